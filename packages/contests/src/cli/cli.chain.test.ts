import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { INPUT, JUDGE, ORGANIZER, OTHER_JUDGE, useLocalChain } from '../../test/localChain.ts';
import { word } from '../../test/make.ts';
import { type Json, toCanonicalJson } from '../bundle/canonicalJson.ts';
import { hashBundle } from '../bundle/createResultBundle.ts';
import type { ResultBundle } from '../bundle/resultBundle.ts';
import type { Contest } from '../contest/contest.ts';
import { evaluate } from '../write/evaluate.ts';
import { revokeAttestation } from '../write/revokeAttestation.ts';
import { startContest } from '../write/startContest.ts';
import { runCommand } from './runCommand.ts';

const { client, config, reader, test: node, createWallet } = useLocalChain();
const url = inject('rpcUrl');
const [shelf = '', stamp = ''] = INPUT.entries;
const evaluations = config.eas.evaluationSchemaUid;

let folder: string;
let contest: Contest;

const as = (account: typeof ORGANIZER | typeof JUDGE | typeof OTHER_JUDGE) => ({
  client,
  config,
  walletClient: createWallet(account),
  account,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-verify-'));
  const { uid } = await startContest({ ...as(ORGANIZER), input: { ...INPUT, title: 'Red \u001B[31malert' } });
  const lookup = await reader.findContest(uid);
  if (lookup.status !== 'found') throw new Error(lookup.status);
  contest = lookup.contest;
  const input = { entry: shelf, tags: ['CREATIVITY_5'], comment: 'Nobody else thought of it.' };
  await evaluate({ ...as(JUDGE), contest, input });
  await evaluate({ ...as(JUDGE), contest, input: { ...input, entry: stamp, tags: ['OPEN_SOURCE_3'] } });
  const other = await evaluate({ ...as(OTHER_JUDGE), contest, input });
  await revokeAttestation({ ...as(OTHER_JUDGE), uid: other.uid, schemaUid: evaluations });
});

afterAll(() => rm(folder, { recursive: true }));

async function contests(...argv: readonly string[]) {
  const lines: string[] = [];
  const errors: string[] = [];
  const code = await runCommand(argv, {
    out: (line) => lines.push(line),
    err: (line) => errors.push(line),
    progress: () => {},
  });
  return { code, out: lines.join('\n'), err: errors.join('\n') };
}

const file = (name: string) => join(folder, name);

