import { local } from '@org/chain-config';
import { type Result, readResult } from '@org/contests';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../base/provider/createQueryClient.ts';
import { useContestReading } from '../data/reading/useContestReading.ts';
import { personQuery } from '../person/profileQuery.ts';
import { sampleConfig } from '../testing/createTestWallet.ts';
import { createReading, NOW, performSample, sampleDocument } from '../testing/sampleContest.ts';
import { CertificatePage } from './CertificatePage.tsx';

vi.mock('../data/reading/useContestReading.ts', () => ({ useContestReading: vi.fn() }));

const DAY = 86_400n;
const read = (closesAt: bigint) =>
  createReading(performSample, {
    terms: { opensAt: NOW - 9n * DAY, closesAt, revealUntil: closesAt },
  });
const over = read(NOW - DAY);
const closed = readResult(over);
const entries = new Map(
  sampleDocument.entries.map((entry, index) => [
    `${index + 1}`,
    { ...entry, team: ['Mei Lin', 'Omar Reyes'] },
  ]),
);

const client = createQueryClient();

type ShownOptions = {
  readonly isExpected?: boolean;
  readonly ask?: () => void;
  readonly verdict?: object;
  readonly failure?: object;
};

const show = (place: string, result: Result | undefined, { failure, ...check }: ShownOptions = {}) => {
  const { contest } = result ?? closed;
  vi.mocked(useContestReading).mockReturnValue({
    answer: {
      ...{ status: 'found', contest, result, state: over.state, failure },
      texts: { document: over.document, entries, later: null },
      ...{ source: check.isExpected === undefined ? 'chain' : 'scan', isStale: false, isPartial: false },
    },
    ...{ check, force: false, isFetching: false },
    ...{ refetch: vi.fn(), readFromChain: vi.fn(), readFromScan: vi.fn() },
  } as unknown as ReturnType<typeof useContestReading>);
  return render(
    <QueryClientProvider client={client}>
      <ContestsProvider config={{ ...sampleConfig, publicOrigin: 'https://laurel.example' }}>
        <CertificatePage chainConfig={local} uid={contest.uid} place={place} />
      </ContestsProvider>
    </QueryClientProvider>,
  );
};

