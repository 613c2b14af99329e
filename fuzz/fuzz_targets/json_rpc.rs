#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| world_worker::fuzz::json_rpc(data));
