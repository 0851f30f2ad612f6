import type { ChainConfig } from '@org/chain-config';
import type { ChainAccess } from './chainAccess.ts';

const opened = new Map<string, Promise<ChainAccess>>();

/**
 * The clients of a chain, with their code loaded on demand: pages that only read the scan never fetch it. Rejects if
 * the code cannot be loaded; the next call tries again.
 */
export function loadChainAccess(chainConfig: ChainConfig): Promise<ChainAccess> {
  const key = `${chainConfig.chain.id} ${chainConfig.chain.rpcUrls.default.http.join(' ')}`;
  const known = opened.get(key);
  if (known) return known;
  const loading = import('./chainAccess.ts').then(({ createChainAccess }) => createChainAccess(chainConfig));
  opened.set(key, loading);
  loading.catch(() => opened.delete(key));
  return loading;
}