test('says below the certificate that it was read from the chain, so that nothing moves', async () => {
  show('1', closed);
  const line = await screen.findByText('Read from the chain.');
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(() => {
  cleanup();
  client.clear();
});

test('shows rank, points, team, judges, day and where to verify', () => {
  const { container } = show('1', closed);
  const url = `https://laurel.example/contests/local/${closed.contest.uid}`;
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tide marks (entry 1)');
  expect(screen.getByText('Mei Lin, Omar Reyes')).toBeTruthy();
  expect(screen.getByText('1st').parentElement?.textContent).toBe('1st of 3');
  expect(screen.getByText('31.50 of 40 points in')).toBeTruthy();
  expect(screen.getByText('Signs for a small museum')).toBeTruthy();
  expect(screen.getByText('Judges').nextElementSibling?.children).toHaveLength(2);
  expect(container.querySelector('time')?.dateTime).toBe(new Date(Number(NOW - DAY) * 1000).toISOString());
  expect(screen.getByRole('img', { name: url })).toBeTruthy();
  expect(container.querySelector('dd a')?.getAttribute('href')).toBe(url);
  expect(hrefOf('See the entry')).toBe(`/contests/local/${closed.contest.uid}/entries/1`);
});

test('names judges as the contest does', async () => {
  const address = closed.counted.find(({ entry }) => entry === '1')?.judge ?? '0x';
  const { details } = closed;
  const judges = [
    { address, name: 'Ada Park' },
    { address, name: 'Another' },
  ];
  const document = { status: 'read', document: { ...sampleDocument, judges } } as const;
  client.setQueryData(personQuery(local, address, 'Ada Park').queryKey, { name: 'Ada Park' });
  show('1', { ...closed, details: { ...details, document } });
  const judge = (await screen.findByText('Ada Park')).closest('dd > span');
  expect(judge?.textContent).toContain(address.slice(-4));
});

test.each([
  ['the result is not confirmed', '1', readResult({ ...over, order: 'not-confirmed' }), /has not confirmed/],
  ['the contest is open', '1', readResult(read(2n * NOW)), /The contest ends on .*2083/],
  ['the entry is disqualified', '3', closed, /withdrawn or disqualified/],
  ['nobody reviewed the entry', '4', closed, /No judge reviewed/],
  [
    'the contest is withdrawn',
    '1',
    { ...closed, contest: { ...closed.contest, revokedAt: NOW } },
    /organizer withdrew/,
  ],
] as const)('says why there is no certificate: %s', (_, place, result, sentence) => {
  show(place, result);
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(hrefOf('See the entry')).toMatch(new RegExp(`/entries/${place}$`));
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

test.each(['0', '5', 'x'])('leads from the entry %s that does not exist to the contest', (place) => {
  show(place, closed);
  expect(screen.getByRole('heading', { name: 'No such entry' })).toBeTruthy();
  expect(hrefOf('See the contest')).toMatch(/\/contests\/local\/0x\w+$/);
});

test.each([
  ['an entry without a certificate', '4'],
  ['an entry that does not exist', '5'],
])('says in the notice about %s that it was read from the chain', async (_, place) => {
  show(place, closed);
  const line = await screen.findByText('Read from the chain.');
  expect(screen.getByRole('heading', { level: 1 }).closest('section')?.contains(line)).toBe(true);
});

test('waits for the reviews, and offers to read them again', () => {
  show('1', undefined);
  expect(screen.getByRole('heading', { name: 'Loading the certificate' })).toBeTruthy();
  cleanup();
  show('1', undefined, { failure: { tooMuch: undefined } });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

/** The text that is neither hidden from eyes nor from screen readers. */
const readShown = (sheet: HTMLElement) => {
  const copy = sheet.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return copy.textContent;
};
const unconfirmed = readResult({ ...over, order: 'not-confirmed' });

test('shows no rank and does not print while the chain is asked, and moves nothing afterwards', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const list = (sheet: HTMLElement) => [...sheet.querySelectorAll('*')].map(({ tagName }) => tagName);
  show('1', unconfirmed, { isExpected: true });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tide marks (entry 1)');
  expect(screen.getByText('Mei Lin, Omar Reyes')).toBeTruthy();
  const sheet = screen.getByRole('article');
  expect(readShown(sheet)).not.toMatch(/1st|of 3|points/);
  expect(screen.queryAllByRole('strong').map(({ textContent }) => textContent)).toEqual([
    'Signs for a small museum',
  ]);
  expect(sheet.dataset).toEqual({});
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).not.toHaveBeenCalled();
  const before = { text: sheet.textContent, elements: list(sheet) };
  cleanup();
  show('1', closed);
  const confirmed = screen.getByRole('article');
  expect(readShown(confirmed)).toMatch(/1st of 3.*31\.50 of 40 points/);
  expect(confirmed.dataset).toEqual({ first: 'true' });
  expect({ text: confirmed.textContent, elements: list(confirmed) }).toEqual(before);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test.each([
  ['outside the ranking', '3', /withdrawn or disqualified/],
  ['without a rank', '4', /No judge reviewed/],
])('says that an entry is %s only once the chain has been asked', (_, place, sentence) => {
  show(place, unconfirmed, { isExpected: true });
  expect(screen.queryByText(sentence)).toBeNull();
  expect(screen.queryByRole('link', { name: 'See the contest' })).toBeNull();
  cleanup();
  show(place, closed);
  expect(screen.getByText(sentence)).toBeTruthy();
});

test('says that it reads the certificate from the chain', async () => {
  show('1', undefined);
  expect(await screen.findByText('Read from the chain')).toBeTruthy();
});

test('asks the chain only on request if the connection saves data', async () => {
  const ask = vi.fn();
  show('1', unconfirmed, { isExpected: false, ask });
  expect(screen.getByText(/has not confirmed/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Check against the chain' }));
  expect(ask).toHaveBeenCalledOnce();
  cleanup();
  const verdict = { status: 'behind', uids: [], scan: 'scan.example' };
  show('1', unconfirmed, { isExpected: false, verdict });
  expect(await screen.findByText('The newest reviews are not shown yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Check against the chain' })).toBeNull();
});
