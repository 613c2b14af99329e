#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| world_worker::fuzz::rcon(data));
