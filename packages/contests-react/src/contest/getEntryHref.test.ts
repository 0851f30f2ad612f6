import { expect, test } from 'vitest';
import { getEntryHref } from './getEntryHref.ts';

test.each(['https://example.org/a', 'http://example.org', 'HTTPS://EXAMPLE.org/ü?q=1#x'])(
  '%s is followed exactly as it stands',
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
])('%j is plain text', (entry) => expect(getEntryHref(entry)).toBeUndefined());
