import type { Address, Hex } from 'viem';
import { decodeData } from '../abi/decodeData.ts';
import type { Answer } from '../answer.ts';
import { CONTEST_TYPES } from './contestTypes.ts';

/** What the data of a contest says, lists as they stand there (duplicates included). */
export type DecodedContestData = {
  readonly title: string;
  readonly description: string;
  readonly judges: readonly Address[];
  readonly entries: readonly string[];
};

/** Decodes the data of a contest (version 1). Never throws. */
export function decodeContestData(data: Hex): Answer<DecodedContestData, 'undecodable'> {
  const values = decodeData(CONTEST_TYPES, data);
  if (!values) return { ok: false, reason: 'undecodable' };
  const [title, description, judges, entries] = values;
  return { ok: true, value: { title, description, judges, entries } };
}
