import { inflateSync } from 'node:zlib';

/** Size and pixels (RGBA) of a PNG with 8 bits per channel. */
export function readPng(png: Uint8Array) {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const parts: Uint8Array[] = [];
  for (let at = 8; at < png.byteLength; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (name === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + view.getUint32(at)));
  }
  const width = view.getUint32(16);
  const height = view.getUint32(20);
  const size = view.getUint8(25) === 6 ? 4 : 3;
  const lines = inflateSync(Buffer.concat(parts));
  const pixels = new Uint8Array(width * height * size);
  const stride = width * size;
  for (let y = 0; y < height; y++) {
    const filter = lines[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const left = x < size ? 0 : (pixels[y * stride + x - size] ?? 0);
      const up = y === 0 ? 0 : (pixels[(y - 1) * stride + x] ?? 0);
      const corner = x < size || y === 0 ? 0 : (pixels[(y - 1) * stride + x - size] ?? 0);
      const guess = [0, left, up, (left + up) >> 1, choosePaeth(left, up, corner)][filter ?? 0] ?? 0;
      pixels[y * stride + x] = (lines[y * (stride + 1) + 1 + x] ?? 0) + guess;
    }
  }
  /** The number of pixels of a color, as `#rrggbb`. */
  const countColor = (color: string): number => {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    let count = 0;
    for (let at = 0; at < pixels.length; at += size)
      if (pixels[at] === red && pixels[at + 1] === green && pixels[at + 2] === blue) count++;
    return count;
  };
  return { width, height, countColor };
}

const choosePaeth = (left: number, up: number, corner: number) => {
  const [a, b, c] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs) as [
    number,
    number,
    number,
  ];
  return a <= b && a <= c ? left : b <= c ? up : corner;
};
