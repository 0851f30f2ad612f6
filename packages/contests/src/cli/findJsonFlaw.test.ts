import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findJsonFlaw } from './findJsonFlaw.ts';

test.each([
  '{"rule":"R2","rule":"R1"}',
  '{"rule":"R2","\\u0072ule":"R1"}',
  '{"a":[{"b":{"rule" :1,"c":[{}],"rule"\n:2}}]}',
  '{"a\\"":1,"a\\"":2}',
  '{"":1,"":2}',
  '{"__proto__":1,"__proto__":2}',
])('%s says something twice', (json) => {
  expect(findJsonFlaw(json)).toContain('twice');
});

test.each([
  '{"a":{"a":1},"b":[{"a":1},{"a":1}]}',
  '{"a":"\\"a\\":1,","b":"{[","c":"\\\\"}',
  '["a","a"]',
  '{"a":"a","A":"a"}',
  '7',
])('%s says everything once', (json) => {
  expect(findJsonFlaw(json)).toBeNull();
});

test('endless levels are found without walking into them', () => {
  const nest = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  expect(findJsonFlaw(nest(100))).toBeNull();
  expect(findJsonFlaw(nest(101))).toContain('levels');
  expect(findJsonFlaw(nest(1_000_000))).toContain('levels');
});

test('what is written by a program has no flaw, however long its texts are', () => {
  expect(findJsonFlaw(JSON.stringify({ comment: '"\\{:'.repeat(1_000_000) }))).toBeNull();
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      expect(findJsonFlaw(JSON.stringify(value, null, 2))).toBeNull();
    }),
  );
});
