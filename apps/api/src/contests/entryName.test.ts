import { expect, test } from 'vitest';
import { nameEntry } from './entryName.ts';

test.each([
  ['https://www.example.org/kiln/', 'example.org/kiln'],
  ['https://google.com@evil.example/kiln', 'evil.example/kiln'],
  ['https://аpple.com/x', 'xn--pple-43d.com/x'],
  ['HTTPS://Example.org:8443?a=1', 'example.org:8443?a=1'],
  ['A loom in a shed', 'A loom in a shed'],
])('names %j by the host that a browser opens', (entry, name) => {
  expect(nameEntry(entry)).toBe(name);
});
