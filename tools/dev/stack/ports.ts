/** The three ports of the local product, all on 127.0.0.1. tools/dev/laurel.mjs has checked them already. */
export type Ports = { web: number; rpc: number; scan: number };

const portOf = (name: string, fallback: number) => Number(process.env[name] || fallback);

/** @example readPorts() // { web: 3000, rpc: 8545, scan: 4350 } */
export function readPorts(): Ports {
  return { web: portOf('PORT', 3000), rpc: portOf('RPC_PORT', 8545), scan: portOf('SCAN_PORT', 4350) };
}
