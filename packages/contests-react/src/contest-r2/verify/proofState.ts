import type { ProofFinality } from '@org/contests/proof';
import type { Hex } from 'viem';

/**
 * The proof of a contest, as far as it is known. `finality` is null while the contest is not closed. `no-proof`: the endpoint
 * does not answer `eth_getProof`.
 */
export type ProofState =
  | { readonly status: 'unknown' | 'no-proof' | 'failed' }
  | {
      readonly status: 'taken';
      readonly text: string;
      readonly block: { readonly number: bigint; readonly hash: Hex };
      readonly finality: ProofFinality | null;
      /** There was a proof at a block that the chain has replaced. */
      readonly hasReplaced: boolean;
    };
