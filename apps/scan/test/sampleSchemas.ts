import { local } from '@org/chain-config';
import {
  type EntryDocument,
  encodeActData,
  getProtocol,
  SCHEMAS,
  type SchemaName,
  writeDocument,
} from '@org/contests';
import { sql } from 'drizzle-orm';
import { type Address, type Hex, zeroAddress, zeroHash } from 'viem';
import { createDecodedDataJson } from '../src/decoded/createDecodedDataJson.ts';
import { parseSchemaDefinition } from '../src/decoded/parseSchemaDefinition.ts';
import type { SqlSession } from '../src/store/database.ts';

/** A schema of rows that a bench or a test makes. */
export type SampleSchema = { readonly uid: Hex; readonly definition: string };

const protocol = getProtocol(local);

const toSample = (name: SchemaName): SampleSchema => ({
  uid: protocol?.schemas[name] ?? zeroHash,
  definition: SCHEMAS[name].definition,
});

/** The schema of contests, and that of their reviews. */
export const CONTESTS = toSample('contest');
export const REVIEWS = toSample('evaluation');

/** Inserts the schemas themselves. */
export async function insertSchemas(session: SqlSession, schemas: readonly SampleSchema[]): Promise<void> {
  for (const { uid, definition } of schemas)
    await session.query(sql`insert into schema
      (id, schema, creator, resolver, revocable, index, txid, time, "blockNumber", "logIndex")
      values (${uid}, ${definition}, ${zeroAddress}, ${zeroAddress}, true, '1', ${zeroHash}, 1, 1, 0)`);
}

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

const YEAR = 31_536_000n;

const LABELS = [
  'Presentation',
  'Potential impact',
  'Creativity',
  'Difficulty',
  'Open source',
  'Documentation',
];

type Texts = { readonly uri: string; readonly contentHash: Hex; readonly entries: readonly Hex[] };
const written = new Map<number, Texts>();

/** The texts of a contest with this many entries. Above about 90 they do not fit into the attestation, and are nowhere. */
function writeTexts(count: number): Texts {
  const known = written.get(count);
  if (known) return known;
  const entries: readonly EntryDocument[] = Array.from({ length: count }, (_, nth) => ({
    ...{ name: `Tool ${nth + 1}`, link: '', picture: '', about: '', track: 0 },
  }));
  const criteria = LABELS.map((label) => ({ label, anchors: [] }));
  const { contentHash, dataUri } = writeDocument({
    ...{ format: 'laurel-contest/1', description: 'Which one would you use?', criteria, entries },
    ...{ tracks: [], prizes: [] },
  });
  const texts = {
    uri: dataUri ?? `ipfs://bafkrei${'a'.repeat(52)}`,
    contentHash,
    entries: entries.map((entry) => writeDocument(entry).contentHash),
  };
  written.set(count, texts);
  return texts;
}

/** The data of a contest with the classic six, whose judging is open whenever a bench runs. */
export function encodeSampleContest(options: {
  readonly title: string;
  readonly judges: readonly Address[];
  /** How many there are. */
  readonly entries: number;
  readonly opensAt: number;
}): Hex {
  const { title, judges } = options;
  const opensAt = BigInt(options.opensAt);
  const closesAt = opensAt + 10n * YEAR;
  return encodeActData('contest', {
    ...{ title, judges, ...writeTexts(options.entries) },
    ...{ submissionsUntil: 0n, opensAt, closesAt, revealUntil: closesAt, flags: 0 },
    maxPoints: [1, 1, 1, 1, 1, 1],
    weights: [5, 5, 5, 5, 3, 3],
  });
}
