import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../../base/provider/createQueryClient.ts';
import { samplePictures } from '../../person/samplePictures.ts';
import { sampleConfig } from '../../testing/createTestWallet.ts';
import { contest as sample } from '../../testing/sampleContest.ts';
import { EmbedJudges } from './EmbedJudges.tsx';

const judges = ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', `0x${'12'.repeat(20)}`] as const;
const contest = { ...sample, chainId: 31337, uid: `0x${'ab'.repeat(32)}`, judges } as const;

let asked: string[];
let reply: { readonly status: number; readonly body: string };
beforeEach(() => {
  asked = [];
  // A component test has no network; apps/api has the server's own tests.
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response(reply.body, { status: reply.status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (feeds: boolean) => {
  const client = createQueryClient();
  const { container } = render(
    <QueryClientProvider client={client}>
      <ContestsProvider config={{ ...sampleConfig, feeds }}>
        <EmbedJudges contest={contest} names={undefined} />
      </ContestsProvider>
    </QueryClientProvider>,
  );
  const pictures = () => [...container.querySelectorAll('img')].map(({ src }) => src);
  const isDone = () => client.isFetching() === 0 && asked.length > 0;
  return { container, pictures, isDone };
};

test('shows the pictures that the server has, and generated faces for the others', async () => {
  reply = { status: 200, body: JSON.stringify({ [judges[0]]: samplePictures.jpeg }) };
  const { container, pictures } = show(true);
  expect(container.querySelectorAll('svg')).toHaveLength(2);
  await waitFor(() => expect(pictures()).toEqual([samplePictures.jpeg]));
  expect(asked).toEqual([`/contests/local/${contest.uid}/faces.json`]);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  const [picture] = container.querySelectorAll('img');
  if (!picture) throw new Error('There is no picture.');
  fireEvent.error(picture);
  expect(container.querySelectorAll('svg')).toHaveLength(2);
});

test.each([
  ['an SVG', 200, JSON.stringify({ [judges[0]]: 'data:image/svg+xml;base64,PHN2Zy8+' })],
  ['an address elsewhere', 200, JSON.stringify({ [judges[0]]: 'https://tracker.example/a.jpg' })],
  [
    'a picture that is too large',
    200,
    JSON.stringify({ [judges[0]]: `data:image/jpeg;base64,${'A'.repeat(70_000)}` }),
  ],
  [
    'an answer that is too large',
    200,
    JSON.stringify({ more: 'x'.repeat(500_000), [judges[0]]: samplePictures.jpeg }),
  ],
  ['something else', 200, 'null'],
  ['a page', 200, '<!doctype html>'],
  ['an error', 503, '{}'],
])('shows generated faces for %s', async (_, status, body) => {
  reply = { status, body };
  const { container, pictures, isDone } = show(true);
  await waitFor(() => expect(isDone()).toBe(true));
  expect(pictures()).toEqual([]);
  expect(container.querySelectorAll('svg')).toHaveLength(2);
});

test('asks no server that has no such file', () => {
  const { container } = show(false);
  expect(container.querySelectorAll('svg')).toHaveLength(2);
  expect(asked).toEqual([]);
});
