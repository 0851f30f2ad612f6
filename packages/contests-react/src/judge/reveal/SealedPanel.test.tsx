import { type ChainConfig, getChainConfigBySlug } from '@org/chain-config';
import { CONTEST_LIMITS, formatSealedReview, type Result, type SealedReview } from '@org/contests';
import { resolverViews } from '@org/contests/chain';
import { NotificationsProvider } from '@org/ui-theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import {
  createWalletClient,
  custom,
  encodeFunctionResult,
  numberToHex,
  stringToHex,
  zeroAddress,
  zeroHash,
} from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubSilentFetch } from '../../../test/stubSilentFetch.ts';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../../base/provider/createQueryClient.ts';
import { englishSealed } from '../../messages/en/sealed.ts';
import { createTestWallet } from '../../testing/createTestWallet.ts';
import {
  createSampleContest,
  JUDGES,
  NOW,
  performCommits,
  STRANGER,
  sealSample,
} from '../../testing/sampleContest.ts';
import { useCommitments } from '../sealed/commitments.ts';
import { keepSealedReview, listSealedReviews } from '../sealed/keptReviews.ts';
import { downloadSealedReviews } from '../sealed/sealing.tsx';
import { readSealedFile } from './RevealView.tsx';
import { SealedPanel } from './SealedPanel.tsx';

const chainConfig = getChainConfigBySlug('local');
const [ada, ben] = JUDGES;
const { result } = createSampleContest(
  (act, contest) => {
    performCommits(act, contest);
    act(ben, 'commit', { entry: 2, commitment: `0x${'07'.repeat(32)}` });
  },
  { terms: { flags: 2, closesAt: NOW - 100n, revealUntil: NOW + 900_000n } },
);
const { contest } = result;
const [first, second, third] = sealSample(contest.uid);
const wallet = createTestWallet();

function Panel({
  account,
  phase,
  config = chainConfig,
  reading = result,
}: {
  readonly reading?: Result;
  readonly config?: ChainConfig;
  readonly account: typeof ada;
  readonly phase: 'judging' | 'revealing' | 'closed';
}) {
  const commitments = useCommitments(reading);
  return <SealedPanel {...{ contest, phase, commitments, account }} result={reading} chainConfig={config} />;
}

const open = (
  account: `0x${string}` = ada,
  phase: 'judging' | 'revealing' | 'closed' = 'revealing',
  config: ChainConfig = chainConfig,
  feeds = false,
  reading: Result = result,
) => {
  wallet.update({ status: 'connected', account, chainId: chainConfig.chain.id, isSupported: true });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NotificationsProvider>
        <ContestsProvider config={{ chains: [config], feeds }} wallet={wallet}>
          <Panel account={account as typeof ada} {...{ phase, config, reading }} />
        </ContestsProvider>
      </NotificationsProvider>
    </QueryClientProvider>,
  );
};
const toFile = (review: SealedReview, name = 'review.json') =>
  new File([formatSealedReview(review)], name, { type: 'application/json' });
const drop = (...files: readonly File[]) =>
  fireEvent.drop(screen.getByRole('region', { name: 'Reveal sealed reviews' }), {
    dataTransfer: { files, types: ['Files'] },
  });

