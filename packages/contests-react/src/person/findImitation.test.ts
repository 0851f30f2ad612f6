import { expect, test } from 'vitest';
import { findImitation } from './findImitation.ts';

test.each([
  ['0x7099…79C8', 'address'],
  ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'address'],
  ['vitalik.eth', 'address'],
  ['VITALIK.ETH ', 'address'],
  ['０x70997970', 'address'],
  ['0х7099…7948', 'address'],
  ['0х7099…79с8', 'address'],
  ['vitalik.eth ✓', 'address'],
  ['M\u0430ra', 'mixed-alphabets'],
  ['Αlice', 'mixed-alphabets'],
  ['Mara Lind', undefined],
  ['Мария', undefined],
  ['Ελένη 2', undefined],
  ['0xygen', undefined],
  ['Beth', undefined],
  ['', undefined],
])('%s: %s', (name, imitation) => {
  expect(findImitation(name)).toBe(imitation);
});
