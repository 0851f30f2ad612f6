import { expect, test } from 'vitest';
import { readCompilerErrors } from './compileBlocks.ts';

const stdout =
  "a.ts(3,7): error TS2304: Cannot find name 'b'.\n  more of it\nerror TS5083: Cannot read file.\n";

test('reads errors in files and in the whole program', () => {
  expect(readCompilerErrors({ status: 2, stdout, stderr: '' })).toMatchObject([
    { path: 'a.ts', place: '3', error: "TS2304: Cannot find name 'b'." },
    { path: '', place: '', error: 'TS5083: Cannot read file.' },
  ]);
  expect(readCompilerErrors({ status: 0, stdout: '', stderr: '' })).toEqual([]);
});

test('compiling blocks throws when the compiler crashed', () => {
  const crashed = { status: 2, stdout: '', stderr: 'panic: out of memory' };
  expect(() => readCompilerErrors(crashed)).toThrow('panic: out of memory');
  expect(() => readCompilerErrors({ status: null, stdout, stderr: '' })).toThrow('a signal');
});
