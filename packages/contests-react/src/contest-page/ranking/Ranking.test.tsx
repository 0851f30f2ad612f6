import { readResult } from '@org/contests';
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { contest, evaluation, JUDGES, NOW } from '../../testing/sampleContest.ts';
import { Ranking } from './Ranking.tsx';

const entries = Array.from({ length: 24 }, (_, n) => `https://example.org/tool-${n}`);
const many = { ...contest, entries };
const block = { number: 1n, hash: contest.uid, time: NOW };
const [first = ''] = entries;
const { ranking, counted } = readResult({
  contest: many,
  attestations: [evaluation(JUDGES[0], first, [])],
  block,
});
const getEntryPath = vi.fn((entry: string) => `/entries/${entries.indexOf(entry) + 1}`);
const links = { getAddressHref: () => null, getAttestationHref: () => null, getEntryPath };
const draw = () => <Ranking contest={many} reviews={counted} isFinal={false} {...{ ranking, links }} />;

afterEach(cleanup);

test('draws the first rows first, and all rows then', () => {
  // Markup for a server is what the first drawing shows.
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(draw());
  expect(page.querySelectorAll('tbody tr:not([aria-hidden])')).toHaveLength(10);
  expect(page.querySelectorAll('tbody tr[aria-hidden]')).toHaveLength(1);
  render(draw());
  expect(within(screen.getByRole('table', { name: 'Ranking' })).getAllByRole('row')).toHaveLength(25);
  expect(document.querySelector('tbody tr[aria-hidden]')).toBeNull();
});

test('draws all rows at once in a high window, where what follows them would move', () => {
  vi.stubGlobal('innerHeight', 1_600);
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(draw());
  vi.unstubAllGlobals();
  expect(page.querySelectorAll('tbody tr:not([aria-hidden])')).toHaveLength(24);
});

test('is not drawn again with the same props', () => {
  const { rerender } = render(draw());
  getEntryPath.mockClear();
  rerender(draw());
  expect(getEntryPath).not.toHaveBeenCalled();
});
