import { local } from '@org/chain-config';
import { NotificationsProvider } from '@org/ui-theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { type Hex, numberToHex, pad, toEventSelector, zeroHash } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../base/provider/createQueryClient.ts';
import { pendingWrites } from '../data/reading/pendingWrites.ts';
import { EMPTY_CONTEST } from '../organize/form/contestForm.ts';
import { readFormDraft, writeFormDraft } from '../organize/form/formDraft.ts';
import { keepLater, readLater } from '../organize/form/laterParts.ts';
import { answerContests, toContestRow } from '../testing/fakeContestScan.ts';
import { type IndexedListener, useOnIndexed } from '../write/useResumedWrites.ts';
import { ResumedWrites } from './ResumedWrites.tsx';

const organizer = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const REPORTED = '“Benches” is started and visible to everyone.';

const onOpen = vi.fn();

function Page({ onIndexed }: { onIndexed: IndexedListener }) {
  useOnIndexed(onIndexed);
  return null;
}

const open = (onIndexed?: IndexedListener) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NotificationsProvider>
        <ContestsProvider config={{ chains: [local] }} navigate={onOpen}>
          <ResumedWrites />
          {onIndexed && <Page onIndexed={onIndexed} />}
        </ContestsProvider>
      </NotificationsProvider>
    </QueryClientProvider>,
  );

/** An RPC whose transaction has attested the contest. */
const answerRpc = (body: string, { id: uid, schemaId }: ReturnType<typeof toContestRow>) => {
  const { id, method } = JSON.parse(body);
  const topics = [ATTESTED, zeroHash, pad(organizer), schemaId];
  const place = { blockNumber: '0x1', blockHash: zeroHash, transactionHash: uid, transactionIndex: '0x0' };
  const results: Readonly<Record<string, unknown>> = {
    eth_chainId: numberToHex(local.chain.id),
    eth_blockNumber: '0x1',
    eth_getTransactionReceipt: {
      ...{ ...place, status: '0x1', type: '0x2', from: organizer, to: local.eas.contract, logsBloom: '0x' },
      ...{ cumulativeGasUsed: '0x1', gasUsed: '0x1', effectiveGasPrice: '0x1', contractAddress: null },
      logs: [{ ...place, address: local.eas.contract, topics, data: uid, logIndex: '0x0', removed: false }],
    },
  };
  return { jsonrpc: '2.0', id, result: results[method] ?? null };
};
const ATTESTED = toEventSelector('Attested(address,address,bytes32,bytes32)');

/** A pending contest that is indexed by now. */
beforeEach(() => {
  window.localStorage.clear();
  onOpen.mockReset();
  const time = Math.floor(Date.now() / 1000);
  const row = toContestRow({ title: 'Benches', organizer, judges: [organizer], time });
  const uid = row.id as Hex;
  vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
    const text = String(body);
    return Response.json(
      text.includes('jsonrpc') ? answerRpc(text, row) : { data: answerContests([row], JSON.parse(text)) },
    );
  });
  pendingWrites.add({
    id: 'one',
    kind: 'contest',
    title: 'Benches',
    chainId: local.chain.id,
    account: organizer,
    askedAtMs: Date.now(),
    schemaUid: row.schemaId as Hex,
    ...{ dataHash: uid, transactionHash: uid },
  });
  pendingWrites.release('one');
  writeFormDraft({ ...EMPTY_CONTEST, title: 'Benches' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('reports an indexed contest on any page with a link, and removes its draft', async () => {
  open();
  expect(await screen.findByText(REPORTED)).toBeTruthy();
  expect(pendingWrites.list()).toEqual([]);
  await waitFor(() => expect(readFormDraft()).toEqual(EMPTY_CONTEST));
  act(() => screen.getByRole('button', { name: 'Share' }).click());
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^\/contests\/local\/0x\w{64}\/share$/),
  );
});

test('offers to go on with what follows the start of a large contest', async () => {
  const [write] = pendingWrites.list();
  if (write?.kind !== 'contest') throw new Error('a contest waits');
  const later = [{ kind: 'judges', judges: [{ address: organizer, name: '' }] }] as const;
  keepLater(write, later, { pending: [write], nowMs: 0 });
  open();
  expect(await screen.findByText(REPORTED)).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Go on' }).click());
  const [path = ''] = onOpen.mock.calls[0] ?? [];
  expect(path).toMatch(/^\/contests\/local\/0x\w{64}#organizer$/);
  expect(readLater(local.chain.id, path.slice(16, 82)).judges).toEqual([[organizer]]);
});

test('shows no notification if a page reports the write itself', async () => {
  const onIndexed = vi.fn<IndexedListener>(() => true);
  open(onIndexed);
  await waitFor(() => expect(onIndexed).toHaveBeenCalledOnce(), { timeout: 25_000 });
  expect(onIndexed.mock.calls[0]?.[0]).toMatchObject({ kind: 'contest', title: 'Benches' });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByText(REPORTED)).toBeNull();
  expect(readFormDraft().title).toBe('Benches');
});

test('keeps the draft of another contest', async () => {
  writeFormDraft({ ...EMPTY_CONTEST, title: 'Tables' });
  open(() => false);
  expect(await screen.findByText(REPORTED)).toBeTruthy();
  expect(readFormDraft().title).toBe('Tables');
});
