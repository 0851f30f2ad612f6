import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { drawQr } from './QrCode.tsx';

/** Reads the squares of a path as a camera would. */
function scan(path: string, size: number): string {
  const scale = 4;
  const data = new Uint8ClampedArray((size * scale) ** 2 * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < scale; column += 1) {
        const at = ((Number(y) * scale + row) * size * scale + Number(x) * scale + column) * 4;
        data.fill(0, at, at + 3);
      }
  return decodeQR({ width: size * scale, height: size * scale, data });
}

test('draws QR codes that can be scanned', () => {
  for (const href of [
    'https://laurel.example/contests/local/0x01#judge',
    `https://laurel.example/${'é'.repeat(200)}`,
  ]) {
    const { path, size } = drawQr(href);
    expect(scan(path, size)).toBe(href);
  }
});
