import type { Hex } from 'viem';

/** The block up to which something was read. `time` is the block's timestamp in seconds. */
export type Block = {
  readonly number: bigint;
  readonly hash: Hex;
  readonly time: bigint;
};
