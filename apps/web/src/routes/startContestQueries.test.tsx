import { local } from '@org/chain-config';
import { contestQuery, createQueryClient, evaluationsQuery } from '@org/contests-react';
import { toContestRow } from '@org/contests-react/testing';
import type { Hex } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startContestQueries } from './startQueries.ts';

const organizer = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const time = Math.floor(Date.now() / 1000) - 60;
const row = toContestRow({ title: 'Kilns', organizer, judges: [organizer], time });
const uid = row.id as Hex;
const data = { attestation: row, attestations: [], aggregateAttestation: { _count: { _all: 0 } } };

/** The questions that the scan was asked, by their names. */
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(/^query (\w+)/.exec(JSON.parse(body).query)?.[1] ?? '');
    return Response.json({ data: { ...data, serviceStats: [] } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const putBlock = (text: string) => {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'laurel-rows';
  block.dataset.readAt = String(Date.now() - 1_000);
  block.textContent = text;
  document.body.append(block);
};

const open = async (queryClient = createQueryClient()) => {
  await startContestQueries({ chainConfig: local, uid }, queryClient);
  const lookup = queryClient.getQueryData(contestQuery(local, uid).queryKey);
  if (lookup?.status !== 'found') throw new Error('no contest');
  return {
    lookup,
    hasRows: queryClient.getQueryData(evaluationsQuery(local, lookup.contest).queryKey) !== undefined,
  };
};

test('reads the contest that came with the page, and asks the scan for its head only', async () => {
  putBlock(JSON.stringify({ data }));
  const { lookup, hasRows } = await open();
  expect(lookup.contest.title).toBe('Kilns');
  expect(hasRows).toBe(true);
  expect(asked.toSorted()).toEqual(['HeadBlock', 'Newest']);
});

test('uses what came with the page once', async () => {
  putBlock(JSON.stringify({ data }));
  await open();
  await open();
  expect(asked).toContain('Attestation');
});

test.each(['', '{', JSON.stringify({ data: { ...data, attestation: null } })])(
  'asks the scan if the page brought %j',
  async (text) => {
    putBlock(text);
    expect((await open()).hasRows).toBe(true);
    expect(asked).toContain('Attestation');
  },
);
