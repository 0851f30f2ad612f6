import type { DocumentPicture } from '@org/contests';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createClassic, JUDGES, tick, toReview } from '../../testing/sampleContest.ts';
import { EntryNames } from '../parts/entryNames.ts';
import { Ranking } from './Ranking.tsx';
import { Coverage } from './RankingTools.tsx';

const names = Array.from({ length: 24 }, (_, n) => `tool-${n}`);
const { result } = createClassic(names, (act) => act(JUDGES[0], 'evaluation', toReview(1, tick(), '')));
const { contest, ranking, counted, details } = result;
const getEntryPath = vi.fn((entry: string) => `/entries/${entry}`);
const links = { getAddressHref: () => null, getAttestationHref: () => null, getEntryPath };
const judging = { contest, details, phase: 'judging', isFinal: false, links } as const;
const draw = (reviews = counted) => <Ranking {...judging} {...{ ranking, reviews }} />;

const ROWS = 'tbody tr:not([aria-hidden])';
const BLANKS = 'tbody tr[aria-hidden]';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  cleanup();
});

test('draws the first rows first, and all rows then', async () => {
  const page = document.createElement('div');
  const root = createRoot(page);
  // Not in `act`, which would finish what has been put off.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  flushSync(() => root.render(draw()));
  expect(page.querySelectorAll(ROWS)).toHaveLength(10);
  expect(page.querySelectorAll(BLANKS)).toHaveLength(1);
  await waitFor(() => expect(page.querySelectorAll(ROWS)).toHaveLength(24));
  expect(page.querySelectorAll(BLANKS)).toHaveLength(0);
  root.unmount();
});

test.each([
  ['upcoming', ['Entry']],
  ['judging', ['Entry', 'Reviews']],
] as const)('has a column for reviews only once judging has begun: %s', (phase, columns) => {
  const { result: empty } = createClassic(['shelf'], () => {});
  const { container } = render(
    <Ranking
      {...judging}
      contest={empty.contest}
      details={empty.details}
      ranking={empty.ranking}
      reviews={[]}
      phase={phase}
    />,
  );
  expect([...container.querySelectorAll('th')].map((cell) => cell.textContent)).toEqual(columns);
  expect(container.querySelectorAll('tbody td')).toHaveLength(columns.length);
});

test('draws all rows at once in a high window, where what follows them would move', () => {
  vi.stubGlobal('innerHeight', 1_600);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const page = document.createElement('div');
  const root = createRoot(page);
  flushSync(() => root.render(draw()));
  expect(page.querySelectorAll(ROWS)).toHaveLength(24);
  root.unmount();
});

test.each([768, 1_600])('has all rows from a server, and hydrates them in a window %i px high', (height) => {
  const container = document.body.appendChild(document.createElement('div'));
  vi.stubGlobal('innerHeight', undefined);
  container.innerHTML = renderToString(draw());
  expect(container.querySelectorAll(ROWS)).toHaveLength(24);
  vi.stubGlobal('innerHeight', height);
  const last = container.querySelector(`${ROWS}:last-child`);
  const onRecoverableError = vi.fn();
  const onError = vi.spyOn(console, 'error');
  render(draw(), { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
  expect(container.querySelectorAll(ROWS)).toHaveLength(24);
  expect(container.querySelectorAll(BLANKS)).toHaveLength(0);
  expect(container.querySelector(`${ROWS}:last-child`)).toBe(last);
});

test.each([
  ['entries', [], 78],
  ['a ranking', counted, 78],
] as const)('keeps the place of a long table of %s until its code is there', (_, reviews, rowHeight) => {
  const long = Array.from({ length: 300 }, (_row, n) => ({ ...ranking[n % 24], entry: `tool-${n}` }));
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <Ranking {...judging} reviews={reviews} ranking={long as typeof ranking} />,
  );
  expect(page.innerHTML).toContain(`block-size:${300 * rowHeight}px`);
});

test('is not drawn again with the same props', () => {
  const { rerender } = render(draw());
  getEntryPath.mockClear();
  rerender(draw());
  expect(getEntryPath).not.toHaveBeenCalled();
});

test('shows entries as cards or as a table, and remembers which', async () => {
  window.localStorage.clear();
  const picture = { uri: `ipfs://${'b'.repeat(59)}`, alt: '', width: 4, height: 3 } as DocumentPicture;
  const named = (entry: string) => ({ name: entry, whole: entry, host: undefined, link: '', picture });
  const entries = () => <EntryNames value={named}>{draw([])}</EntryNames>;
  // Without pictures there is no gallery, unless it is chosen.
  const plain = render(draw([]));
  expect(plain.container.querySelector('[class*=cards]')).toBeNull();
  plain.unmount();
  const { container, unmount } = render(entries());
  const isGallery = () => container.querySelector('[class*=cards]') !== null;
  expect(isGallery()).toBe(true);
  expect(screen.getByRole('table', { name: 'Entries' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Table' }));
  expect(isGallery()).toBe(false);
  expect(screen.getByRole('button', { name: 'Table' }).getAttribute('aria-pressed')).toBe('true');
  unmount();
  const again = render(entries());
  expect(again.container.querySelector('[class*=cards]')).toBeNull();
  window.localStorage.setItem('laurel.entries', '{"not":"a look"}');
  again.unmount();
  expect(render(entries()).container.querySelector('[class*=cards]')).not.toBeNull();
});

test('lets a host wrap before its dots, not inside a word, and sets it apart from a text from right to left', () => {
  const named = (entry: string) => ({ name: entry, whole: entry, host: 'play.benches.example', link: '' });
  const { container } = render(<EntryNames value={named}>{draw()}</EntryNames>);
  const host = container.querySelector('small[data-host] > bdi');
  expect(host?.textContent).toBe('play.benches.example');
  expect(host?.innerHTML.split(/<wbr[^>]*>/)).toEqual(['play', '.benches', '.example', '']);
});

test('finds entries, teams, tracks and places', async () => {
  const named = (entry: string) => ({
    ...{ name: entry, whole: entry, host: undefined, link: '' },
    ...(entry === ranking[3]?.entry && { team: 'Salt & Shovel', track: 'Weather', place: 'Table 12' }),
  });
  vi.stubGlobal('matchMedia', () => new EventTarget());
  render(<EntryNames value={named}>{draw()}</EntryNames>);
  await userEvent.click(await screen.findByRole('button', { name: 'Find an entry' }));
  const field = await screen.findByRole('searchbox', { name: 'Find an entry' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  for (const text of ['table 12', 'shovel', 'weather', `${ranking[3]?.entry}`]) {
    await userEvent.clear(field);
    await userEvent.type(field, text);
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^\d of 24 entries$/));
    expect(screen.getByText('Salt & Shovel · Weather · Table 12')).toBeTruthy();
  }
});

test('fills the meter of a sealed contest as far as its text says', () => {
  const shown = { possible: 6, isOver: false };
  const { rerender } = render(<Coverage {...shown} reviews={0} sealed={2} />);
  expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe('2');
  rerender(<Coverage {...shown} reviews={3} sealed={2} />);
  const meter = screen.getByRole('meter');
  expect([meter.getAttribute('aria-valuenow'), meter.getAttribute('aria-valuetext')]).toEqual([
    ...['3', '3 of 6 reviews'],
  ]);
});
