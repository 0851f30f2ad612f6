import type { Address } from 'viem';

/** Who is connected, and where. */
export type ConnectionData = {
  readonly account: Address;
  readonly chain: {
    readonly id: number;
    /** The chain is not one of the configured ones. */
    readonly unsupported: boolean;
  };
};
