import { LocalChainError } from './errors.ts';
import type { AnvilProcess } from './spawnAnvil.ts';

const request: RequestInit = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' }),
};

/** Waits until the endpoint answers. @throws LocalChainError `anvil-stopped` */
export async function waitForAnvil(anvil: AnvilProcess, rpcUrl: string): Promise<void> {
  while (anvil.isRunning()) {
    try {
      const response = await fetch(rpcUrl, request);
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new LocalChainError('anvil-stopped', `anvil ended before it answered. ${anvil.getLog()}`.trim());
}