describe('verify', () => {
  test('recomputes a result and prints it as a table', async () => {
    const { code, out } = await contests('verify', url, contest.uid);
    expect(code).toBe(0);
    expect(out).toContain(`1     5.00    1 of 2   ${shelf}\n2     3.00    1 of 2   ${stamp}`);
    expect(out).toMatch(/Rule R1, block \d+: 2 reviews counted, 1 not counted\./);
    expect(out).not.toContain('\u001B');
  });

  test('writes a bundle and agrees with it, also blocks later', async () => {
    expect(await contests('verify', url, contest.uid, '--out', file('a.json'))).toMatchObject({ code: 0 });
    await node.mine({ blocks: 3 });
    const { code, out } = await contests('verify', url, contest.uid, '--bundle', file('a.json'));
    expect(code).toBe(0);
    expect(out).toMatch(/The bundle agrees with the chain at block \d+\./);
    const { out: json } = await contests('verify', url, contest.uid, '--bundle', file('a.json'), '--json');
    expect(JSON.parse(json)).toMatchObject({
      agrees: true,
      differences: [],
      result: { format: 'laurel-result/1' },
    });
    const text = await readFile(file('a.json'), 'utf8');
    expect(toCanonicalJson(JSON.parse(text))).toBe(text);
  });

  test('names what was tampered with, in each field, whether the hash was made anew or not', async () => {
    await contests('verify', url, contest.uid, '--out', file('good.json'));
    const good: ResultBundle = JSON.parse(await readFile(file('good.json'), 'utf8'));
    const paths = leavesOf(good as Json).filter((path) => path !== 'block.number');
    expect(paths.length).toBeGreaterThan(50);
    for (const path of paths) {
      for (const isHashed of [false, true]) {
        const tampered = tamper(good, path);
        const { hash: _, ...rest } = tampered;
        const bundle = isHashed && path !== 'hash' ? { ...rest, hash: hashBundle(rest) } : tampered;
        await writeFile(file('bad.json'), JSON.stringify(bundle));
        const { code, out } = await contests('verify', url, contest.uid, '--bundle', file('bad.json'));
        expect([path, code]).toEqual([path, 1]);
        expect(out).toContain(`  ${path}: `);
      }
    }
  }, 60_000);

  test('names a bundle of another contest, chain, rule, block, and what is missing or too much', async () => {
    const good: ResultBundle = JSON.parse(await readFile(file('good.json'), 'utf8'));
    const other = await startContest({ ...as(ORGANIZER), input: INPUT });
    const check = async (bundle: object, uid = contest.uid) => {
      await writeFile(file('bad.json'), JSON.stringify(bundle));
      return contests('verify', url, uid, '--bundle', file('bad.json'));
    };
    expect(await check(good, other.uid)).toMatchObject({
      code: 1,
      out: expect.stringContaining('contest.uid: '),
    });
    expect(await check({ ...good, rule: 'R2' })).toMatchObject({
      code: 1,
      out: expect.stringContaining('rule: "R2"'),
    });
    const earlier = { ...good, block: { ...good.block, number: good.block.number - 1 } };
    expect(await check(earlier)).toMatchObject({ code: 1, out: expect.stringContaining('block.hash: ') });
    expect(await check({ ...good, extra: 1 })).toMatchObject({
      code: 1,
      out: expect.stringContaining('extra: 1'),
    });
    expect(await check({ ...good, counted: good.counted.slice(1) })).toMatchObject({ code: 1 });
    expect(await check({})).toMatchObject({ code: 1 });
  });

  test('ends with 2 where the question cannot be answered', async () => {
    const good: ResultBundle = JSON.parse(await readFile(file('good.json'), 'utf8'));
    const future = { ...good, block: { ...good.block, number: good.block.number + 1_000_000 } };
    await writeFile(file('future.json'), JSON.stringify(future));
    await writeFile(file('text.json'), 'no json');
    await writeFile(file('list.json'), '[]');
    const { uid } = contest;
    for (const [argv, words] of [
      [['verify', url, uid, '--bundle', file('future.json')], 'lies in the future'],
      [['verify', url, uid, '--bundle', file('text.json')], 'is no JSON'],
      [['verify', url, uid, '--bundle', file('list.json')], 'is no result'],
      [['verify', url, uid, '--bundle', file('nowhere.json')], 'cannot be read'],
      [['verify', url, uid, '--out', join(folder, 'no', 'folder.json')], 'cannot be written'],
      [['verify', 'http://127.0.0.1:9', uid], 'does not answer'],
      [['verify', 'no-such-chain', uid], 'No chain is called no-such-chain'],
      [['verify', url, word(1)], 'no such attestation'],
      [['verify', url, '0x12'], 'named by its UID'],
      [['verify', url], 'named by its UID'],
      [['verify'], 'Usage'],
      [['verify', url, uid, '--wrong'], 'Usage'],
      [['explode', url, uid], 'Usage'],
    ] as const) {
      const { code, err } = await contests(...argv);
      expect([argv, code]).toEqual([argv, 2]);
      expect(err).toContain(words);
    }
  });
});

test('show prints a contest, without what a terminal would obey', async () => {
  const { code, out } = await contests('show', url, contest.uid);
  expect(code).toBe(0);
  expect(out).toContain('Red \uFFFD[31malert');
  expect(out).toContain(`Judge 2       ${OTHER_JUDGE}`);
  expect(out).toMatch(/State +judging/);
});

test('help is printed', async () => {
  expect(await contests('--help')).toMatchObject({
    code: 0,
    out: expect.stringContaining('contests verify'),
  });
});

/** The paths of everything in a JSON value that is no object or list. */
function leavesOf(value: Json, path = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, path ? `${path}.${key}` : key));
}

/** A copy with another value at a path. */
function tamper(bundle: ResultBundle, path: string): ResultBundle {
  const copy = structuredClone(bundle);
  const keys = path.match(/[^.[\]]+/g) ?? [];
  const last = keys.pop() ?? '';
  let target = copy as unknown as Record<string, unknown>;
  for (const key of keys) target = target[key] as Record<string, unknown>;
  const value = target[last];
  target[last] = typeof value === 'number' ? value + 1 : `${value}!`;
  return copy;
}
