import { getChainConfigBySlug } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { resolverViews } from '@org/contests/chain';
import { NotificationsProvider } from '@org/ui-theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { encodeErrorResult, encodeFunctionResult, numberToHex, parseAbi, zeroAddress, zeroHash } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubSilentFetch } from '../../../test/stubSilentFetch.ts';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../../base/provider/createQueryClient.ts';
import { readReviewDraft, writeReviewDraft } from '../../drafts/reviewDraft.ts';
import { createTestWallet } from '../../testing/createTestWallet.ts';
import { createSampleContest, contest as sample, tick } from '../../testing/sampleContest.ts';
import { listSealedReviews } from '../sealed/keptReviews.ts';
import { ReviewEntry } from './ReviewEntry.tsx';
import { ReviewFrame } from './ReviewFrame.tsx';

const chainConfig = getChainConfigBySlug('local');
const contest = { ...sample, chainId: chainConfig.chain.id, endsAt: 4_000_000_000n };
const [account = '0x00'] = contest.judges;
const [entry = ''] = contest.entries;
const draft = { given: tick(1), comment: 'Clear.' };
const wallet = createTestWallet();
const onSave = vi.fn();
const onSkip = vi.fn();
const onSignAll = vi.fn();

const open = (
  subject: { readonly contest: Contest; readonly entry: string; readonly saved?: number } = {
    contest,
    entry,
  },
) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NotificationsProvider>
        <ContestsProvider config={{ chains: [chainConfig] }} wallet={wallet}>
          <ReviewFrame title="Review entry" onClose={() => {}}>
            {(place) => (
              <ReviewEntry
                {...{ chainConfig, account, place, onSave, onSkip, onSignAll, ...subject }}
                review={undefined}
                details={undefined}
                onVisible={() => {}}
              />
            )}
          </ReviewFrame>
        </ContestsProvider>
      </NotificationsProvider>
    </QueryClientProvider>,
  );
const press = (key: string, options = {}) =>
  fireEvent.keyDown(screen.getByRole('heading', { level: 3 }), { key, ...options });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  window.localStorage.clear();
  writeReviewDraft({ contest, entry, account }, draft);
  // A chain that never answers.
  stubSilentFetch();
  wallet.update({ status: 'connected', account, chainId: chainConfig.chain.id, isSupported: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a judge changes and submits a review by keys', () => {
  const form = open();
  press('3');
  press('Enter', { ctrlKey: true });
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  form.unmount();
  expect(readReviewDraft({ contest, entry, account })?.given).toEqual(tick(1, 3));
});

test.each([
  ['Save, next entry', onSave],
  ['Not here now', onSkip],
])('after "%s", the form takes nothing until the next one is drawn', (button, onLeave) => {
  const form = open();
  click(button);
  press('1');
  press('3');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Creativity' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Comment' }), { target: { value: 'For the next.' } });
  press('Enter', { ctrlKey: true });
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  click(button);
  expect(onLeave).toHaveBeenCalledOnce();
  form.unmount();
  expect(readReviewDraft({ contest, entry, account })).toEqual(draft);
});

test('announces that the connection is lost, and does not say that a draft is kept which is not', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  open();
  press('3');
  expect(await screen.findByText(/^This browser can’t save your draft/)).toBeTruthy();
  const regions = screen.getAllByRole('status');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  const sentence = screen.getByText(/^You are offline, and this browser can’t save your draft\./);
  expect(regions).toContain(sentence.closest('[role="status"]'));
  expect(screen.queryByText(/is kept here/)).toBeNull();
  // Nothing can be signed, and the form needs the height.
  expect(screen.queryByText(/^Permanently public/)).toBeNull();
  onLine.mockRestore();
  fireEvent(window, new Event('online'));
});

test('says that a judge is offline, keeps the review, and offers it again once the connection is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const form = open();
  const sentence = 'You are offline. What you grade is kept here; sign it when the connection is back.';
  expect(screen.getByText(sentence).closest('[role="status"]')).toBeTruthy();
  press('3');
  press('Enter', { ctrlKey: true });
  click('Cancel');
  expect(screen.getByRole('button', { name: 'Publish review' })).toBeTruthy();
  form.unmount();
  expect(readReviewDraft({ contest, entry, account })?.given).toEqual(tick(1, 3));
  open();
  onLine.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Creativity' }).checked).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish review' }).disabled).toBe(false);
  onLine.mockRestore();
});

const played = { ...createSampleContest(() => {}).result.contest, chainId: chainConfig.chain.id };
const DAY = 86_400n;
const today = BigInt(Math.floor(Date.now() / 1000));
/** Judging is open by this device's clock. */
const judging = { ...played, endsAt: today + DAY };

test.each([
  ['Judging has ended. A review signed now would not count.', { ...judging, endsAt: today - DAY }],
] as const)('refuses a review after the end of judging: %s', async (sentence, late) => {
  open({ contest: { ...late, chainId: chainConfig.chain.id }, entry: '1' });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish review' }).disabled).toBe(true);
});

