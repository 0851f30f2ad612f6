import { expect, test } from 'vitest';
import { findForeignHosts } from './findForeignHosts.ts';

test.each([
  '<script type="module" src="https://cdn.example/x.js"></script>',
  '<link rel="stylesheet" href="https://cdn.example/x.css">',
  '<link href="//cdn.example/x.woff2" rel="preload" as="font">',
  '<img alt="" src="https://cdn.example/x.png">',
  '@import "https://cdn.example/x.css";',
  'body { background: url(https://cdn.example/x.png) }',
])('finds the address in %s', (text) => {
  expect(findForeignHosts(text)).toEqual([expect.stringContaining('//cdn.example/x.')]);
});

test.each([
  '<a href="https://attest.org">EAS</a>',
  '<link rel="stylesheet" href="/assets/style.css"><script src="/assets/app.js"></script>',
  'body { background: url(/assets/x.png) }',
])('allows %s', (text) => {
  expect(findForeignHosts(text)).toEqual([]);
});
