import { expect, test } from 'vitest';
import { readTextFile } from './readTextFile.ts';

const utf16 = (text: string, isBigEndian: boolean) => {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [index, unit] of [...`\ufeff${text}`].entries())
    view.setUint16(index * 2, unit.charCodeAt(0), !isBigEndian);
  return bytes;
};

test.each([
  ['UTF-8', new TextEncoder().encode('Zoë,0x1')],
  ['UTF-8 with a byte order mark', new TextEncoder().encode('\ufeffZoë,0x1')],
  ['UTF-16 as Windows writes it', utf16('Zoë,0x1', false)],
  ['UTF-16, the other way round', utf16('Zoë,0x1', true)],
  ['Windows-1252', new Uint8Array([0x5a, 0x6f, 0xeb, 0x2c, 0x30, 0x78, 0x31])],
])('reads a file in %s', async (_, bytes) => {
  expect(await readTextFile(new Blob([bytes]))).toEqual({ ok: true, text: 'Zoë,0x1' });
});

test('rejects a file that is binary, too large or missing', async () => {
  const zip = new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0x14]);
  expect(await readTextFile(new Blob([zip]))).toEqual({ ok: false, reason: 'no-text' });
  expect(await readTextFile(new Blob([new Uint8Array(1_000_001)]))).toEqual({
    ok: false,
    reason: 'too-large',
  });
  const gone = {
    size: 3,
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
  } as Blob;
  expect(await readTextFile(gone)).toEqual({ ok: false, reason: 'unreadable' });
});