/** The view of a contest that is judged from `opensAt` until `closesAt`. */
const answerContest = (closesAt: bigint, opensAt = 0n) => {
  const times = { submissionsUntil: 0n, opensAt, closesAt, revealUntil: closesAt };
  return encodeFunctionResult({
    abi: resolverViews,
    functionName: 'getContest',
    result: {
      ...{
        organizer: zeroAddress,
        isRevoked: false,
        hasSubmissions: false,
        isSealed: false,
        hasReviews: true,
      },
      ...{ ...times, start: times, judges: 3, entries: 4, acts: 0, submissions: 0 },
      ...{ head: zeroHash, submissionsHead: zeroHash, maxPoints: '0x', weights: '0x' },
    },
  });
};

/** A chain that is ahead of this device, and refuses the review. */
const answerLate = async (_: unknown, { body }: { readonly body: string }) => {
  const { id, method } = JSON.parse(body);
  const data = encodeErrorResult({
    abi: parseAbi(['error OutsideWindow(uint64 from, uint64 until)']),
    args: [0n, judging.endsAt],
  });
  const block = { number: '0x1', timestamp: numberToHex(judging.endsAt), transactions: [] };
  const results: Record<string, unknown> = {
    eth_chainId: numberToHex(chainConfig.chain.id),
    eth_getBlockByNumber: block,
    eth_call: answerContest(judging.endsAt),
  };
  const error = { code: 3, message: 'execution reverted', data };
  return Response.json({
    jsonrpc: '2.0',
    id,
    ...(results[method] ? { result: results[method] } : { error }),
  });
};

/** A chain with these times of its latest blocks, one after the other. It refuses every estimate. */
const serveTimes = (
  { opensAt = 0n, closesAt }: { opensAt?: bigint; closesAt: bigint },
  ...times: bigint[]
) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { body }: { readonly body: string }) => {
    const { id, method } = JSON.parse(body);
    asked.push(method);
    const time = (times.length > 1 ? times.shift() : times[0]) ?? 0n;
    const results: Record<string, unknown> = {
      eth_chainId: numberToHex(chainConfig.chain.id),
      eth_getBlockByNumber: { number: '0x1', timestamp: numberToHex(time), transactions: [] },
      eth_call: answerContest(closesAt, opensAt),
    };
    return Response.json({ jsonrpc: '2.0', id, result: results[method] ?? '0x5208' });
  });
  return asked;
};

test('lets a judge review whose clock is fast: the chain decides that judging is still open', async () => {
  const late = { ...judging, endsAt: today - DAY };
  serveTimes({ closesAt: late.endsAt }, late.endsAt - 60n);
  open({ contest: late, entry: '1' });
  await waitFor(() => expect(screen.queryByText(/^Judging has ended/)).toBeNull());
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish review' }).disabled).toBe(false);
});

test('does not ask the wallet of a judge whose clock is fast before judging has begun', async () => {
  const opensAt = today - DAY;
  const subject = { contest: { ...judging, terms: { ...judging.terms, opensAt } }, entry: '1', account };
  writeReviewDraft(subject, { given: [3, 9], comment: 'Clear.' });
  const asked = serveTimes({ opensAt, closesAt: judging.endsAt }, opensAt - 60n);
  open(subject);
  click('Publish review');
  expect(await screen.findByText(/^The contest does not accept this at the moment/)).toBeTruthy();
  expect(asked).toContain('eth_call');
  expect(screen.queryByText(/confirm/i)).toBeNull();
});

test('asks the chain no longer once the judge cancels', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const opensAt = today - DAY;
  // A contest of its own: a wait that an earlier file left behind would ask, too, for as long as this one is tested.
  const uid = `0x${'c1'.repeat(32)}` as const;
  const subject = { contest: { ...judging, uid, terms: { ...judging.terms, opensAt } }, entry: '1', account };
  writeReviewDraft(subject, { given: [3, 9], comment: 'Clear.' });
  // Judging is about to begin, so the page waits for the chain.
  serveTimes({ opensAt, closesAt: judging.endsAt }, opensAt - 5n);
  const [answer, bodies] = [globalThis.fetch, [] as string[]];
  vi.stubGlobal('fetch', (url: string, init: { readonly body: string }) => {
    bodies.push(init.body);
    return answer(url, init);
  });
  open(subject);
  // The estimate of the fee reads a block, too, and goes on; only the wait for judging makes calls.
  const count = () =>
    bodies.filter((body) => body.includes('"eth_call"') && body.includes(uid.slice(2))).length;
  click('Publish review');
  await vi.waitFor(() => expect(count()).toBeGreaterThan(1));
  click('Cancel');
  const canceled = count();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(count()).toBe(canceled);
});

test('gives the reason of the contract, and keeps the draft that came too late', async () => {
  const subject = { contest: judging, entry: '1', account };
  const given = [3, 9];
  writeReviewDraft(subject, { given, comment: 'Clear.' });
  vi.stubGlobal('fetch', answerLate);
  open(subject);
  expect(await screen.findByText(/^The contest does not accept this at the moment/)).toBeTruthy();
  click('Publish review');
  expect(await screen.findByText(/^Judging has ended/)).toBeTruthy();
  // The chain refuses it as it does before judging: nothing is wrong with the review.
  expect(screen.queryByText(/breaks a rule/)).toBeNull();
  expect(readReviewDraft(subject)).toMatchObject({ given, comment: 'Clear.' });
});

