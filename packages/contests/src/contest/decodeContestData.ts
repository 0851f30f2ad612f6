import type { Address, Hex } from 'viem';
import { decodeTuple } from '../abi/decodeTuple.ts';
import { hexToBytes } from '../abi/hex.ts';
import type { Answer } from '../answer.ts';
import { LIMITS } from '../limits.ts';
import { CONTEST_TYPES } from './contestTypes.ts';

const UNDECODABLE = { ok: false, reason: 'undecodable' } as const;
const MAX_HEX_LENGTH = 2 + 2 * LIMITS.rawBytes;

/** What the data of a contest says, lists as they stand there (duplicates included). */
export type DecodedContestData = {
  readonly title: string;
  readonly description: string;
  readonly judges: readonly Address[];
  readonly entries: readonly string[];
};

/** Decodes the data of a contest (version 1). Never throws. */
export function decodeContestData(data: Hex): Answer<DecodedContestData, 'undecodable'> {
  if (data.length > MAX_HEX_LENGTH) return UNDECODABLE;
  const bytes = hexToBytes(data);
  const values = bytes && decodeTuple(CONTEST_TYPES, bytes);
  if (!values) return UNDECODABLE;
  const [title, description, judges, entries] = values;
  return { ok: true, value: { title, description, judges, entries } };
}
