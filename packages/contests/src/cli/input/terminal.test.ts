import { expect, test } from 'vitest';
import { createTerminal } from './terminal.ts';

function record({ isTTY }: { isTTY: boolean }) {
  const written: string[] = [];
  let now = 0;
  const stream = (name: string) => ({ write: (text: string) => written.push(`${name}:${text}`), isTTY });
  const terminal = createTerminal({ stdout: stream('out'), stderr: stream('err') }, () => now);
  const pass = (ms: number) => {
    now += ms;
  };
  return { terminal, written, pass };
}

test('overwrites one line with progress on a screen, and clears it before other output', () => {
  const { terminal, written } = record({ isTTY: true });
  terminal.progress('1 of 2');
  terminal.progress('2 of 2');
  terminal.out('done');
  terminal.err('really');
  expect(written).toEqual([
    'err:\r\u001B[K1 of 2',
    'err:\r\u001B[K2 of 2',
    'err:\r\u001B[K',
    'out:done\n',
    'err:really\n',
  ]);
});

test('logs progress every two seconds if stderr is not a screen', () => {
  const { terminal, written, pass } = record({ isTTY: false });
  terminal.progress('1 of 9');
  pass(2_000);
  terminal.progress('2 of 9');
  pass(500);
  terminal.progress('3 of 9');
  terminal.progress('');
  pass(2_000);
  terminal.progress('8 of 9');
  terminal.out('done');
  expect(written).toEqual(['err:2 of 9\n', 'err:8 of 9\n', 'out:done\n']);
});
