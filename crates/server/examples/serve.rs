//! Serves Tengen from a folder given as the first argument, on the port given as the second,
//! thinking with the network given as the third.

use std::error::Error;
use std::net::{IpAddr, Ipv4Addr};
use tengen_net::{Arithmetic, Limits, Model, Network};
use tengen_server::proxies::Proxies;
use tengen_server::{Config, Data, Engines, ServerLimits, serve};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let data = arguments.next().ok_or("usage: serve FOLDER [PORT [NETWORK]]")?;
    let data = Data::Folder(data.into());
    let port = arguments.next().map_or(Ok(3610), |port| port.parse())?;
    let model = arguments.next().map(|file| Model::open(file.as_ref(), &Limits::default()));
    let arithmetic = Arithmetic::from_environment()?;
    let network = model.transpose()?.map(|model| Network::new(model, arithmetic));
    let engines = Engines::new(network, 1);
    let config = Config {
        bind: IpAddr::V4(Ipv4Addr::LOCALHOST),
        port,
        data,
        secret: None,
        socket: None,
        engines,
        proxies: Proxies::default(),
        public: None,
        metrics: None,
        limits: ServerLimits::PUBLIC,
        workers: None,
        people: Default::default(),
    };
    serve(config, |address| println!("http://{address}/")).await?;
    Ok(())
}
