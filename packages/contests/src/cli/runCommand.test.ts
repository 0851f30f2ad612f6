import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { fuzz } from '../../../../tools/test/vitest/fuzz.ts';
import { runCommand } from './runCommand.ts';

// No endpoint may be reached: nothing answers.
beforeAll(() => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
});
afterAll(() => {
  vi.restoreAllMocks();
});

async function contests(...argv: readonly string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const print = { out: (line: string) => out.push(line), err: (line: string) => err.push(line) };
  const code = await runCommand(argv, { ...print, progress: () => {} });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

const HASH = `0x${'1'.repeat(64)}`;

test.each([
  ['verify', '--bundle', 'a.json', '--bundle', 'b.json', '--block-hash', HASH],
  ['verify', '--bundle', 'a.json', '--block-hash', HASH, `--block-hash=${HASH}`],
  ['review', 'local', HASH, '1', '--points', '1,2', '--points', '2,1'],
])('refuses an option that is given twice: %s %s …', async (...argv) => {
  expect(await contests(...argv)).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('is given twice'),
  });
});

test('cannot tell whether a file is a bundle that is larger than any', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'too-large-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'large.json');
  await writeFile(path, '');
  await truncate(path, 128 * 1024 * 1024 + 1);
  const { code, out } = await contests(
    'verify',
    '--bundle',
    path,
    '--block-hash',
    HASH,
    '--offline',
    '--json',
  );
  expect(code).toBe(2);
  expect(JSON.parse(out)).toMatchObject({ status: 'cannot-tell', reason: 'too-large' });
});

const word = fc.oneof(
  fc.constantFrom(
    'list',
    'show',
    'verify',
    'bundle',
    'start',
    'review',
    'withdraw',
    'judge',
    'postpone',
    'note',
    'local',
    'nowhere',
    `0x${'1'.repeat(64)}`,
    `0x${'1'.repeat(40)}`,
    '0x1',
  ),
  fc.constantFrom(
    '--json',
    '--scan',
    '--take',
    '--take=0',
    '--out',
    '--bundle',
    '--eas',
    '--offline',
    '--unsigned',
    '--points',
    '1',
    '--block-hash',
    '--rpc',
    'https://rpc.example',
    '--',
    '-',
    '--help',
    '--json=1',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string().map((text) => `--${text}`),
);

fuzz(
  'CLI arguments',
  'any arguments end with a code and printable text',
  fc.asyncProperty(fc.array(word, { maxLength: 6 }), async (argv) => {
    const printed: string[] = [];
    const print = (line: string) => printed.push(line);
    const code = await runCommand(argv, { out: print, err: print, progress: () => {} });
    const isHelp = argv.includes('--help') || argv.includes('-h');
    expect(code).toBe(isHelp ? 0 : 2);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not reach a terminal.
    expect(printed.join('\n')).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    expect(printed.length).toBeGreaterThan(0);
  }),
);
