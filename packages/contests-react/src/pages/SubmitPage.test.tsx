import { local } from '@org/chain-config';
import { NOTE_SCHEMA_UID, writeDocument } from '@org/contests';
import { NotificationsProvider } from '@org/ui-theme';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Address, Hex } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../base/provider/createQueryClient.ts';
import { createTestWallet, sampleConfig } from '../testing/createTestWallet.ts';
import { answerContests, toActRow, toContestRow } from '../testing/fakeContestScan.ts';
import { JUDGES, STRANGER } from '../testing/sampleContest.ts';
import { SubmissionPage } from './SubmissionPage.tsx';
import { SubmitPage } from './SubmitPage.tsx';

const HOUR = 3_600;
const NOW = Math.floor(Date.now() / 1000);
const [ORGANIZER, JUDGE, OTHER] = JUDGES;

/** A contest whose submissions close after these hours, and whose judging opens an hour later. */
const start = (hours: number) => {
  const submissionsUntil = BigInt(NOW + hours * HOUR);
  const opensAt = submissionsUntil + BigInt(HOUR);
  return toContestRow({
    ...{ title: 'Signs', organizer: ORGANIZER, judges: [JUDGE], time: NOW - 9 * HOUR },
    times: { submissionsUntil, opensAt },
  });
};

const submit = (contest: Hex, by: Address) => {
  const { contentHash, dataUri } = writeDocument({
    ...{ name: 'Painted buoys', link: '', picture: '', about: '', track: 0 },
  });
  const values = { contentHash, uri: dataUri ?? '', replaces: null };
  return toActRow('entry', values, { by, contest, time: NOW - 8 * HOUR });
};

type Shown = {
  readonly hours: number;
  readonly by?: Address;
  readonly isEdit?: boolean;
  readonly Page?: typeof SubmissionPage;
  /** In place of the contest's notes. */
  readonly answerNotes?: () => Promise<Response>;
};

/** The page for a stranger. `by` has submitted an entry; with `isEdit` the page edits it, and `Page` shows it. */
function show({ hours, by, isEdit = false, Page, answerNotes }: Shown): {
  readonly contest: Hex;
  readonly entry: Hex | null;
  readonly client: QueryClient;
} {
  const contest = start(hours);
  const uid = contest.id as Hex;
  const entries = by ? [submit(uid, by)] : [];
  const entry = (entries[0]?.id ?? null) as Hex | null;
  const rows = [contest, ...entries];
  vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) =>
    answerNotes && String(body).includes(NOTE_SCHEMA_UID)
      ? answerNotes()
      : Response.json({ data: answerContests(rows, JSON.parse(String(body))) }),
  );
  const client = createQueryClient();
  const wallet = createTestWallet();
  wallet.update({ status: 'connected', account: STRANGER, chainId: local.chain.id, isSupported: true });
  render(
    <QueryClientProvider client={client}>
      <ContestsProvider config={sampleConfig} wallet={wallet}>
        <NotificationsProvider>
          {Page && entry ? (
            <Page chainConfig={local} uid={uid} submission={entry} />
          ) : (
            <SubmitPage chainConfig={local} uid={uid} replaces={isEdit ? entry : null} />
          )}
        </NotificationsProvider>
      </ContestsProvider>
    </QueryClientProvider>,
  );
  return { contest: uid, entry, client };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });
const getWayOn = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('says that it is too late, and leads to the contest', async () => {
  const { contest } = show({ hours: -2 });
  expect(await findTitle('Submissions are closed')).toBeTruthy();
  expect(getWayOn('Back to the contest')).toContain(contest);
});

test('leads an entrant who is too late to the entry that was submitted in time', async () => {
  const { entry } = show({ hours: -2, by: STRANGER });
  expect(await screen.findByText(/What you submitted before is here/)).toBeTruthy();
  expect(getWayOn('Open your entry')).toContain(entry);
});

test('says that judging has opened to an entrant who wants to edit', async () => {
  const { entry } = show({ hours: -2, by: STRANGER, isEdit: true });
  expect(await findTitle('Judging has started')).toBeTruthy();
  expect(getWayOn('Open your entry')).toContain(entry);
});

test('refuses to edit the submission of another account', async () => {
  show({ hours: -2, by: OTHER, isEdit: true });
  expect(await findTitle('This submission cannot be edited')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open your entry' })).toBeNull();
});

test('counts down to the end of submissions for a new entry only', async () => {
  show({ hours: 2 });
  expect(await findTitle('Submit an entry')).toBeTruthy();
  expect(await screen.findByText('left to submit')).toBeTruthy();
  cleanup();
  // An entry can be edited until judging opens.
  show({ hours: 2, by: STRANGER, isEdit: true });
  expect(await findTitle('Edit your entry')).toBeTruthy();
  expect(screen.getByText(/^You can change it until/)).toBeTruthy();
  expect(screen.queryByText('left to submit')).toBeNull();
});

test('does not show a submission before its texts', async () => {
  const titles = new Set<string | null | undefined>();
  const watching = new MutationObserver(() => titles.add(document.querySelector('h1')?.textContent));
  watching.observe(document.body, { childList: true, subtree: true, characterData: true });
  show({ hours: 2, by: OTHER, Page: SubmissionPage });
  expect(await findTitle('Painted buoys')).toBeTruthy();
  watching.disconnect();
  expect([...titles].filter((title) => title?.startsWith('Submission 0x'))).toEqual([]);
});

test('keeps the dialog while notes that could not be read are fetched again', async () => {
  const answerNotes = vi.fn(async () => new Response('', { status: 500 }));
  const { client } = show({ hours: 2, by: STRANGER, Page: SubmissionPage, answerNotes });
  await userEvent.click(await screen.findByRole('button', { name: /^Withdraw/ }));
  const dialog = await screen.findByRole('dialog');
  const [notes] = client.getQueryCache().findAll({ queryKey: ['scan', local.slug, 'notes'] });
  await vi.waitFor(() => expect(notes?.state.status).toBe('error'), 10_000);
  answerNotes.mockClear();
  // A return to the tab does the same; the end of the test cancels it.
  act(() => void notes?.fetch().catch(() => {}));
  await vi.waitFor(() => expect(answerNotes).toHaveBeenCalled());
  await act(async () => void (await new Promise((done) => setTimeout(done, 50))));
  expect(notes?.state.status).toBe('pending');
  expect(dialog.isConnected).toBe(true);
});
