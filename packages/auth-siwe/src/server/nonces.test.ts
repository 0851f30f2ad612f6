import { createHmac as createNodeHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createHmac } from './nonces.ts';

test.each([
  ['', ''],
  ['key', 'a text'],
  ['k'.repeat(43), 'x'.repeat(200)],
  ['k'.repeat(64), 'é'],
  ['a key longer than a block '.repeat(5), 'text'],
])('computes HMAC-SHA-256 as Node does: %j', (key, text) => {
  const expected = createNodeHmac('sha256', key).update(text).digest();
  expect(Buffer.from(createHmac(key)(text))).toEqual(expected);
});
