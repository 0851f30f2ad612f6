import { expect, test } from 'vitest';
import { keepNewer } from './actsQueries.ts';

type Answer = Parameters<typeof keepNewer>[1];
const at = (number: bigint) =>
  ({ lookup: { status: 'found', reading: { block: { number } } }, isRepeatable: true }) as unknown as Answer;
const missing = { lookup: { status: 'not-found' }, isRepeatable: true } as const;

test('a node that lags behind takes nothing away that the page has shown', () => {
  const [earlier, later] = [at(7n), at(8n)];
  expect(keepNewer(undefined, earlier)).toBe(earlier);
  expect(keepNewer(earlier, later)).toBe(later);
  expect(keepNewer(later, earlier)).toBe(later);
  expect(keepNewer(later, missing)).toBe(later);
  expect(keepNewer(missing, earlier)).toBe(earlier);
  // Another block with the same number: the chain was reorganized.
  const other = at(8n);
  expect(keepNewer(later, other)).toBe(other);
});
