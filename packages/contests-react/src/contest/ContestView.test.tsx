import { local } from '@org/chain-config';
import { getJudgeQueue, getPhase } from '@org/contests';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../base/provider/ContestsProvider.tsx';
import { german } from '../messages/de.ts';
import {
  createSampleContest,
  JUDGES,
  NOW,
  performPostponed,
  performSample,
  performSealed,
  type SampleContest,
  sampleDocument,
} from '../testing/sampleContest.ts';
import { ContestView, type ContestViewProps } from './ContestView.tsx';
import { EntryNames, useEntryNaming } from './parts/entryNames.ts';
import { MissingDocument } from './parts/MissingDocument.tsx';
import { Known } from './verify/Known.tsx';

type GivenProps =
  | 'progress'
  | 'failure'
  | 'isConfirming'
  | 'isReadingTexts'
  | 'isAwaitingTexts'
  | 'assignments';
type SampleProps = SampleContest &
  Pick<ContestViewProps, GivenProps | 'followHref' | 'task' | 'hasStep'> & {
    /** The reviews are loading. */
    readonly isReading?: boolean;
  };

function Sample({ result, texts, isReading = false, ...props }: SampleProps) {
  const getName = useEntryNaming(result, texts);
  const links = {
    getAddressHref: (address: string) => `/accounts/${address}`,
    getAttestationHref: (uid: string) => `#${uid}`,
    getEntryPath: (entry: string) => `/entries/${entry}`,
  };
  return (
    <EntryNames value={getName}>
      <ContestView
        {...{ links, contest: result.contest, nowSeconds: NOW }}
        {...props}
        result={isReading ? undefined : result}
        shareHref="#share"
        phase={getPhase(result.contest, NOW)}
        onTryAgain={() => {}}
        onReadFromChain={() => {}}
        account={undefined}
      />
    </EntryNames>
  );
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

afterEach(cleanup);

test('ranks named entries by their weighted points, and tells equal names apart by their numbers', () => {
  render(<Sample {...createSampleContest(performSample)} />);
  const rows = screen.getAllByRole('row').map((row) => texts(within(row).queryAllByRole('cell')).slice(0, 4));
  expect(rows.slice(1)).toEqual([
    ['1', 'Tide marks (entry 1)Indoors', '31.50', '2 of 3'],
    ['2', 'Rope and knotsIndoors', '29.00', '1 of 3'],
    ['', '<img src=x onerror=alert(1)>', '–', '0 of 2'],
  ]);
  const projects = screen.getAllByRole('link', { name: 'Open project' });
  expect(projects.map((link) => link.getAttribute('href'))).not.toContain('javascript:alert(1)');
  expect(screen.getByRole('link', { name: /^Rope and knots/ }).getAttribute('href')).toBe('/entries/2');
  expect(document.querySelector('img[src="x"], b')).toBeNull();
});

test('says under Verify why entries with the same points to two decimals have different ranks', () => {
  const sample = createSampleContest(performSample);
  const [first, second, ...others] = sample.result.ranking;
  if (!first || !second) throw new Error('The sample has two ranked entries.');
  const ranking = [
    { ...first, points: '7.14', mean: { sum: 50, count: 7 } },
    { ...second, points: '7.14', mean: { sum: 357, count: 50 } },
    ...others,
  ];
  const known = (result: SampleContest['result']) => (
    <EntryNames value={(entry) => ({ name: `Sign ${entry}`, whole: '', host: undefined, link: '' })}>
      <Known result={result} getAddressHref={() => null} />
    </EntryNames>
  );
  render(known({ ...sample.result, ranking }));
  expect(texts(region('Equal points, different ranks').getAllByRole('listitem'))).toEqual([
    expect.stringMatching(/^Sign \d: 50 points in 7 reviews$/),
    expect.stringMatching(/^Sign \d: 357 points in 50 reviews$/),
  ]);
  expect(screen.getByText('No two entries share a rank.')).toBeTruthy();
  expect(screen.getByText(/^3 reviews by 3 judges, each signed/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'The rule in words' }).getAttribute('href')).toBe('/help#contests');
  cleanup();
  const tied = ranking.map((each) => (each.rank === null ? each : { ...each, rank: 1 }));
  render(known({ ...sample.result, ranking: tied }));
  expect(screen.getByText(/^2 entries share a rank, since their means are equal/)).toBeTruthy();
});