// A chain that never answers.
beforeEach(() => stubSilentFetch());
afterEach(() => {
  cleanup();
  window.localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('offers to reveal what this browser has, and asks for the files of the rest', () => {
  keepSealedReview(first);
  open();
  expect(screen.getByRole('button', { name: 'Reveal 1 review' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText(/^This browser does not have this review/)).toBeTruthy();
});

test('adds dropped files, keeps them in this browser, and says why others cannot be used', async () => {
  open();
  expect(screen.queryByRole('button', { name: /^Reveal/ })).toBeNull();
  drop(toFile(first), toFile(second), toFile({ ...third, points: [0, 0] }, 'other.json'));
  expect(await screen.findByRole('button', { name: 'Reveal 2 reviews' })).toBeTruthy();
  const refused = within(await screen.findByRole('alert'));
  expect(refused.getByText('other.json')).toBeTruthy();
  expect(refused.getByText(englishSealed.reveal.flaws['not-in-force'])).toBeTruthy();
  expect(listSealedReviews(contest)).toHaveLength(2);
});

test('names the entry of each review of a list that cannot be revealed, and counts those that already are', async () => {
  const revealed = result.details.reviews.map((review) =>
    review.judge === ada ? { ...review, kind: 'reveal' as const } : review,
  );
  open(ada, 'revealing', chainConfig, false, {
    ...result,
    details: { ...result.details, reviews: revealed },
  });
  const list = [first, second, { ...third, entry: 3 }].map(formatSealedReview).join(',');
  drop(new File([`[${list}]`], 'all.json', { type: 'application/json' }));
  const refused = within(await screen.findByRole('alert'));
  expect(refused.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `all.json – Entry 3${englishSealed.reveal.flaws['not-committed']}`,
  ]);
  expect(screen.getByText('2 reviews in these files are revealed already.')).toBeTruthy();
});

test('takes files that are dragged onto the panel, and nothing else', () => {
  keepSealedReview(first);
  open();
  const panel = screen.getByRole('region', { name: 'Reveal sealed reviews' });
  const drag = (type: string) => fireEvent.dragOver(panel, { dataTransfer: { types: [type] } });
  // jsdom has no drag events, so their fields are assigned.
  const leave = (relatedTarget?: HTMLElement) =>
    fireEvent(panel, Object.assign(createEvent.dragLeave(panel), { relatedTarget }));
  drag('text/plain');
  expect(screen.queryByText(englishSealed.reveal.drop)).toBeNull();
  drag('Files');
  leave(screen.getAllByRole('listitem')[0]);
  expect(screen.getByText(englishSealed.reveal.drop)).toBeTruthy();
  leave(document.body);
  expect(screen.queryByText(englishSealed.reveal.drop)).toBeNull();
});

test('anybody reveals from a file, and sees whose review it is', async () => {
  open(STRANGER);
  expect(screen.getByText(/anybody who has the file of a sealed review can reveal it/)).toBeTruthy();
  drop(toFile(third));
  expect(await screen.findByRole('button', { name: 'Reveal 1 review' })).toBeTruthy();
  expect(screen.getByText('Review by')).toBeTruthy();
});

/**
 * The chain, on which judging ends in ten minutes, and everything that it and the wallet are asked. A host named `ahead`
 * claims that it has ended.
 */
function watchChain(config: ChainConfig) {
  const asked: { method: string; body: string }[] = [];
  const closesAt = NOW + 600n;
  const times = { submissionsUntil: 0n, opensAt: 0n, closesAt, revealUntil: closesAt + 600n };
  const view = encodeFunctionResult({
    abi: resolverViews,
    functionName: 'getContest',
    result: {
      ...{
        organizer: zeroAddress,
        isRevoked: false,
        hasSubmissions: false,
        isSealed: true,
        hasReviews: true,
      },
      ...{ ...times, start: times, judges: 3, entries: 4, acts: 0, submissions: 0 },
      ...{ head: zeroHash, submissionsHead: zeroHash, maxPoints: '0x', weights: '0x' },
    },
  });
  const block = { number: '0x1', hash: zeroHash, timestamp: numberToHex(NOW), transactions: [] };
  const results: Record<string, unknown> = {
    eth_chainId: numberToHex(chainConfig.chain.id),
    eth_accounts: [ada],
    eth_getBlockByNumber: block,
    eth_getTransactionCount: '0x0',
    eth_getBalance: numberToHex(10n ** 18n),
    eth_gasPrice: '0x1',
    eth_call: view,
    eth_estimateGas: '0x5208',
    eth_sendTransaction: zeroHash,
  };
  const answer = (method: string, body: string) => {
    asked.push({ method, body });
    return results[method] ?? null;
  };
  vi.stubGlobal('fetch', async (url: unknown, init: { body: string }) => {
    const { id, method } = JSON.parse(init.body);
    // A late request of another test, which has another host, is not of this one.
    const isOwn = config.chain.rpcUrls.default.http.includes(String(url));
    const result = isOwn ? answer(method, init.body) : results[method];
    const isAhead = method === 'eth_getBlockByNumber' && String(url).includes('ahead');
    const ahead = { ...block, timestamp: numberToHex(closesAt + 1n) };
    return Response.json({ jsonrpc: '2.0', id, result: isAhead ? ahead : result });
  });
  wallet.getWalletClient = async () =>
    createWalletClient({
      account: ada,
      transport: custom({
        request: async ({ method, params }) => answer(method, JSON.stringify(params ?? [])),
      }),
    }) as never;
  return asked;
}

const withHosts = (...http: readonly string[]): ChainConfig => ({
  ...chainConfig,
  chain: { ...chainConfig.chain, rpcUrls: { default: { http } } } as ChainConfig['chain'],
});

test.each([
  ['the clock and the index', withHosts('http://true.example/0')],
  ['one of two hosts', withHosts('http://ahead.example/1', 'http://true.example/1')],
  ['the other of two hosts', withHosts('http://true.example/2', 'http://ahead.example/2')],
])(
  'shows a sealed review to nobody while judging is open on the chain, whatever is ahead: %s',
  async (_, config) => {
    const asked = watchChain(config);
    for (const review of [first, second]) keepSealedReview(review);
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Number(NOW + 100_000n) * 1_000 });
    open(ada, 'revealing', config);
    await act(async () => void (await vi.advanceTimersByTimeAsync(30_000)));
    expect(asked).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Reveal 2 reviews' }));
    expect(await screen.findByText(englishSealed.reveal.early)).toBeTruthy();
    await act(async () => void (await vi.advanceTimersByTimeAsync(30_000)));
    const methods = asked.map(({ method }) => method);
    expect(methods).toContain('eth_call');
    expect(methods).not.toContain('eth_estimateGas');
    expect(methods).not.toContain('eth_sendTransaction');
    const secrets = [first, second].flatMap(({ salt, comment }) => [
      salt.slice(2),
      ...(comment ? [stringToHex(comment).slice(2), comment] : []),
    ]);
    for (const { body } of asked) for (const secret of secrets) expect(body).not.toContain(secret);
    expect(listSealedReviews(contest)).toHaveLength(2);
    vi.useRealTimers();
  },
);

test('warns in the last hour, and offers one transaction for several reviews', () => {
  for (const review of [first, second]) keepSealedReview(review);
  vi.useFakeTimers({ now: Number(NOW + 900_000n - 1_800n) * 1_000 });
  open();
  expect(screen.getByText(/^Less than an hour is left/)).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Reveal all of them in one transaction' })).toBeTruthy();
  vi.useRealTimers();
});

test('offers the day of revealing for a calendar, where the site has one', () => {
  open(ada, 'judging');
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
  cleanup();
  open(ada, 'judging', chainConfig, true);
  const link = screen.getByRole('link', { name: 'Add to calendar' });
  expect(link.getAttribute('href')).toBe(`/contests/local/${contest.uid}/dates.ics`);
  cleanup();
  open(ada, 'closed', chainConfig, true);
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
});

test('after the end of reveals it is too late', () => {
  keepSealedReview(first);
  open(ada, 'closed');
  expect(screen.getByText(/^It is too late/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Reveal/ })).toBeNull();
});

