import { expect, test } from 'vitest';
import { findSameNames } from './findSameNames.ts';

const accounts = ['0x01', '0x02', '0x03'] as const;
const find = (...names: (string | undefined)[]) =>
  [...findSameNames(names.map((name, index) => ({ account: accounts[index] ?? '0x00', name })))].length;

test.each([
  ['Mara Lind', 'Mara Lind'],
  ['Mara Lind', 'mara  lind'],
  ['Mara', 'M\u00e1ra'],
  ['Mara', 'Ma\u200bra'],
  ['Mara', '\uff2dara'],
  ['Мара', 'Mapa'],
  ['Iris', 'lris'],
  ['Olga', '0lga'],
])('%s and %s look the same', (one, other) => {
  expect(find(one, other)).toBe(2);
});

test.each([
  ['Mara', 'Marta'],
  ['Мария', 'Maria'],
  ['一', '二'],
])('%s and %s do not', (one, other) => {
  expect(find(one, other)).toBe(0);
});

test('people without a name share none', () => {
  expect(find(undefined, undefined, 'Mara')).toBe(0);
});

test('an account is not its own double', () => {
  expect(
    findSameNames([
      { account: '0x01', name: 'A' },
      { account: '0x01', name: 'A' },
    ]).size,
  ).toBe(0);
});
