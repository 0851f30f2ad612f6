import type { Contest } from '@org/contests';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CARDS_PER_CHUNK, CardChunk } from './ListBody.tsx';

const make = (count: number) => Array.from({ length: count }, (_, n) => ({ uid: `0x${n}` }) as Contest);
const isReserved = (count: number) => {
  const { container } = render(<CardChunk contests={make(count)} renderContest={({ uid }) => uid} />);
  return container.querySelector('[data-whole]') !== null;
};

afterEach(cleanup);

test('reserves the height of complete chunks only', () => {
  expect(isReserved(CARDS_PER_CHUNK)).toBe(true);
  expect(isReserved(2)).toBe(false);
});