test.each([
  ['unreadable', 'not JSON'],
  ['unreadable', JSON.stringify({ ...first, format: 'laurel-sealed-review/2' })],
  ['unreadable', ' '.repeat(64_001)],
  ['other-chain', formatSealedReview({ ...first, chainId: 1 })],
  ['other-contest', formatSealedReview({ ...first, contest: `0x${'1'.repeat(64)}` })],
  ['not-a-judge', formatSealedReview({ ...first, judge: STRANGER })],
  ['unknown-entry', formatSealedReview({ ...first, entry: 9 })],
  ['wrong-points', formatSealedReview({ ...first, points: [6, 0] })],
  ['wrong-points', formatSealedReview({ ...first, points: [1] })],
  ['too-long', formatSealedReview({ ...first, comment: 'ß'.repeat(2_049) })],
  ['not-committed', formatSealedReview({ ...first, entry: 3 })],
  ['not-in-force', formatSealedReview({ ...first, comment: 'Another.' })],
])('a file is not accepted: %s', async (reason, text) => {
  expect(await readSealedFile(new Blob([text]), result)).toMatchObject([{ ok: false, reason }]);
});

test('a file whose review is revealed already says so', async () => {
  const { details } = result;
  if (!details) throw new Error('no details');
  const reviews = details.reviews.map((review) =>
    review.judge === ada && review.entry === 1 ? { ...review, kind: 'reveal' as const } : review,
  );
  const read = await readSealedFile(toFile(first), { ...result, details: { ...details, reviews } });
  expect(read).toEqual([{ ok: false, reason: 'already-revealed', entry: '1' }]);
});

test('reads a file with several reviews, and says which of them cannot be revealed', async () => {
  const texts = [first, { ...first, entry: 3 }].map(formatSealedReview);
  expect(await readSealedFile(new Blob([`[${texts.join(',')}]`]), result)).toEqual([
    { ok: true, value: first },
    { ok: false, reason: 'not-committed', entry: '3' },
  ]);
  expect(await readSealedFile(new Blob([`[${texts[0]},7,{}]`]), result)).toEqual([
    { ok: true, value: first },
    { ok: false, reason: 'unreadable-part' },
  ]);
  for (const text of ['[]', '[7]', `${' '.repeat(30_000_000)}${texts[0]}`])
    expect(await readSealedFile(new Blob([text]), result)).toEqual([{ ok: false, reason: 'unreadable' }]);
});

test('reads the largest file that it saves: the longest review of each entry', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  const { criteria, textBytes, entries } = CONTEST_LIMITS;
  const longest = {
    ...first,
    points: Array.from({ length: criteria }, () => 255),
    comment: '\u0001'.repeat(textBytes),
  };
  const reviews = Array.from({ length: entries }, (_, index) => ({ ...longest, entry: index + 1 }));
  downloadSealedReviews(contest, reviews);
  const read = await readSealedFile(files[0] ?? new Blob(), result);
  expect(read).toHaveLength(entries);
  expect(read[0]).toMatchObject({ ok: false, reason: 'wrong-points' });
});
