import { expect, test } from 'vitest';
import { compareAward, rankPrizes } from './rankPrizes.ts';

const prizes = [
  { name: 'First', about: '', track: 0 },
  { name: 'Second', about: '', track: 0 },
  { name: 'Nature', about: '', track: 1 },
  { name: 'Sound', about: '', track: 2 },
];
const tracks = ['Nature', 'Sound'].map((name) => ({ name, about: '' }));
const getTrack = (entry: string) => (entry === '1' ? 2 : 1);
const rank = (...ranks: readonly (number | null)[]) =>
  ranks.map((place, index) => ({ entry: `${index + 1}`, rank: place }));

test('gives prizes to the places of the ranking, and of their tracks', () => {
  const ranked = rankPrizes({ prizes, tracks }, rank(1, 2, 3), getTrack);
  expect(ranked).toEqual([
    { prize: 'First', place: 1, track: 0, trackName: null, entries: [1] },
    { prize: 'Second', place: 2, track: 0, trackName: null, entries: [2] },
    { prize: 'Nature', place: 1, track: 1, trackName: 'Nature', entries: [2] },
    { prize: 'Sound', place: 1, track: 2, trackName: 'Sound', entries: [1] },
  ]);
  expect(compareAward({ prize: 'First', entry: 1 }, ranked)).toBe('same');
  expect(compareAward({ prize: 'Nature', entry: 3 }, ranked)).toEqual(ranked[2]);
  expect(compareAward({ prize: 'By the sponsor', entry: 3 }, ranked)).toBeNull();
});

test('keeps the number of a track that the contest does not name', () => {
  const kite = [{ name: 'A kite', about: '', track: 9 }];
  expect(rankPrizes({ prizes: kite, tracks }, rank(1, 2), (entry) => (entry === '2' ? 9 : 1))).toEqual([
    { prize: 'A kite', place: 1, track: 9, trackName: null, entries: [2] },
  ]);
});

test('accepts each entry of a shared place', () => {
  const ranked = rankPrizes({ prizes, tracks }, rank(1, 1, 3), getTrack);
  expect(ranked.map(({ entries }) => entries)).toEqual([[1, 2], [1, 2], [2], [1]]);
  expect(ranked.map(({ place }) => place)).toEqual([1, 1, 1, 1]);
  expect(compareAward({ prize: 'First', entry: 2 }, ranked)).toBe('same');
});

test('compares nothing if nobody is ranked', () => {
  const ranked = rankPrizes({ prizes, tracks }, rank(null, null), getTrack);
  expect(ranked.flatMap(({ entries }) => entries)).toEqual([]);
  expect(compareAward({ prize: 'First', entry: 1 }, ranked)).toBeNull();
});
