import { expect, test } from 'vitest';
import { models } from '../question/models.ts';
import { createDraft } from './draft.ts';
import { toPage } from './page.ts';

const search = (rows: number, times: number) => () => {
  const draft = createDraft({ counts: new Map([['attestation', rows]]) });
  for (let nth = 0; nth < times; nth++)
    toPage(draft, models.Attestation, {
      args: { where: { data: { contains: 'zz' } } },
      alias: `m${nth}`,
      repeats: 1,
      defaultTake: 100,
    });
};

test('issue 13: allows one search of a table of any size, and more only within the limit', () => {
  expect(search(10_000, 6)).not.toThrow();
  expect(search(100_000, 3)).not.toThrow();
  expect(search(100_000, 4)).toThrow('read too many rows');
  expect(search(1_000_000, 1)).not.toThrow();
  expect(search(1_000_000, 2)).toThrow('read too many rows');
});