test('asks for a missing comment once, then saves the review without it, with zero for what is not ticked', () => {
  const { contest: ticked } = createSampleContest(() => {}, {
    terms: { maxPoints: [1, 1], weights: [5, 3], closesAt: 4_000_000_000n, revealUntil: 4_000_000_000n },
  }).result;
  const subject = { contest: ticked, entry: '1', account };
  open(subject);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Legibility' }));
  click('Save, next entry');
  expect(screen.getByRole('alert').textContent).toMatch(/press “Save, next entry” again\.$/);
  expect(onSave).not.toHaveBeenCalled();
  click('Save, next entry');
  expect(onSave).toHaveBeenCalledOnce();
  expect(readReviewDraft(subject)).toEqual({ comment: '', given: [1, 0] });
});

test('asks once before a review of 0 points is published, together with a missing comment', async () => {
  const { contest: ticked } = createSampleContest(() => {}, {
    terms: { maxPoints: [1, 1], weights: [5, 3], closesAt: 4_000_000_000n, revealUntil: 4_000_000_000n },
  }).result;
  const subject = { contest: ticked, entry: '1', account };
  const form = open(subject);
  click('Publish review');
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^This review gives 0 points\. .*“Publish review” again\.$/),
    expect.stringMatching(/^You have not written a comment\./),
  ]);
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Legibility' }));
  form.unmount();
  writeReviewDraft(subject, { given: [null, null], comment: 'Clear.' });
  open(subject);
  click('Publish review');
  expect(screen.getByRole('alert').textContent).toMatch(/^This review gives 0 points\./);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Legibility' }));
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  writeReviewDraft(subject, { given: [null, null], comment: 'Clear.' });
  const asked = serveTimes({ opensAt: 0n, closesAt: 4_000_000_000n }, 1n);
  open(subject);
  click('Publish review');
  expect(asked).not.toContain('eth_call');
  click('Publish review');
  await waitFor(() => expect(asked).toContain('eth_call'));
});

test('signs the saved reviews before the queue ends, with this one if it is complete', () => {
  const form = open({ contest, entry, saved: 2 });
  click('Sign all 3 reviews');
  expect(onSignAll).toHaveBeenCalledExactlyOnceWith(true);
  expect(readReviewDraft({ contest, entry, account })).toMatchObject({ comment: 'Clear.' });
  form.unmount();
  window.localStorage.clear();
  const empty = open({ contest, entry, saved: 2 });
  click('Sign all 2 reviews');
  expect(onSignAll).toHaveBeenLastCalledWith(false);
  empty.unmount();
  open({ contest, entry, saved: 0 });
  expect(screen.queryByRole('button', { name: /^Sign / })).toBeNull();
});

test('asks for a missing comment once before it signs all', () => {
  writeReviewDraft({ contest, entry, account }, { ...draft, comment: '' });
  open({ contest, entry, saved: 1 });
  click('Sign all 2 reviews');
  expect(screen.getByRole('alert').textContent).toMatch(/press “Sign all 2 reviews” again\.$/);
  click('Sign all 2 reviews');
  expect(onSignAll).toHaveBeenCalledExactlyOnceWith(true);
});

test('a sealed review is in this browser before anything is signed, and stays with its draft', async () => {
  const { result } = createSampleContest(() => {}, {
    terms: { flags: 2, closesAt: 4_000_000_000n, revealUntil: 4_000_000_001n },
  });
  const sealed = result.contest;
  const place = { contest: sealed, entry: '1', account };
  writeReviewDraft(place, { comment: 'Quiet.', given: [4, 9] });
  const form = open({ contest: sealed, entry: '1' });
  expect(await screen.findByText('This review will be sealed')).toBeTruthy();
  expect(listSealedReviews(sealed)).toEqual([]);
  expect(screen.getByText('Signed by')).toBeTruthy();
  click('Seal review');
  expect(screen.getByText('Sealed on the chain')).toBeTruthy();
  await waitFor(() =>
    expect(listSealedReviews(sealed)).toMatchObject([{ points: [4, 9], comment: 'Quiet.', judge: account }]),
  );
  form.unmount();
  expect(readReviewDraft(place)?.comment).toBe('Quiet.');
});

test('a sealed review that cannot be stored is not signed: its file comes first', async () => {
  const { result } = createSampleContest(() => {}, {
    terms: { flags: 2, closesAt: 4_000_000_000n, revealUntil: 4_000_000_001n },
  });
  writeReviewDraft({ contest: result.contest, entry: '1', account }, { comment: 'Quiet.', given: [4, 9] });
  open({ contest: result.contest, entry: '1' });
  await screen.findByText('This review will be sealed');
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  click('Seal review');
  expect(await screen.findByText(/^This browser can’t store the review/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  blocked.mockRestore();
});
