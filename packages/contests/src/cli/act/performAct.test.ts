import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { JUDGE_KEY } from '../../../test/localChain.ts';
import { word } from '../../../test/make.ts';
import { runCommand } from '../runCommand.ts';

const contest = word(0xc0);
const key = `0x${'5e'.repeat(32)}`;
let folder: string;

// No endpoint may be reached: nothing answers.
beforeAll(async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  folder = await mkdtemp(join(tmpdir(), 'laurel-act-'));
  await writeFile(join(folder, 'entry.json'), '{"name":"Shelf"}');
  await writeFile(join(folder, 'twice.json'), '{"name":"Shelf","name":"Stamp"}');
});
afterAll(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function contests(argv: readonly string[], secret = key) {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line.replaceAll(folder, ''));
  const env = { CONTESTS_PRIVATE_KEY: secret, HOME: '/home' };
  const terminal = { out: print, err: print, progress: () => {} };
  const code = await runCommand(
    argv.map((each) => each.replace('@', `${folder}/`)),
    terminal,
    {
      ...{ env, folder, patienceMs: 1_000 },
    },
  );
  return { code, env, output: lines.join('\n') };
}

test.each<[readonly string[], string]>([
  [['start', 'local'], 'Usage:'],
  [['start', 'local', '@a.json', '@b.json'], 'Usage:'],
  [['start', 'local', '@none.json'], 'The file /none.json cannot be read.'],
  [['start', 'local', '@entry.json'], 'without the field "name"'],
  [['enter', 'local', contest, '@twice.json'], 'it has the key "name" twice'],
  [['enter', 'local', contest, '@entry.json', '--replaces', '0x1'], 'A UID must be 0x and 64 hex digits.'],
  [['enter', 'local', contest, '@entry.json', '--uri', 'https://example.org'], 'ipfs:// and a CID'],
  [['admit', 'local', contest], 'Usage:'],
  [['admit', 'local', contest, '1'], 'A UID must be'],
  [['review', 'local', contest, '1'], '--points 4,9,3'],
  [['review', 'local', contest, '0', '--points', '1'], 'An entry must be its number'],
  [['review', 'local', contest, '1', '--points', '1;2'], 'whole numbers with commas'],
  [['review', 'local', contest, '1', '--points', '256'], 'whole numbers with commas'],
  [
    ['review', 'local', contest, '1', '--points', '1', '--comment', 'a', '--comment-file', 'b'],
    'Choose --comment or --comment-file',
  ],
  [['reveal', 'local', contest, '@entry.json'], 'unknown field "name"'],
  [['recuse', 'local', contest, '1', '--points', '1'], 'Usage:'],
  [['recuse', 'local', contest, '1', '--key', '1'], "Unknown option '--key'"],
  [['recuse', 'local', '0x12', '1'], 'A UID must be'],
  [['recuse', 'nowhere', contest, '1'], 'nowhere is neither a known chain'],
  [['recuse', 'local', contest, '1', '--from', word(1).slice(0, 42)], '--from is for --unsigned'],
  [['recuse', 'local', contest, '1', '--unsigned='], '--unsigned needs the name of a file'],
  [['recuse', 'local', contest, '1', '--unsigned', 'a', '--from', '0x1'], '--from must be an address'],
  [['withdraw', 'local', contest, 'it'], 'An entry must be its number'],
  [['recuse', 'local', contest, '1'], 'does not answer'],
])('%j is not run: %s', async (argv, words) => {
  const { code, output } = await contests(argv);
  expect(output).toContain(words);
  expect(code).toBe(2);
});

test.each<[string, readonly string[], string, string]>([
  ['no key', ['recuse', 'local', contest, '1'], '', 'in the variable CONTESTS_PRIVATE_KEY'],
  ['half a key', ['recuse', 'local', contest, '1'], key.slice(0, 30), 'must be a private key'],
  ['a public key', ['recuse', 'base', contest, '1'], JUDGE_KEY, 'everybody has its key'],
  ['a key as a word', ['recuse', 'base', key, '1'], key, 'do not use this key any more'],
  [
    'a key as an option',
    ['recuse', 'base', contest, '1', '--from', key],
    key,
    'do not use this key any more',
  ],
  ['a key as the chain', ['recuse', word(0xabc), contest, '1'], key, 'The first word is neither'],
])('%s is refused, and no key is repeated', async (_, argv, secret, words) => {
  const { code, output, env } = await contests(argv, secret);
  expect(code).toBe(2);
  expect(output).toContain(words);
  if (secret) expect(output).not.toContain(secret.slice(2));
  expect(output).not.toContain(word(0xabc).slice(2));
  expect(env.HOME).toBe('/home');
});

test('takes the key out of the environment, also where it is not needed', async () => {
  const { env } = await contests(['recuse', 'local', contest, '1', '--unsigned', '@out.json']);
  expect('CONTESTS_PRIVATE_KEY' in env).toBe(false);
});
