import { local } from '@org/chain-config';
import { type ContestReplay, type EntryDocument, toRawUri } from '@org/contests';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../base/provider/createQueryClient.ts';
import { toNoted } from '../data/reading/assignments.ts';
import type { ContestTexts } from '../data/reading/contestAnswer.ts';
import { documentsQuery } from '../data/reading/documentsQuery.ts';
import { notesQuery } from '../data/reading/notes.ts';
import { useContestReading } from '../data/reading/useContestReading.ts';
import { useLazyJudgeParts } from '../judge/panel/useLazyJudgeParts.tsx';
import {
  createReading,
  createSampleContest,
  JUDGES,
  performSample,
  toAssignmentsRow,
} from '../testing/sampleContest.ts';
import { EntryPage } from './EntryPage.tsx';

vi.mock('../data/reading/useContestReading.ts', () => ({ useContestReading: vi.fn() }));
vi.mock('../judge/panel/useLazyJudgeParts.tsx', () => ({ useLazyJudgeParts: vi.fn() }));

const { result, texts } = createSampleContest(performSample);
const { state } = createReading(performSample);

const show = (
  place: string,
  own: { texts?: ContestTexts | undefined; state?: ContestReplay; isAwaitingTexts?: boolean } = {},
  client = createQueryClient(),
) => {
  vi.mocked(useContestReading).mockReturnValue({
    answer: {
      ...{ status: 'found', contest: result.contest, result, texts, state },
      ...own,
      ...{ source: 'chain', isStale: false, isPartial: false },
    },
    ...{ check: {}, force: false, isFetching: false },
    ...{ refetch: vi.fn(), readFromChain: vi.fn(), readFromScan: vi.fn() },
  } as unknown as ReturnType<typeof useContestReading>);
  vi.mocked(useLazyJudgeParts).mockReturnValue({
    ...{
      source: null,
      task: null,
      below: null,
      isTaskExpected: false,
      hasStep: false,
      dialogs: <p>The dialogs</p>,
    },
    renderAct: (entry) => <button type="button">{`Review ${entry}`}</button>,
  });
  render(
    <QueryClientProvider client={client}>
      <ContestsProvider config={{ chains: [local], hiddenUids: [], storesDocuments: true }}>
        <EntryPage chainConfig={local} uid={result.contest.uid} place={place} />
      </ContestsProvider>
    </QueryClientProvider>,
  );
};

afterEach(cleanup);

test('offers a judge the review of the entry', () => {
  show('2');
  expect(screen.getByRole('button', { name: 'Review 2' })).toBeTruthy();
  expect(screen.getByText('The dialogs')).toBeTruthy();
  expect(vi.mocked(useLazyJudgeParts).mock.lastCall?.[0].contest.entries).toEqual(result.contest.entries);
});

test('offers no review of a disqualified entry', () => {
  show('3');
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Review/ })).toBeNull();
});

test('shows the entry with its texts: its pictures would move a result that is already there', async () => {
  const read = () => screen.queryByRole('heading', { name: 'What the judges wrote' });
  const client = createQueryClient();
  show('1', { isAwaitingTexts: true, texts: undefined }, client);
  expect(read()).toBeNull();
  // The texts of the entry and its neighbors arrive first.
  act(() => {
    const { queryKey } = documentsQuery(state, { hasGateway: false, wanted: ['0', '1', '2'] });
    client.setQueryData<ContestTexts>(queryKey, texts);
  });
  await waitFor(() => expect(read()).toBeTruthy());
  cleanup();
  show('1', { isAwaitingTexts: false, texts: undefined });
  expect(read()).toBeTruthy();
});

test('counts the reviews that the organizer assigned, as the ranking does', async () => {
  const { contest } = result;
  const [, , cleo] = JUDGES;
  const client = createQueryClient();
  client.setQueryData(notesQuery(local, toNoted(contest)).queryKey, [
    toAssignmentsRow(contest, [{ judge: cleo, entries: [4] }]),
  ]);
  const countReviews = () => screen.getByText('Reviews', { selector: 'dt' }).nextElementSibling?.textContent;
  show('4');
  expect(countReviews()).toBe('0 of 2');
  cleanup();
  show('4', {}, client);
  await waitFor(() => expect(countReviews()).toBe('0 of 1'));
});

test('says what names a picture, so that the server may fetch it from elsewhere', () => {
  const [picture, own, list] = ['a', 'b', 'c'].map((each) => toRawUri(new TextEncoder().encode(each)));
  const facts = { type: 'image/webp', width: 800, height: 600, size: 9, alt: 'A buoy' } as const;
  const entry: EntryDocument = {
    ...{ name: 'Buoy', link: '', picture: '', about: '', track: 0 },
    pictures: [{ uri: picture ?? '', ...facts }],
  };
  const entries = state.entries.map((each) =>
    each.number === 1
      ? {
          ...each,
          list: { uid: `0x${'07'.repeat(32)}` as const, uri: list ?? '', place: 0, contentHash: '0x' },
        }
      : each,
  );
  const named = { ...state, entries, values: { ...state.values, uri: own ?? '' } } as ContestReplay;
  const both = {
    ...texts,
    entries: new Map([
      ['1', entry],
      ['2', entry],
    ] as const),
  };
  const cid = (uri = '') => uri.replace('ipfs://', '');
  for (const [place, document, attestation] of [
    ['1', cid(list), `0x${'07'.repeat(32)}`],
    ['2', cid(own), state.attestation.uid],
  ] as const) {
    show(place, { state: named, texts: both });
    const address = `/api/pictures/${cid(picture)}?width=1280&document=${document}&attestation=${attestation}`;
    const image = screen.getByRole('img', { name: 'A buoy' });
    expect(image.getAttribute('src')).toBe(address);
    expect(image.getAttribute('srcset')).toContain(`${address.replace('1280', '320')} 320w`);
    cleanup();
  }
});
