import fc from 'fast-check';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { fuzz } from '../../../../scripts/vitest/fuzz.ts';
import { runCommand } from './runCommand.ts';

// No endpoint may be reached: nothing answers.
beforeAll(() => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
});
afterAll(() => {
  vi.restoreAllMocks();
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
