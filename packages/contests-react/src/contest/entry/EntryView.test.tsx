import { nameNumberedEntries } from '@org/contests/names';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { englishContestNames } from '../../messages/en/contest.ts';
import { sampleConfig } from '../../testing/createTestWallet.ts';
import { contest, nameEntry, result } from '../../testing/sampleContest.ts';
import { EntryTexts } from '../parts/EntryAbout.tsx';
import { EntryNames, type ShownEntry } from '../parts/entryNames.ts';
import { EntryView, findEntry } from './EntryView.tsx';

const place = (n: number) => ({ entry: contest.entries[n - 1] ?? '', n });

const props = (n = 1): ComponentProps<typeof EntryView> => ({
  contest,
  isFinal: false,
  tag: null,
  place: place(n),
  result,
  isFailed: false,
  onTryAgain: vi.fn(),
  onReadFromChain: vi.fn(),
  contestPath: '/contest',
  certificatePath: '/certificate',
  url: 'https://laurel.example/entries/1',
  getEntryPath: (other) => `/entries/${other}`,
  links: { getAddressHref: () => null, getAttestationHref: (uid) => `https://scan.example/${uid}` },
});

afterEach(cleanup);

const draw = (view: ReactElement, name: (entry: string) => ShownEntry = nameEntry) =>
  render(view, {
    wrapper: ({ children }: { children: ReactNode }) => <EntryNames value={name}>{children}</EntryNames>,
  });

const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('shows the entry’s name as the title, its whole link once, and a link to exactly that', () => {
  const { container } = draw(<EntryView {...props()} />);
  expect(screen.getByRole('heading', { level: 1, name: 'shelf' })).toBeTruthy();
  expect(container.textContent?.match(/example\.org\/shelf/g)).toHaveLength(1);
  const link = screen.getByRole('link', { name: 'Open project' });
  expect(link.getAttribute('href')).toBe('https://example.org/shelf');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  expect(screen.getByRole('link', { name: contest.title }).getAttribute('href')).toBe('/contest');
  expect(screen.getByText('Entry 1 of 5')).toBeTruthy();
});

test('keeps the space of the certificate’s link only while the chain is asked', () => {
  const count = (view: ReactElement) => {
    const { container } = draw(view);
    const { length } = container.querySelectorAll('header > div:last-child > *');
    cleanup();
    return length;
  };
  expect(count(<EntryView {...props()} isConfirming />)).toBe(1);
  expect(count(<EntryView {...props()} />)).toBe(0);
  expect(count(<EntryView {...props()} isFinal />)).toBe(1);
});

test('puts the headings of the entry’s own text right below its name', async () => {
  const document = { name: 'shelf', link: '', picture: '', track: 0, about: '### Install\n\n#### Once' };
  draw(
    <ContestsProvider config={sampleConfig}>
      <EntryView {...props()} about={<EntryTexts document={document} tracks={[]} />} />
    </ContestsProvider>,
  );
  expect(await screen.findByRole('heading', { level: 2, name: 'Install' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Once' })).toBeTruthy();
});

test('shows rank, mean, spread and coverage', () => {
  draw(<EntryView {...props()} />);
  expect(['Rank', 'Points', 'Spread', 'Reviews'].map(factOf)).toEqual([
    '1',
    '14.00of 26',
    '8 to 26',
    '3 of 3',
  ]);
  cleanup();
  draw(<EntryView {...props(2)} />);
  expect(['Rank', 'Points', 'Spread', 'Reviews'].map(factOf)).toEqual([
    '2shared by 2',
    '5.00of 26',
    'One review',
    '1 of 3',
  ]);
  cleanup();
  draw(<EntryView {...props(4)} />);
  expect(['Rank', 'Points', 'Spread', 'Reviews'].map(factOf)).toEqual([
    'None yet',
    'None yet',
    'None yet',
    '0 of 3',
  ]);
  expect(screen.getByText('Nobody has reviewed this entry yet.')).toBeTruthy();
});

test('links the certificate of a ranked entry once the result is final', () => {
  const find = () => screen.queryByRole('link', { name: 'Certificate' })?.getAttribute('href');
  draw(<EntryView {...props()} />);
  expect(find()).toBeUndefined();
  cleanup();
  draw(<EntryView {...props()} isFinal />);
  expect(find()).toBe('/certificate');
  cleanup();
  // Entry 4 has no review.
  draw(<EntryView {...props(4)} isFinal />);
  expect(find()).toBeUndefined();
});

test('quotes every review with criteria, judge and attestation', () => {
  draw(<EntryView {...props()} />);
  const quotes = screen.getAllByRole('figure');
  expect(quotes).toHaveLength(3);
  const first = within(quotes[0] as HTMLElement);
  expect(first.getByText('I would keep this one for fifty years.')).toBeTruthy();
  expect(first.getByText('26 of 26 points')).toBeTruthy();
  expect(first.getByRole('link', { name: 'Signed original' }).getAttribute('href')).toMatch(
    /^https:\/\/scan\.example\/0x/,
  );
});

test.each([
  [1, [['Next entrystamp', '/entries/2']]],
  [
    2,
    [
      ['Previous entryshelf', '/entries/1'],
      ['Next entrylamp', '/entries/3'],
    ],
  ],
  [5, [['Previous entryladder', '/entries/4']]],
])('links the neighbors of entry %i', (n, neighbors) => {
  draw(<EntryView {...props(n)} />);
  const links = within(screen.getByRole('navigation', { name: 'Other entries' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(neighbors);
});

test('shows an entry without a link as text', () => {
  draw(<EntryView {...props(5)} />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('javascript:alert(1)');
  expect(within(heading).queryByRole('link')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Open project' })).toBeNull();
});

test('issue 13: names an invisible entry', () => {
  const documents = new Map([['2', { name: ' \n\u200b', link: '' }]]);
  draw(<EntryView {...props(2)} />, nameNumberedEntries(contest.entries, documents, englishContestNames));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Entry 2');
});

test('keeps the points of a hidden review and can show its text', async () => {
  const uid = result.counted.find(({ comment }) => comment.includes('fifty'))?.uid;
  draw(
    <ContestsProvider config={{ ...sampleConfig, hiddenUids: [uid ?? contest.uid] }}>
      <EntryView {...props()} />
    </ContestsProvider>,
  );
  expect(screen.queryByText('I would keep this one for fifty years.')).toBeNull();
  expect(screen.getByRole('note').textContent).toContain('The operator of this site hides');
  expect(factOf('Points')).toBe('14.00of 26');
  expect(screen.getByText('26 of 26 points')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show anyway' }));
  expect(screen.getByText('I would keep this one for fifty years.')).toBeTruthy();
});

test('offers two actions when reviews cannot be read', async () => {
  const given = props();
  draw(<EntryView {...given} result={undefined} isFailed />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Read them from the chain instead' }));
  expect(given.onTryAgain).toHaveBeenCalledOnce();
  expect(given.onReadFromChain).toHaveBeenCalledOnce();
});
const links = ['https://example.org/kiln', 'https://example.org/loom'];

test('finds an entry by its position from 1', () => {
  expect(findEntry(links, '1')).toEqual({ entry: links[0], n: 1 });
  expect(findEntry(links, '2')).toEqual({ entry: links[1], n: 2 });
});

test.each(['0', '3', '-1', '1.0', '01', '1e0', ' 1', '', 'length', 'Infinity', '9'.repeat(400), '１'])(
  'finds nothing for "%s"',
  (text) => expect(findEntry(links, text)).toBeUndefined(),
);
