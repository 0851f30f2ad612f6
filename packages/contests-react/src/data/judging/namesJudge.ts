import type { Address } from 'viem';

/**
 * Filter for contests that may name a judge: the ABI encodes each address as a zero-padded
 * word. It may occur elsewhere in the data, so callers check the results.
 */
export function namesJudge(account: Address): object {
  return {
    data: { contains: account.slice(2).toLowerCase().padStart(64, '0') },
  };
}
