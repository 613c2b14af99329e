//! VarInts, as far as palettes need them.

/// Appends `value` as a VarInt.
pub(crate) fn write(out: &mut Vec<u8>, mut value: u32) {
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

/// Takes a VarInt from the front of `input`; `None` when it is cut short or longer than 5 bytes.
pub(crate) fn read(input: &mut &[u8]) -> Option<u32> {
    let mut value = 0u32;
    for index in 0..5 {
        let (&byte, rest) = input.split_first()?;
        *input = rest;
        value |= u32::from(byte & 0x7f) << (7 * index);
        if byte & 0x80 == 0 {
            return Some(value);
        }
    }
    None
}
