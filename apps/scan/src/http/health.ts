import type { ChainConfig } from '@org/chain-config';
import type { IndexerState } from '../indexer/createIndexer.ts';

/** What `GET /health` answers. `ok`: everything the chain has is here, and the chain answers. */
export type Health = IndexerState & { ok: boolean; chain: string; chainId: number; lag: number | null };

export function toHealth(state: IndexerState, { slug, chain }: ChainConfig): Health {
  const { block, head } = state;
  const lag = block === null || head === null ? null : Math.max(0, head - block);
  return { ok: state.status === 'live', chain: slug, chainId: chain.id, lag, ...state };
}

/** Whether questions get good answers: the chain was read to its end once, even if it does not answer now. */
export const isReady = ({ status, block }: Health): boolean =>
  block !== null && (status === 'live' || status === 'trouble');
