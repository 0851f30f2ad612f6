import { expect, test } from 'vitest';
import { comparePixels } from './comparePixels.ts';

const WHITE = [255, 255, 255, 255];
const BLACK = [0, 0, 0, 255];

/** White, with a black block of four by four pixels if there is one. */
const draw = ({ height = 10, block = false } = {}) => {
  const width = 10;
  const data = new Uint8Array(
    Array.from({ length: width * height }, (_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      return block && x >= 3 && x < 7 && y >= 3 && y < 7 ? BLACK : WHITE;
    }).flat(),
  );
  return { data, width, height };
};

test('finds no difference between equal pictures', () => {
  expect(comparePixels(draw({ block: true }), draw({ block: true })).share).toBe(0);
});

test('measures and marks the pixels that differ', () => {
  const { share, marked } = comparePixels(draw(), draw({ block: true }));
  expect(share).toBeCloseTo(0.16);
  expect([...marked.data.subarray((4 * 10 + 4) * 4, (4 * 10 + 4) * 4 + 3)]).toEqual([255, 0, 0]);
});

test('counts the space that only the higher picture has', () => {
  expect(comparePixels(draw(), draw({ height: 20 })).share).toBeCloseTo(0.5);
});
