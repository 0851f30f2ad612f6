import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { Json } from '../../base/canonicalJson.ts';
import { findAt, findDifferences, findJsonFlaw, readUpTo } from './bundleFile.ts';

const parse = (text: string): Json => JSON.parse(text);

test.each([
  ['{"a":1}', '{"a":2}', ['a']],
  ['{"a":{"b":[1,2]}}', '{"a":{"b":[1,3,4]}}', ['a.b[1]', 'a.b[2]']],
  ['{"a":[]}', '{"a":{}}', ['a']],
  ['{"a":null}', '{"a":{}}', ['a']],
  ['{"a":"1"}', '{"a":1}', ['a']],
  ['{"a":1e999}', '{"a":1}', ['a']],
  ['{"__proto__":{"a":1},"a":1}', '{"a":1}', ['__proto__']],
  ['{"toString":1}', '{}', ['toString']],
  ['{}', '{"a":1,"b":2}', ['a', 'b']],
  ['7', '{"a":1}', ['']],
])('finds the differences between %s and %s: %j', (told, actual, paths) => {
  expect(findDifferences(parse(told), parse(actual)).map(({ path }) => path)).toEqual(paths);
});

test('finds no difference between equal values, and one between others', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      const [told, actual] = [a, b] as [Json, Json];
      expect(findDifferences(told, parse(JSON.stringify(told)))).toEqual([]);
      if (JSON.stringify(told) !== JSON.stringify(actual) && findDifferences(told, actual).length === 0) {
        // The order of keys does not matter.
        expect(actual).toEqual(told);
      }
    }),
  );
});

test('finds a value at its path, and undefined at other paths', () => {
  const value = parse('{"block":{"number":7},"hash":"0x01"}');
  expect(findAt(value, ['block', 'number'])).toBe(7);
  expect(findAt(value, ['rule', 'length'])).toBeUndefined();
  expect(findAt(value, ['constructor', 'name'])).toBeUndefined();
});

test.each([
  '{"uid":"0x01","uid":"0x02"}',
  '{"uid":"0x01","\\u0075id":"0x02"}',
  '{"a":[{"b":{"rule" :1,"c":[{}],"rule"\n:2}}]}',
  '{"a\\"":1,"a\\"":2}',
  '{"":1,"":2}',
  '{"__proto__":1,"__proto__":2}',
])('rejects the duplicate key in %s', (json) => {
  expect(findJsonFlaw(json)).toContain('twice');
});

test.each([
  '{"a":{"a":1},"b":[{"a":1},{"a":1}]}',
  '{"a":"\\"a\\":1,","b":"{[","c":"\\\\"}',
  '["a","a"]',
  '{"a":"a","A":"a"}',
  '7',
])('accepts the JSON %s in a bundle’s file', (json) => {
  expect(findJsonFlaw(json)).toBeNull();
});

test('rejects a deeply nested bundle without recursion', () => {
  const nest = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  expect(findJsonFlaw(nest(100))).toBeNull();
  expect(findJsonFlaw(nest(101))).toContain('nested too deeply');
  expect(findJsonFlaw(nest(1_000_000))).toContain('nested too deeply');
});

test('accepts serialized JSON with strings of any length', () => {
  expect(findJsonFlaw(JSON.stringify({ comment: '"\\{:'.repeat(1_000_000) }))).toBeNull();
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      expect(findJsonFlaw(JSON.stringify(value, null, 2))).toBeNull();
    }),
  );
});

test('reads a file of at most this size', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'read-up-to-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'file');
  await writeFile(path, 'abc');
  expect(await readUpTo(path, 3)).toEqual(Buffer.from('abc'));
  expect(await readUpTo(path, 2)).toBeNull();
  await expect(readUpTo(join(folder, 'none'), 3)).rejects.toThrow('ENOENT');
});

test('stops reading a file without an end', async () => {
  expect(await readUpTo('/dev/zero', 100_000)).toBeNull();
});
