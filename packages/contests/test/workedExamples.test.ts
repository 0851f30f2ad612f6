import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  CONTEST_SCHEMA_UID,
  CRITERIA_V1,
  compareWinners,
  contestSchemas,
  evaluationSchemas,
  IGNORED_SENTENCES,
  LIMITS,
  rankAdditively,
  readResult,
  readStranger,
  sumPoints,
} from '../src/index.ts';
import { formatMean } from '../src/rule/rankEntries.ts';
import { address, makeAttestation, makeBlock, makeContest } from './make.ts';

const RULE = readFileSync(new URL('../../../docs/rules/R1.md', import.meta.url), 'utf8');

const people = { Ada: address(0xada), Ben: address(0xbe), Eve: address(0xe) } as const;
const contest = makeContest({
  judges: [people.Ada, people.Ben],
  entries: ['A', 'B'],
  time: 100n,
  endsAt: 200n,
});

/** The rows of the document's example table. */
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

test("computes the results of the document's examples", () => {
  const { counted, ignored } = readResult({ contest, attestations, block: makeBlock(300n) });
  expect(rows).toHaveLength(9);
  for (const { becomes, attestation } of rows) {
    const reason = ignored.find((each) => each.attestation.uid === attestation.uid)?.reason;
    const isCounted = counted.some(({ uid }) => uid === attestation.uid);
    expect(isCounted ? 'counts' : (reason ?? readStranger(contest, attestation)?.reason)).toBe(becomes);
  }
});

test("computes the rankings of the document's examples", () => {
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

test("computes the document's example of the additive ranking", () => {
  const table = RULE.slice(RULE.indexOf('### Adjusted for strictness'))
    .split('\n')
    .filter((line) => /^\| `/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));
  expect(table).toHaveLength(4);
  const judges = [address(0xada), address(0xbe), address(0xc1e0)];
  const given = makeContest({ judges, entries: ['A', 'B', 'C', 'D'] });
  const reviews = table.flatMap(([, entry = '', ...cells]) =>
    judges.flatMap((attester, index) => {
      const points = cells[index];
      if (!points) return [];
      return makeAttestation({
        attester,
        says: { entry, tags: findTags(Number(points)), points: Number(points) },
      });
    }),
  );
  const { ranking, counted } = readResult({ contest: given, attestations: reviews, block: makeBlock() });
  const additive = rankAdditively(given, counted) ?? [];
  const shown = ranking.map(({ entry, rank, points }) => {
    const beside = additive.find((each) => each.entry === entry);
    return [entry, points, String(rank ?? ''), beside?.points, String(beside?.rank ?? '')];
  });
  expect(shown).toEqual(table.map(([, entry, , , , ...figures]) => [entry, ...figures.slice(0, 4)]));
  expect(compareWinners(ranking, additive)).toEqual({ mean: ['C'], additive: ['B'], isDifferent: true });
  expect(RULE).toContain('`C` by the mean, `B` after adjusting');
});

/** Tags with this sum of points. */
function findTags(points: number): readonly string[] {
  const ids = CRITERIA_V1.map(({ id }) => id);
  const subsets = Array.from({ length: 2 ** ids.length }, (_, bits) =>
    ids.filter((__, index) => (bits >> index) % 2 === 1),
  );
  return subsets.find((tags) => sumPoints(CRITERIA_V1, tags) === points) ?? [];
}

test('rounds means as documented', () => {
  expect(RULE).toContain('Means of 20 / 3 (shown 6.67), 13 / 2 (6.50) and 26 / 4 (6.50) rank 1, 2, 2');
  expect(
    [[20, 3] as const, [13, 2] as const, [26, 4] as const, [1, 3] as const, [33, 100] as const].map(
      ([sum, count]) => formatMean({ sum, count }),
    ),
  ).toEqual(['6.67', '6.50', '6.50', '0.33', '0.33']);
});

test('names every reason, schema, tag and limit in the document', () => {
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
