import pixelmatch from 'pixelmatch';
import type { Pixels } from './reduce.ts';

/** The share of pixels that differ, from 0 to 1, and a picture that marks them. */
export type Difference = { readonly share: number; readonly marked: Pixels };

/** How much a pixel's color may differ, from 0 to 1. Edges of letters differ between machines. */
const COLOR = 0.1;

const extend = ({ data, width, height }: Pixels, toWidth: number, toHeight: number): Uint8Array => {
  if (width === toWidth && height === toHeight) return data;
  const extended = new Uint8Array(toWidth * toHeight * 4);
  for (let row = 0; row < height; row += 1) {
    extended.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * toWidth * 4);
  }
  return extended;
};

/** Compares two pictures pixel by pixel, without the edges of letters; space that only one has differs. */
export function comparePixels(before: Pixels, after: Pixels): Difference {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height * 4);
  const [one, other] = [extend(before, width, height), extend(after, width, height)];
  const count = pixelmatch(one, other, data, width, height, { threshold: COLOR, alpha: 0.3 });
  return { share: count / (width * height), marked: { data, width, height } };
}