test('shows maximum, weight and anchors of each criterion, without direction marks', async () => {
  render(<Sample {...createSampleContest(performSample)} />);
  const criteria = within(await screen.findByRole('region', { name: 'Criteria' }));
  expect(criteria.getByText('40 points in all')).toBeTruthy();
  expect(texts(criteria.getAllByRole('heading', { level: 3 }))).toEqual(['Legibility', 'Wayfinding']);
  expect(criteria.getByText('counts 2 times')).toBeTruthy();
  expect(criteria.getByText('Can be read from across the room.')).toBeTruthy();
});

test('shows the points of each criterion in an opened review', async () => {
  render(<Sample {...createSampleContest(performSample)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show the reviews of Tide marks (entry 1)' }));
  const [quote] = await screen.findAllByRole('figure');
  const averages = within(screen.getByRole('list', { name: 'Average by criterion' }));
  expect(texts(averages.getAllByRole('listitem'))).toEqual(['Legibility3 of 5', 'Wayfinding8.5 of 10']);
  expect(texts(within(quote as HTMLElement).getAllByRole('listitem'))).toEqual([
    '35 of 40 points',
    'Legibility 4 of 5',
    'Wayfinding 9 of 10',
  ]);
});

test('lists disqualifications with their reason, and recusals', async () => {
  render(<Sample {...createSampleContest(performSample)} />);
  await screen.findByRole('region', { name: 'Recusals' });
  const [outside] = region('Outside the ranking').getAllByRole('listitem');
  expect(outside?.textContent).toContain('DisqualifiedTide marks (entry 3)');
  expect(outside?.textContent).toContain('The same drawings as entry 1. <b>');
  expect(region('Recusals').getAllByRole('listitem')).toHaveLength(1);
});

test('lists commitments as withheld once reveals are over', async () => {
  const terms = { flags: 2, closesAt: NOW - 200n, revealUntil: NOW - 100n };
  render(<Sample {...createSampleContest(performSealed, { terms })} />);
  expect(screen.getByText('Closed')).toBeTruthy();
  await screen.findByRole('region', { name: 'Withheld reviews' });
  expect(region('Withheld reviews').getAllByRole('listitem')).toHaveLength(2);
  cleanup();
  render(
    <Sample {...createSampleContest(performSealed, { terms: { ...terms, revealUntil: NOW + 100n } })} />,
  );
  expect(screen.getByText('Revealing')).toBeTruthy();
  expect(screen.getByText(/^The reviews are sealed\./)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Withheld reviews' })).toBeNull();
});

test('shows numbers and hashes, and says so, when the document is not available', async () => {
  const { result } = createSampleContest(performSample);
  const missing = createSampleContest(performSample, { document: { status: 'missing', reason: 'altered' } });
  render(<Sample {...missing} />);
  expect(await screen.findByText('The texts of this contest could not be loaded')).toBeTruthy();
  expect(screen.getByText(/is not what the organizer signed/)).toBeTruthy();
  expect(screen.getByText(result.contest.terms.contentHash)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Entry 2/ })).toBeTruthy();
  expect(texts(region('Criteria').getAllByRole('heading', { level: 3 }))).toEqual([
    'Criterion 1',
    'Criterion 2',
  ]);
});

test('offers to ask again for texts that may come later, and shows that a long place is cut', async () => {
  const { result } = createSampleContest(performSample, { terms: { uri: `data:${'x'.repeat(500)}` } });
  const later = { fault: 'busy', isBusy: false, onTryAgain: vi.fn() } as const;
  render(<MissingDocument contest={result.contest} reason="unavailable" later={later} />);
  expect(screen.getByText(/cannot answer now/)).toBeTruthy();
  expect(screen.getByText(`data:${'x'.repeat(195)}…`)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(later.onTryAgain).toHaveBeenCalledOnce();
  cleanup();
  render(<MissingDocument contest={result.contest} reason="altered" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('leaves entries out of a judge’s queue that are reviewed or recused', () => {
  const { result } = createSampleContest(performSample);
  const [ada, ben, cleo] = result.contest.judges;
  expect(ada && getJudgeQueue(result, ada)?.waiting).toEqual(['4', '2']);
  expect(ben && getJudgeQueue(result, ben)?.waiting).toEqual(['2']);
  expect(cleo && getJudgeQueue(result, cleo)?.waiting).toEqual(['4', '1']);
});

test('says by how much each postponement has moved the dates of the start, when and why', async () => {
  const sample = createSampleContest(performPostponed);
  render(<Sample {...sample} />);
  const postponed = within(await screen.findByRole('region', { name: 'Postponements' }));
  const items = postponed.getAllByRole('listitem');
  expect(items[0]?.textContent).toContain(
    'Judging extended by 1 day: The hall is closed on Friday. <b>\u202e',
  );
  expect(items[1]?.textContent).toContain('Judging extended by 2 days: A judge is ill.');
  for (const item of items) expect(item.querySelector('time[datetime]')).toBeTruthy();
  expect(items[0]?.querySelector('bdi')?.textContent).toMatch(/^The hall/);
  const until = region('Dates').getByText('Judging until').nextElementSibling?.querySelector('time');
  expect(until?.dateTime).toBe(new Date(Number(NOW + 7n * 86_400n) * 1000).toISOString());
});

test('shows winners only if the chain has confirmed that judging is over', async () => {
  const terms = { closesAt: NOW - 100n, revealUntil: NOW - 100n };
  const { result, texts: known } = createSampleContest(performSample, { terms });
  // By a scan, or by a clock that is ahead of the chain.
  const scanned = { ...result, details: { ...result.details, isFinal: false } };
  const page = render(<Sample result={scanned} texts={known} />);
  expect(screen.queryByRole('region', { name: 'Result' })).toBeNull();
  // While the chain is being asked, the first entry leads, without gold.
  page.rerender(<Sample result={scanned} texts={known} isConfirming />);
  const found = screen.getByRole('region', { name: 'Result' });
  expect(await within(found).findByText('Leads')).toBeTruthy();
  expect(within(found).queryByText('First place')).toBeNull();
  expect(found.dataset.final).toBeUndefined();
  page.rerender(<Sample result={result} texts={known} />);
  expect(screen.getByRole('region', { name: 'Result' })).toBe(found);
  expect(within(found).getByText('First place')).toBeTruthy();
  expect(within(found).queryByText('Leads')).toBeNull();
  expect(found.dataset.final).toBe('true');
});

test('names the winners of each prize and track beside the ranking and above it, and says the winner once', async () => {
  const terms = { closesAt: NOW - 100n, revealUntil: NOW - 100n };
  const prizes = [
    { name: 'The grand prize', about: '', track: 0 },
    { name: 'A poster', about: '', track: 1 },
    { name: 'A walk', about: '', track: 0 },
    // No entry is in this track, and the contest does not name it.
    { name: 'A kite', about: '', track: 9 },
  ];
  const document = { ...sampleDocument, prizes, minimumReviews: 1 };
  render(
    <Sample {...createSampleContest(performSample, { terms, document: { status: 'read', document } })} />,
  );
  const side = within(await screen.findByRole('region', { name: 'Prizes and tracks' }));
  expect(texts(side.getAllByRole('listitem'))).toEqual([
    'The grand prizeWon byTide marks (entry 1)',
    'A posterfor IndoorsWon byTide marks (entry 1)',
    'A walkWon byRope and knots',
    'A kite',
    'IndoorsWon byTide marks (entry 1)',
  ]);
  const podium = region('Result');
  expect(texts(podium.getAllByRole('listitem'))).toEqual([
    'IndoorsTide marks (entry 1)A poster',
    'Second placeRope and knotsA walk',
  ]);
  expect(podium.getByText('The grand prize')).toBeTruthy();
  expect(podium.queryByText(/kite/)).toBeNull();
  await waitFor(() =>
    expect(podium.getByRole('status').textContent).toBe(
      'The result is final. First place: Tide marks (entry 1).',
    ),
  );
  expect(screen.getByRole('link', { name: 'See who won' }).getAttribute('href')).toBe('#result');
});

test('leaves a prize out of the winners if the contest does not name its track', async () => {
  const terms = { closesAt: NOW - 100n, revealUntil: NOW - 100n };
  const prizes = [{ name: 'A kite', about: '', track: 9 }];
  const document = { status: 'read', document: { ...sampleDocument, prizes, minimumReviews: 1 } } as const;
  const { result, texts: known } = createSampleContest(performSample, { terms, document });
  const entry = known.entries.get('2');
  if (!entry) throw new Error('The sample names its second entry.');
  const entries = new Map(known.entries).set('2', { ...entry, track: 9 });
  render(<Sample {...{ result }} texts={{ ...known, entries }} />);
  const side = within(await screen.findByRole('region', { name: 'Prizes and tracks' }));
  expect(side.getByText('A kite').closest('li')?.textContent).toBe('A kiteWon byRope and knots');
  const podium = region('Result');
  expect(texts(await podium.findAllByRole('listitem'))).toEqual(['Second placeRope and knots']);
  expect(podium.getAllByText('First place')).toHaveLength(1);
});

test('says that somebody won only once that is final, and of nobody never', () => {
  const terms = { closesAt: NOW - 100n, revealUntil: NOW - 100n };
  const { result, texts: known } = createSampleContest(performSample, { terms });
  const scanned = { ...result, details: { ...result.details, isFinal: false } };
  const page = render(<Sample result={scanned} texts={known} isConfirming />);
  expect(screen.getByRole('link', { name: 'See the result' }).getAttribute('href')).toBe('#result');
  page.rerender(<Sample result={result} texts={known} />);
  expect(screen.getByRole('link', { name: 'See who won' })).toBeTruthy();
  cleanup();
  render(<Sample {...createSampleContest(() => {}, { terms })} />);
  expect(region('Result')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^See/ })).toBeNull();
});

test('shows each winner once with all prizes, and how many more there are', async () => {
  const terms = { closesAt: NOW - 100n, revealUntil: NOW - 100n };
  const toPrizes = (...names: readonly string[]) => names.map((name) => ({ name, about: '', track: 0 }));
  const sample = createSampleContest(performSample, { terms });
  const [first, second, third] = sample.result.ranking;
  if (!first || !second || !third) throw new Error('The sample has three entries.');
  const draw = (ranks: readonly [number, number, number], ...names: readonly string[]) => {
    const document = { status: 'read', document: { ...sampleDocument, prizes: toPrizes(...names) } } as const;
    const result = {
      ...sample.result,
      details: { ...sample.result.details, document },
      ranking: [first, second, third].map((each, index) => ({ ...each, rank: ranks[index] ?? null })),
    };
    return render(<Sample result={result} texts={{ ...sample.texts, document }} />);
  };
  draw([1, 2, 2], 'Gold', 'A pen', 'A pen');
  const podium = region('Result');
  await podium.findAllByRole('listitem');
  expect(texts(podium.getAllByRole('listitem'))).toEqual([
    expect.stringMatching(/^Second place.*A pen, A pen$/),
    expect.stringMatching(/^Second place.*A pen, A pen$/),
  ]);
  expect(podium.queryByText(/more winner/)).toBeNull();
  cleanup();
  draw([1, 1, 1], 'Gold', 'A pen');
  const more = await region('Result').findByRole('link', { name: 'and 1 more winner' });
  await screen.findByRole('region', { name: 'Prizes and tracks' });
  expect(document.querySelector(more.getAttribute('href') ?? '')?.tagName).toBe('SECTION');
});

test('keeps how many reviews a closed contest has, without the meter', async () => {
  const terms = { closesAt: NOW - 100n, revealUntil: NOW - 100n };
  render(<Sample {...createSampleContest(performSample, { terms })} />);
  expect(await screen.findByText('3 of 8 reviews')).toBeTruthy();
  expect(screen.queryByRole('meter')).toBeNull();
});

test('shows neither cards nor a table of entries before it is known whether they have pictures', () => {
  const { result, texts: known } = createSampleContest(() => {});
  const page = render(<Sample result={result} texts={known} isReadingTexts isAwaitingTexts />);
  expect(screen.getByRole('heading', { name: 'Entries' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  page.rerender(<Sample result={result} texts={known} />);
  expect(screen.getByRole('table', { name: 'Entries' })).toBeTruthy();
});

test('shows the entries without their texts once these take long', async () => {
  const missing = createSampleContest(() => {}, {
    document: { status: 'missing', reason: 'unavailable' },
  });
  render(<Sample {...missing} isReadingTexts />);
  const table = within(screen.getByRole('table', { name: 'Entries' }));
  expect(table.getAllByRole('link').map((link) => link.textContent)).toContain('Entry 1');
  expect(await screen.findByRole('complementary')).toBeTruthy();
  expect(screen.queryByText('The texts of this contest could not be loaded')).toBeNull();
});

test('keeps the space of cover and notices while the texts are read', () => {
  const missing = createSampleContest(performSample, {
    document: { status: 'missing', reason: 'unavailable' },
  });
  render(<Sample {...missing} isReadingTexts isAwaitingTexts />);
  expect(screen.queryByText('The texts of this contest could not be loaded')).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});

test.each([
  [
    'submissions',
    { flags: 1, submissionsUntil: NOW + 183_600n, opensAt: NOW + 200_000n },
    '2 days 3 hours',
    'left to submit',
  ],
  ['judging', { closesAt: NOW + 5_000n, revealUntil: NOW + 5_000n }, '1 hour 23 minutes', 'left to judge'],
  ['judging', { closesAt: NOW + 45n, revealUntil: NOW + 45n }, '45 seconds', 'left to judge'],
])('counts down in its two largest units: %s', async (_, terms, left, below) => {
  render(<Sample {...createSampleContest(() => {}, { terms })} followHref="/dates.ics" />);
  expect((await screen.findByText(below)).parentElement?.textContent).toBe(left + below);
  const follow = screen.getByRole('link', { name: 'Follow' });
  expect(follow.dataset.variant).toBe('contained');
  expect(follow.getAttribute('aria-description')).toBe('Adds the dates to your calendar');
});

test('has one main button beside a task, which is below the ranking once the contest is over', () => {
  const dates = { opensAt: NOW - 400n, closesAt: NOW - 100n, revealUntil: NOW - 100n };
  const props = { ...createSampleContest(performSample), task: <p>Task</p>, followHref: '#dates' };
  const isBelow = () => screen.getByRole('table').compareDocumentPosition(screen.getByText('Task')) === 4;
  const { rerender } = render(<Sample {...props} />);
  const follow = screen.getByRole('link', { name: 'Follow' });
  expect([follow.dataset.variant, isBelow()]).toEqual(['contained', false]);
  rerender(<Sample {...props} hasStep />);
  expect(follow.dataset.variant).toBe('outlined');
  rerender(<Sample {...props} {...createSampleContest(performSample, { terms: dates })} />);
  expect(isBelow()).toBe(true);
});

test('says while submissions are open until when an entry can be admitted', async () => {
  const terms = { flags: 1, submissionsUntil: NOW + 100n, opensAt: NOW + 200n };
  render(<Sample {...createSampleContest(() => {}, { terms })} />);
  expect(await screen.findByText(/agree that the organizer can admit it until judging ends/)).toBeTruthy();
});

test('shows title, state, dates, and judges and organizer with links, while the reviews are loading', () => {
  const { result, texts: known } = createSampleContest(performSample);
  const page = render(
    <Sample result={result} texts={known} isReading progress={{ done: 500, total: 9_000 }} />,
  );
  expect(screen.getByRole('heading', { level: 1, name: result.contest.title })).toBeTruthy();
  expect(screen.getByText('Judging')).toBeTruthy();
  expect(region('Judges').getAllByRole('listitem')).toHaveLength(3);
  const people = [...result.contest.judges, result.contest.organizer].map(
    (address) => `/accounts/${address}`,
  );
  const linked = region('Judges').getAllByRole('link');
  expect(linked.map((link) => link.getAttribute('href'))).toEqual(people);
  expect(screen.getByText('Reading 9000 reviews')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('500');
  expect(screen.queryByRole('table')).toBeNull();
  page.rerender(<Sample result={result} texts={known} />);
  expect(screen.getByRole('table', { name: 'Ranking' })).toBeTruthy();
});

test('shows the phases with their days while there is something to do, in the order of time', async () => {
  const day = 86_400n;
  const times = { opensAt: NOW + 2n * day, closesAt: NOW + 9n * day, revealUntil: NOW + 12n * day };
  const terms = { ...times, submissionsUntil: NOW + day, flags: 3 };
  const page = render(<Sample {...createSampleContest(() => {}, { terms })} />);
  const list = await screen.findByRole('list', { name: 'Dates' });
  const phases = within(list).getAllByRole('listitem');
  expect(phases.map((phase) => phase.querySelector('span')?.textContent)).toEqual([
    'Submit',
    'Admit',
    'Judge',
    'Reveal',
    'Result',
  ]);
  expect(phases.map((phase) => phase.getAttribute('aria-current'))).toEqual(['step', null, null, null, null]);
  const ends = phases.map((phase) => phase.querySelector('time')?.getAttribute('datetime'));
  expect(ends).toEqual(ends.toSorted());
  const isOver = { opensAt: NOW - 9n * day, closesAt: NOW - day, revealUntil: NOW - day };
  page.rerender(<Sample {...createSampleContest(performSample, { terms: isOver })} />);
  expect(screen.queryByRole('list', { name: 'Dates' })).toBeNull();
});

test('asks before a costly reading, with about how many requests it takes', async () => {
  const { result, texts: known } = createSampleContest(performSample);
  render(<Sample result={result} texts={known} isReading failure={{ tooMuch: { requests: 500 } }} />);
  expect(await screen.findByText(/takes about 500 requests/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Read it from the chain instead' })).toBeTruthy();
});

test.each([
  ['could not be read', { tooMuch: undefined }],
  ['are loading', undefined],
])('keeps the visitor’s own matters after the end when the reviews %s', (_, failure) => {
  const terms = { closesAt: NOW - 100n, revealUntil: NOW - 100n };
  render(
    <Sample
      {...createSampleContest(performSample, { terms })}
      {...{ failure, task: 'It is too late' }}
      isReading
    />,
  );
  expect(screen.getByText('It is too late')).toBeTruthy();
});

test('does not owe a review from which a judge has abstained', async () => {
  render(<Sample {...createSampleContest(performSample)} />);
  // Three entries stand, and one of three judges abstained from one.
  expect((await screen.findByRole('meter')).getAttribute('aria-valuetext')).toBe('3 of 8 reviews');
  const judges = texts(region('Judges').getAllByRole('listitem'));
  expect(judges.filter((text) => text?.includes('of 2'))).toHaveLength(1);
});

test('counts sealed reviews, and never says beside them that nobody has reviewed', async () => {
  const terms = { flags: 2, closesAt: NOW + 100n, revealUntil: NOW + 200n };
  render(<Sample {...createSampleContest(performSealed, { terms })} />);
  expect((await screen.findByRole('meter')).getAttribute('aria-valuetext')).toBe('2 of 12 sealed');
  expect(screen.queryByText(/Nobody has reviewed/)).toBeNull();
  expect(screen.getByText(/The ranking starts once they are revealed/)).toBeTruthy();
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows.filter((text) => text?.includes('1 of 3 sealed'))).toHaveLength(2);
  expect(
    texts(region('Judges').getAllByRole('listitem')).filter((text) => text?.includes('sealed 1 of 4')),
  ).toHaveLength(2);
});

test('counts what is assigned, and reviews beyond it', async () => {
  const [ada, ben, cleo] = JUDGES;
  const assignments = [
    { judge: ada, entries: [1, 2] },
    { judge: ben, entries: [4] },
    { judge: cleo, entries: [] },
  ];
  render(<Sample {...createSampleContest(performSample)} assignments={assignments} />);
  // Three reviews are in force, and one of those who were asked has one left.
  expect((await screen.findByRole('meter')).getAttribute('aria-valuetext')).toBe('3 of 4 reviews');
  const judges = within(await screen.findByRole('region', { name: 'Judges' }));
  expect(
    texts(judges.getAllByRole('listitem')).map((text) => /reviewed \d of \d/.exec(text ?? '')?.[0]),
  ).toEqual(['reviewed 1 of 2', 'reviewed 1 of 1', 'reviewed 1 of 1']);
});

test('does not count seals as reviews once it is too late to reveal them', async () => {
  const terms = { flags: 2, closesAt: NOW - 200n, revealUntil: NOW - 100n };
  render(<Sample {...createSampleContest(performSealed, { terms })} />);
  const judges = within(await screen.findByRole('region', { name: 'Judges' }));
  expect(
    texts(judges.getAllByRole('listitem')).map((text) => /(reviewed|sealed) \d of \d/.exec(text ?? '')?.[0]),
  ).toEqual(['reviewed 0 of 4', 'reviewed 0 of 4', 'reviewed 0 of 4']);
  expect(document.querySelector('[data-complete]')).toBeNull();
});

test('says nothing about progress before judging opens', () => {
  const terms = { flags: 1, submissionsUntil: NOW + 100n, opensAt: NOW + 200n, entries: [] };
  render(<Sample {...createSampleContest(() => {}, { terms })} />);
  expect(document.body.textContent).not.toMatch(/0 of 0|reviewed 0/);
  expect(document.querySelector('[data-complete]')).toBeNull();
});

test('names a criterion of the classic six in the reader’s language', async () => {
  const classic = {
    ...sampleDocument,
    criteria: [
      { label: 'Creativity', anchors: [] },
      { label: 'My own', anchors: [] },
    ],
  };
  const sample = createSampleContest(performSample, { document: { status: 'read', document: classic } });
  render(
    <ContestsProvider config={{ chains: [local] }} messages={german}>
      <Sample {...sample} />
    </ContestsProvider>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Kreativität' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'My own' })).toBeTruthy();
});

test('shows the rules, and the links with their hosts, once they are opened', async () => {
  const links = [
    { label: 'Questions', href: 'https://www.example.org/ask' },
    { label: 'Here', href: 'javascript:alert(1)' },
  ];
  const document = { ...sampleDocument, rules: '### Entries\n\n- One each.', links };
  render(<Sample {...createSampleContest(performSample, { document: { status: 'read', document } })} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Rules and links' }));
  const section = region('Rules and links');
  await section.findByRole('link', { name: 'Questions' });
  expect(texts(section.getAllByRole('listitem')).slice(-2)).toEqual([
    'Questions example.org',
    'Here javascript:alert(1)',
  ]);
  expect(texts(section.getAllByRole('link'))).toEqual(['Questions']);
  expect((await screen.findByRole('heading', { name: 'Entries' })).tagName).toBe('H3');
  expect(screen.getByText('One each.')).toBeTruthy();
});

test('says which entries of the result have fewer reviews than wanted, in the same ranking', async () => {
  const ended = { opensAt: NOW - 691_200n, closesAt: NOW - 86_400n, revealUntil: NOW - 86_400n };
  const draw = (minimumReviews: number) =>
    render(
      <Sample
        {...createSampleContest(performSample, {
          terms: ended,
          document: { status: 'read', document: { ...sampleDocument, minimumReviews } },
        })}
      />,
    );
  draw(2);
  await screen.findByText(/at least 2 reviews for each entry\. Entries with fewer keep their rank/);
  const table = within(screen.getByRole('table', { name: 'Ranking' }));
  await waitFor(() =>
    expect(table.getAllByRole('row').map((row) => row.textContent?.includes('fewer than 2 reviews'))).toEqual(
      [...[false, false, true, true]],
    ),
  );
  const podium = within(screen.getByRole('region', { name: 'Result' }));
  expect(podium.getAllByText('fewer than 2 reviews')).toHaveLength(1);
  expect(podium.getAllByRole('listitem')[0]?.textContent).toContain('Rope and knots');
  cleanup();
  draw(1);
  await screen.findByText(/at least 1 review for each entry/);
  expect(region('Result').queryByText(/fewer/)).toBeNull();
});
