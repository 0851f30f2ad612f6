import { expect, test } from 'vitest';
import { getEntryHref, shortenLink, showLink } from './links.ts';

test.each(['https://example.org/a', 'http://example.org', 'HTTPS://EXAMPLE.org/ü?q=1#x'])(
  'links to %s unchanged',
  (entry) => expect(getEntryHref(entry)).toBe(entry),
);

test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' https://example.org',
  '\u0001https://example.org',
  'https://exa mple.org',
  'https://example.org/\u0000',
  'data:text/html,hello',
  '//example.org',
  'https://',
  'ftp://example.org',
  'An entry in words',
  '',
])('shows the entry %j as plain text', (entry) => expect(getEntryHref(entry)).toBeUndefined());

test('shortens a link to host and path', () => {
  expect(shortenLink('https://www.example.org/project/')).toBe('example.org/project');
  expect(shortenLink('http://example.org')).toBe('example.org');
  expect(shortenLink('javascript:alert(1)')).toBe('javascript:alert(1)');
});

test.each([
  ['https://example.org/\u202efdp.exe', 'https://example.org/%E2%80%AEfdp.exe'],
  ['https://example.org/a\u200bb', 'https://example.org/a%E2%80%8Bb'],
  ['https://\u0430pple.com/x', 'https://xn--pple-43d.com/x'],
  ['https://goo\u00adgle.com:8080/?q', 'https://google.com:8080/?q'],
  ['https://me@\u0430pple.com/', 'https://me@xn--pple-43d.com/'],
  ['HTTPS://Example.ORG/Ä/\u2764\ufe0f', 'HTTPS://example.org/Ä/\u2764\ufe0f'],
  ['https://paypaI.com/', 'https://paypai.com/'],
  ['http://[::1]:80/x', 'http://[::1]:80/x'],
  ['no link\u2066', 'no link%E2%81%A6'],
  ['two words', 'two words'],
  [' \t', '%20%09'],
  ['\u3000\u200b', '%E3%80%80%E2%80%8B'],
])('shows the real host and invisible characters of %j', (link, shown) => {
  expect(showLink(link)).toBe(shown);
});
