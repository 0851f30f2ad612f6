import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawAddress } from '../tokens/addressPicture.ts';

const hex = (length: number) =>
  fc
    .array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length })
    .map((all) => all.join(''));

test('draws the same picture for any case', () => {
  fc.assert(
    fc.property(hex(40), (digits) => {
      expect(drawAddress(`0x${digits.toUpperCase()}`)).toEqual(drawAddress(`0x${digits}`));
    }),
  );
});

test('draws every shape in another color than its ground', () => {
  fc.assert(
    fc.property(hex(40), (digits) => {
      const { ground, shapes } = drawAddress(`0x${digits}`);
      expect(shapes).toHaveLength(4);
      for (const { color } of shapes) {
        expect(color).not.toBe(ground);
        expect(color).toBeGreaterThanOrEqual(0);
        expect(color).toBeLessThan(8);
      }
    }),
  );
});

test('draws different pictures for addresses that look alike when shortened (at most 1 in 100 pairs equal)', () => {
  const pictures = Array.from({ length: 2000 }, (_, index) =>
    JSON.stringify(drawAddress(`0x70${index.toString(16).padStart(34, '0')}79c8`)),
  );
  expect(new Set(pictures).size).toBeGreaterThan(1980);
});

test('uses every ground color about equally often', () => {
  const counts = Array<number>(8).fill(0);
  for (let index = 0; index < 8000; index++) {
    const { ground } = drawAddress(`0x${index.toString(16).padStart(40, '0')}`);
    counts[ground] = (counts[ground] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(200);
});
