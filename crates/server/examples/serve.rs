//! Serves Tengen from a folder given as the first argument, on the port given as the second.

use std::error::Error;
use std::net::{IpAddr, Ipv4Addr};
use tengen_server::{Config, serve};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let data = arguments.next().ok_or("usage: serve FOLDER [PORT]")?.into();
    let port = arguments.next().map_or(Ok(3610), |port| port.parse())?;
    let config = Config { bind: IpAddr::V4(Ipv4Addr::LOCALHOST), port, data };
    serve(config, |address| println!("http://{address}/")).await?;
    Ok(())
}
