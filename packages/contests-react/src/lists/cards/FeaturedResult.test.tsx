import { local } from '@org/chain-config';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubSilentFetch } from '../../../test/stubSilentFetch.ts';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../../base/provider/createQueryClient.ts';
import type { ShownEntry } from '../../contest/parts/entryNames.ts';
import { createSampleContest, JUDGES, performSample, toReview } from '../../testing/sampleContest.ts';
import { type Featured, FeaturedResult, FeaturedReview, pickQuote } from './FeaturedResult.tsx';

beforeEach(stubSilentFetch);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const named = (name: string): ShownEntry => ({ name, host: undefined, whole: name, link: '' });

const show = (
  perform: Parameters<typeof createSampleContest>[0],
  name = (entry: string) => `Sign ${entry}`,
) => {
  const { result } = createSampleContest(perform);
  const featured: Featured = {
    ...{ status: 'read', contest: result.contest, result, document: undefined, isReadingTexts: false },
    getName: (entry) => named(name(entry)),
    review: pickQuote(result, () => false),
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ContestsProvider config={{ chains: [local] }}>
        <FeaturedResult chainConfig={local} featured={featured} />
        <FeaturedReview chainConfig={local} featured={featured} />
      </ContestsProvider>
    </QueryClientProvider>,
  );
  return { result, article: screen.getByRole('article', { name: /^Result of / }) };
};

test('says from how many reviews a ranking of the scan is, and not that it was checked', () => {
  const { result, article } = show(performSample);
  const source = screen.getByText(`From ${result.counted.length} signed reviews`);
  expect(source.querySelector('svg')).toBeNull();
  expect(article.textContent).not.toMatch(/checked/i);
});

test('names the first place without saying that it won', () => {
  const { article } = show(performSample);
  expect(screen.getByText('First place: Sign 1')).toBeTruthy();
  expect(article.textContent).not.toMatch(/\bwon\b/);
});

test('names no winner for a tie: each of the first is a row', () => {
  const [judge] = JUDGES;
  const { article } = show((act) => {
    act(judge, 'evaluation', toReview(1, [4, 9], ''));
    act(judge, 'evaluation', toReview(2, [4, 9], ''));
  });
  expect(screen.getByText('First place, shared by 2')).toBeTruthy();
  const rows = within(article).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent?.slice(0, 7))).toEqual(['1Sign 1', '1Sign 2']);
});

test('isolates names from their sentences', () => {
  show(performSample, () => 'שלט\u202e');
  expect(screen.getByText('First place: \u2068שלט\u2069')).toBeTruthy();
  expect(screen.getByText(/^gave \u2068שלט\u2069 \d+ of \d+ points$/)).toBeTruthy();
});
