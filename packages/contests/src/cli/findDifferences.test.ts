import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../bundle/canonicalJson.ts';
import { findAt, findDifferences } from './findDifferences.ts';

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
])('%s and %s differ in %j', (told, actual, paths) => {
  expect(findDifferences(parse(told), parse(actual)).map(({ path }) => path)).toEqual(paths);
});

test('a value does not differ from itself, nor do two never differ that are not the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      const [told, actual] = [a, b] as [Json, Json];
      expect(findDifferences(told, parse(JSON.stringify(told)))).toEqual([]);
      if (JSON.stringify(told) !== JSON.stringify(actual) && findDifferences(told, actual).length === 0) {
        // Keys in another order are the same value.
        expect(actual).toEqual(told);
      }
    }),
  );
});

test('a value is found at its path, and nothing in places that are none', () => {
  const value = parse('{"block":{"number":7},"rule":"R1"}');
  expect(findAt(value, ['block', 'number'])).toBe(7);
  expect(findAt(value, ['rule', 'length'])).toBeUndefined();
  expect(findAt(value, ['constructor', 'name'])).toBeUndefined();
});
