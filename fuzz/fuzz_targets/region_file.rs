#![no_main]
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| storage::region::parse_for_fuzz(data));
