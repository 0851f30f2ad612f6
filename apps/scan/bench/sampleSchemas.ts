import { local } from '@org/chain-config';
import { encodeActData, getProtocol, SCHEMAS, type SchemaName } from '@org/contests';
import { type Address, type Hex, keccak256, numberToHex, stringToHex, zeroHash } from 'viem';
import { createDecodedDataJson } from '../src/decoded/createDecodedDataJson.ts';
import { parseSchemaDefinition } from '../src/decoded/parseSchemaDefinition.ts';

/** A schema of the rows that a bench makes. */
export type SampleSchema = { readonly uid: Hex; readonly definition: string };

const protocol = getProtocol(local);

const toSample = (name: SchemaName): SampleSchema => ({
  uid: protocol?.schemas[name] ?? zeroHash,
  definition: SCHEMAS[name].definition,
});

/** The schema of contests, and that of their reviews. */
export const CONTESTS = toSample('contest');
export const REVIEWS = toSample('evaluation');

/** A comment of a usual length. */
export const COMMENT =
  'As long as people write when they have looked at an entry for a while and want to be fair to those behind it.';

/** Writes the text of the column `decodedDataJson`. */
export function createDecoder({ definition }: SampleSchema): (data: Hex) => string {
  const fields = parseSchemaDefinition(definition);
  return (data) => createDecodedDataJson(fields, data);
}

/** The data of a review of an entry, with the classic six. */
export const encodeSampleReview = (entry: number, points: readonly number[], comment = COMMENT): Hex =>
  encodeActData('evaluation', { entry, points, comment, commentHash: null });

const DAY = 86_400n;

/** The data of a contest that is judged for a month, with the classic six and a document on IPFS. */
export function encodeSampleContest(options: {
  readonly title: string;
  readonly judges: readonly Address[];
  /** How many there are. */
  readonly entries: number;
  readonly opensAt: number;
}): Hex {
  const { title, judges, entries } = options;
  const opensAt = BigInt(options.opensAt);
  const closesAt = opensAt + 30n * DAY;
  const contentHash = keccak256(stringToHex(title));
  return encodeActData('contest', {
    ...{ title, judges, contentHash, uri: `ipfs://bafkrei${'a'.repeat(52)}` },
    ...{ submissionsUntil: 0n, opensAt, closesAt, revealUntil: closesAt, flags: 0 },
    maxPoints: [1, 1, 1, 1, 1, 1],
    weights: [5, 5, 5, 5, 3, 3],
    entries: Array.from({ length: entries }, (_, nth) => keccak256(numberToHex(nth, { size: 32 }))),
  });
}
