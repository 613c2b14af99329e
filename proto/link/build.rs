//! Generates the messages and the gRPC service from `link.proto`, without `protoc`.

use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    const FILE: &str = "proto/causeway/link/v1/link.proto";
    println!("cargo:rerun-if-changed={FILE}");
    let files = protox::compile([FILE], ["proto"])?;
    // Every `bytes` field is a slice of the received frame: payloads are never copied while decoding.
    tonic_prost_build::configure().bytes(".").compile_fds(files)?;
    Ok(())
}
