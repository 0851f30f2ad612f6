import type { BlockWord, ProofFinality } from '@org/contests/proof';
import type { Hex } from 'viem';

/**
 * The proof of a contest, as far as it is known. `finality` is null while the contest is not closed. `no-proof`: the endpoint
 * does not answer `eth_getProof`. `too-large`: no verifier would read the proof. `failed`: it could not be taken this time.
 */
export type ProofState =
  | { readonly status: 'unknown' | 'no-proof' | 'too-large' | 'failed' }
  | {
      readonly status: 'taken';
      readonly text: string;
      readonly block: { readonly number: bigint; readonly hash: Hex };
      readonly finality: ProofFinality | null;
      /** The host of the endpoint that named the block; null if it did not answer, for a proof of this browser. */
      readonly host: string | null;
      /** The hosts that say that the block is final; null if none has said so. */
      readonly word: BlockWord | null;
      /** There was a proof at a block that the chain has replaced. */
      readonly hasReplaced: boolean;
      /** The bundle proves exactly the acts that the page shows. */
      readonly isOfPage: boolean;
    };
