import type { Address, Hex } from 'viem';

/** What somebody looks for. */
export type Search = {
  readonly words: string;
  /** Contests, by their UID or a link to them. */
  readonly uids: readonly Hex[];
  /** Whose contests: started or judged by all of these. */
  readonly accounts: readonly Address[];
};

/** A UID or an address, alone or in a link. */
const NAMED = /^(?:https?:\/\/\S*\/|\/\S*\/)?(0x[0-9a-f]{64}|0x[0-9a-f]{40})(?:[/?#]\S*)?$/i;

/** Tells words from what names one contest or one account. */
export const readSearch = (text: string): Search => {
  const words: string[] = [];
  const uids: Hex[] = [];
  const accounts: Address[] = [];
  for (const part of text.split(/\s+/)) {
    const named = NAMED.exec(part)?.[1]?.toLowerCase() as Hex | undefined;
    if (named === undefined) words.push(part);
    else (named.length === 66 ? uids : accounts).push(named);
  }
  return { words: words.join(' ').trim(), uids, accounts };
};
