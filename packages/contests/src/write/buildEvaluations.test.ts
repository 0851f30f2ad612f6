import { local } from '@org/chain-config';
import { describe, expect, test } from 'vitest';
import { JUDGES, makeContest } from '../../test/make.ts';
import { buildEvaluation, buildEvaluations, splitEvaluations } from './buildAttestations.ts';

const entries = Array.from({ length: 60 }, (_, index) => `https://example.org/entry/${index}`);
const contest = makeContest({ entries });
const [account] = JUDGES;
const review = (entry: string, length = 120) => ({
  entry,
  tags: ['CREATIVITY_5'],
  comment: 'x'.repeat(length),
});
const split = (inputs: ReturnType<typeof review>[]) =>
  splitEvaluations({ config: local, contest, account, inputs });

describe('several evaluations', () => {
  test('are built in their order, each as if it were alone', () => {
    const inputs = entries.slice(0, 3).map((entry) => review(entry));
    expect(buildEvaluations(local, { contest, account, inputs })).toEqual(
      inputs.map((input) => buildEvaluation(local, { contest, account, input })),
    );
  });

  test('are rejected if the list is empty, has two of one entry, or one that would not count', () => {
    const [entry = ''] = entries;
    const build = (inputs: ReturnType<typeof review>[]) => () =>
      buildEvaluations(local, { contest, account, inputs });
    expect(build([])).toThrow('There is no evaluation.');
    expect(build([review(entry), review(entry, 5)])).toThrow('two evaluations of one entry');
    expect(build([review(entry), review('https://example.org/foreign')])).toThrow('would not count');
  });

  test('are split into transactions by size, in their order', () => {
    const twelve = entries.slice(0, 12).map((entry) => review(entry));
    expect(split(twelve)).toEqual([twelve]);
    const short = entries.map((entry) => review(entry));
    const parts = split(short);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.flat()).toEqual(short);
    const long = entries.slice(0, 12).map((entry) => review(entry, 5_000));
    expect(split(long).map(({ length }) => length)).toEqual([3, 3, 3, 3]);
  });
});
