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
  ['Zo\u00eb', 'Zo\u0451'],
  ['Na\u00efm', 'Na\u0457m'],
  ['\u00c1nna', '\u0386nna'],
  ['Iris', 'lris'],
  ['Olga', '0lga'],
])('flags %s and %s as look-alikes', (one, other) => {
  expect(find(one, other)).toBe(2);
});

test.each([
  ['Mara', 'Marta'],
  ['Мария', 'Maria'],
  ['一', '二'],
])('does not flag %s and %s', (one, other) => {
  expect(find(one, other)).toBe(0);
});

test('does not flag accounts without a name', () => {
  expect(find(undefined, undefined, 'Mara')).toBe(0);
});

test('does not flag an account as its own look-alike', () => {
  expect(
    findSameNames([
      { account: '0x01', name: 'A' },
      { account: '0x01', name: 'A' },
    ]).size,
  ).toBe(0);
});
