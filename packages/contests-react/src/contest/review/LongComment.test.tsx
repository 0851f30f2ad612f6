import type { Review } from '@org/contests';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keccak256, stringToBytes } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../../base/provider/createQueryClient.ts';
import { sampleConfig } from '../../testing/createTestWallet.ts';
import { JUDGES } from '../../testing/sampleContest.ts';
import { ReviewQuote } from './ReviewList.tsx';

const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi';
const uid = `0x${'f7'.repeat(32)}` as const;

const makeReview = (text: string, change: Partial<Review> = {}): Review => ({
  ...{ uid, judge: JUDGES[0], entry: '1', points: 7, given: [7], time: 5n },
  ...{ comment: `ipfs://${CID}`, commentHash: keccak256(stringToBytes(text)) },
  ...change,
});

const answer = vi.fn<(url: string) => Response>();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  answer.mockReset();
});

const open = (review: Review, config: Partial<typeof sampleConfig> = {}) => {
  // The names of judges are asked for, too, and other test files of this process may still ask for their documents.
  vi.stubGlobal('fetch', async (url: string) =>
    url.startsWith('/api/documents/') && url.includes(review.uid)
      ? answer(url)
      : new Response('', { status: 404 }),
  );
  // Everything is in view.
  vi.stubGlobal('IntersectionObserver', undefined);
  const criteria = [{ id: '1', label: 'Use', maxPoints: 10, weight: 1 }];
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <ContestsProvider config={{ ...sampleConfig, feeds: true, ...config }}>
        <ReviewQuote {...{ review, criteria }} maxPoints={10} addressHref={null} attestationHref={null} />
      </ContestsProvider>
    </QueryClientProvider>,
  );
};

test('shows the long comment of a review from the site’s own server, as plain text', async () => {
  const text = `<b>Clear</b> \u202esigns. ${'Long. '.repeat(1_000)}The end.`;
  answer.mockImplementation(() => new Response(text));
  const { container } = open(makeReview(text));
  expect(await screen.findByText(/<b>Clear<\/b>/)).toBeTruthy();
  expect(answer.mock.calls).toEqual([[`/api/documents/${CID}?attestation=${uid}`]]);
  expect(container.querySelector('b')).toBeNull();
  expect(screen.queryByText(/The end\./)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show the whole comment' }));
  expect(screen.getByText(/The end\./).closest('bdi')?.textContent).toBe(text);
});

test('says that a comment is not available, with its hash, and asks for it again', async () => {
  answer.mockImplementation(() => new Response('', { status: 404 }));
  const review = makeReview('Clear signs.');
  open(review);
  expect(await screen.findByText('This comment is not available.')).toBeTruthy();
  expect(screen.getByText(`Hash: ${review.commentHash}`)).toBeTruthy();
  answer.mockImplementation(() => new Response('Clear signs.'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Clear signs.')).toBeTruthy();
});

test.each([
  [
    'another text than the judge signed',
    {},
    'Other signs.',
    'What was found is not the comment that the judge signed.',
  ],
  ['from a site without such a server', { feeds: false }, '', 'This comment is not available.'],
])('shows no text of a long comment: %s', async (_, config, found, words) => {
  answer.mockImplementation(() => new Response(found));
  open(makeReview('Clear signs.'), config);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByText(/signs\./)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(answer.mock.calls.length).toBe(found === '' ? 0 : 1);
});

test('shows only where a comment is that is not on IPFS, and fetches nothing', async () => {
  const review = makeReview('Clear signs.', { comment: 'https://example.org/comment.txt' });
  open(review);
  expect(await screen.findByText(/too long for the chain.*example\.org\/comment\.txt/)).toBeTruthy();
  expect(screen.getByText(`Hash: ${review.commentHash}`)).toBeTruthy();
  expect(screen.queryByText(/What was found/)).toBeNull();
  expect(answer).not.toHaveBeenCalled();
});

test('fetches nothing for a review that the operator hides', async () => {
  answer.mockImplementation(() => new Response('Clear signs.'));
  open(makeReview('Clear signs.'), { hiddenUids: [uid] });
  await userEvent.click(await screen.findByRole('button', { name: 'Show anyway' }));
  expect(await screen.findByText('Clear signs.')).toBeTruthy();
  expect(answer).toHaveBeenCalledOnce();
});
