import { expect, test } from 'vitest';
import { slugify } from './slugify.ts';

test.each([
  ['nginx with HTTP/2', 'nginx-with-http2'],
  ['2. Reasons', '2-reasons'],
  ['What it costs (brotli, React not counted)', 'what-it-costs-brotli-react-not-counted'],
  ['Before & after', 'before--after'],
])('makes the anchor of %s as GitHub does', (heading, anchor) => {
  expect(slugify(heading)).toBe(anchor);
});
