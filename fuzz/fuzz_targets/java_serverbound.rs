#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| java::fuzz::java_serverbound(data));
