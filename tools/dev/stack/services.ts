import { printStep } from './print.ts';
import { type Service, type Supervisor, startChain } from './supervisor.ts';

const LOCAL_CHAIN_ID = 31337;

/** The three ports of the local product, all on 127.0.0.1. tools/dev/laurel.mjs has checked them already. */
export type Ports = { web: number; rpc: number; scan: number };

const portOf = (name: string, fallback: number) => Number(process.env[name] || fallback);

/** @example readPorts() // { web: 3000, rpc: 8545, scan: 4350 } */
export function readPorts(): Ports {
  return { web: portOf('PORT', 3000), rpc: portOf('RPC_PORT', 8545), scan: portOf('SCAN_PORT', 4350) };
}

/** The settings that all services of the local product share. */
export function localSettings(ports: Ports): Record<string, string> {
  return {
    PORT: String(ports.web),
    RPC_PORT: String(ports.rpc),
    SCAN_PORT: String(ports.scan),
    PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN || `http://localhost:${ports.web}`,
    CHAINS: 'local',
    DEFAULT_CHAIN: 'local',
    [`RPC_URL_${LOCAL_CHAIN_ID}`]: `http://127.0.0.1:${ports.rpc}`,
    [`SCAN_URL_${LOCAL_CHAIN_ID}`]: `http://127.0.0.1:${ports.scan}/graphql`,
    LAUREL_LOCAL: '1',
  };
}

const scan: Omit<Service, 'env'> = { name: 'scan', color: 'magenta', args: ['apps/scan/dist/main.js'] };

/** Starts the local chain with its demo contests and the scan, and waits until it has indexed them. */
export async function startBackend(supervisor: Supervisor, ports: Ports, env: Record<string, string>) {
  printStep('Starting the local chain, with demo contests, and its scan …');
  const chainIsReady = startChain(supervisor, { args: ['packages/local-stack/src/main.ts'], env });
  // Each local chain is a new one, so rows of another are of no use.
  supervisor.start({ ...scan, env: { ...env, DATABASE_URL: '' } });
  await chainIsReady;
  const head = await fetchHead(ports.rpc);
  await supervisor.waitFor('The scan', async () => {
    const response = await fetch(`http://127.0.0.1:${ports.scan}/health`);
    const health = (await response.json()) as { block?: number | string | null };
    return response.ok && Number(health.block ?? -1) >= head;
  });
}

async function fetchHead(rpcPort: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${rpcPort}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }),
  });
  const answer = (await response.json()) as { result: string };
  return Number(answer.result);
}
