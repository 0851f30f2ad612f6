import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

// RainbowKit does not export its QR code. The stories measure the sizes in its dialogs; the default can only be read.
test('RainbowKit’s QR code is 200 px wide by default', async () => {
  const { resolve } = createRequire(import.meta.url);
  const code = await readFile(resolve('@rainbow-me/rainbowkit'), 'utf8');
  const [parameters] = /function QRCode\(\{[^}]*\}\)/.exec(code) ?? [];
  expect(parameters).toMatch(/\bsize: \w+ = 200,/);
});
