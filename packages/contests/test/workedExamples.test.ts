import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  CONTEST_SCHEMA_UID,
  contestSchemas,
  evaluationSchemas,
  IGNORED_SENTENCES,
  LIMITS,
  readResult,
  readStranger,
} from '../src/index.ts';
import { address, makeAttestation, makeBlock, makeContest } from './make.ts';

const RULE = readFileSync(new URL('../../../docs/rules/R1.md', import.meta.url), 'utf8');

const people = { Ada: address(0xada), Ben: address(0xbe), Eve: address(0xe) } as const;
const contest = makeContest({
  judges: [people.Ada, people.Ben],
  entries: ['A', 'B'],
  time: 100n,
  endsAt: 200n,
});

/** The rows of the document's table of examples. */
const rows = [...RULE.matchAll(/^\| \d \|.+\|$/gm)]
  .map(([line]) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 10)
  .map(([, , at = '', by = '', entry = '', tags = '', points = '', revoked = '', becomes = '']) => ({
    becomes: becomes.match(/^`(.+?)`/)?.[1] ?? 'counts',
    attestation: {
      ...makeAttestation({
        attester: people[by as keyof typeof people],
        time: BigInt(at),
        says: { entry: readTags(entry)[0] ?? '', tags: readTags(tags), points: Number(points) },
      }),
      revocationTime: BigInt(revoked),
    },
  }));
const attestations = rows.map(({ attestation }) => attestation);

test('the examples of the rule come out as it says', () => {
  const { counted, ignored } = readResult({ contest, attestations, block: makeBlock(300n) });
  expect(rows).toHaveLength(9);
  for (const { becomes, attestation } of rows) {
    const reason = ignored.find((each) => each.attestation.uid === attestation.uid)?.reason;
    const isCounted = counted.some(({ uid }) => uid === attestation.uid);
    expect(isCounted ? 'counts' : (reason ?? readStranger(contest, attestation)?.reason)).toBe(becomes);
  }
});

test('and so do its rankings', () => {
  const rank = (time: bigint) =>
    readResult({ contest, attestations, block: makeBlock(time) }).ranking.map((each) => [
      each.rank,
      each.entry,
      each.points,
    ]);
  expect(rank(300n)).toEqual([
    [1, 'A', '6.50'],
    [null, 'B', ''],
  ]);
  expect(rank(180n)).toEqual([
    [1, 'B', '8.00'],
    [2, 'A', '6.50'],
  ]);
});

test('the document names every reason, schema, tag and limit of the code', () => {
  for (const reason of Object.keys(IGNORED_SENTENCES)) expect(RULE).toContain(`\`${reason}\``);
  for (const { uid, definition } of Object.values(contestSchemas))
    expect(RULE).toContain(`\`${definition}\` | \`${uid}\``);
  for (const { uid } of Object.values(evaluationSchemas)) expect(RULE).toContain(uid);
  for (const { id } of contestSchemas[CONTEST_SCHEMA_UID]?.criteria ?? [])
    expect(RULE).toContain(`\`${id}\``);
  for (const limit of [LIMITS.rawBytes, LIMITS.decodedBytes])
    expect(RULE).toContain(limit.toLocaleString('en'));
});

function readTags(cell: string): readonly string[] {
  return [...cell.matchAll(/`(.+?)`/g)].map(([, tag = '']) => tag);
}
