#![no_main]
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    if let Ok(text) = text::Text::from_nbt(data) {
        let _said = (text.to_plain(), text.to_json());
    }
    if let Some(text) = std::str::from_utf8(data).ok().and_then(|json| text::Text::from_json(json).ok()) {
        assert!(text::Text::from_nbt(&text.to_nbt()).is_ok());
    }
});
