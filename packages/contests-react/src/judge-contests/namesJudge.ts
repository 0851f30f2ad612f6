import type { Address } from 'viem';

/**
 * The contests that may name a judge, in a scan's own words: an address stands in the encoded list of judges as a word
 * of its own, filled up with zeros. It may stand elsewhere in the data, too: what is found has to be looked at again.
 */
export function namesJudge(account: Address): object {
  return {
    data: { contains: account.slice(2).toLowerCase().padStart(64, '0') },
  };
}
