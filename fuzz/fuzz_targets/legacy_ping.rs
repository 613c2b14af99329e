#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| java::fuzz::legacy_ping(data));
