import { join } from 'node:path';
import { local } from '@org/chain-config';
import { contestQuery, createQueryClient } from '@org/contests-react';
import { toContestRow } from '@org/contests-react/testing';
import type { Hex } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageFiles } from './pageFiles.ts';
import { routes } from './routes.ts';
import { startContestQueries } from './startQueries.ts';

/** In the initial chunk: only what reads the contest is preloaded. */
const CONTEST = '../../packages/contests-react/src/pages/ContestPage.tsx';

test.each(routes)('the route $name preloads the module that its page comes from', async ({ name, page }) => {
  const from = name === 'contest' ? CONTEST : pageFiles[name].module;
  const exported = await import(/* @vite-ignore */ join(import.meta.dirname, '../..', `${from}`));
  expect(Object.values(exported)).toContain(await page());
});

const organizer = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const time = Math.floor(Date.now() / 1000) - 60;
const dates = { opensAt: BigInt(time + 10), closesAt: BigInt(time + 900), revealUntil: BigInt(time + 900) };
const row = toContestRow({ title: 'Kilns', organizer, judges: [organizer], time, times: dates });
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
  return lookup.reading;
};

test('reads the contest that came with the page, and asks the scan nothing', async () => {
  putBlock(JSON.stringify({ data }));
  const { state } = await open();
  expect(state.values.title).toBe('Kilns');
  expect(asked).toEqual([]);
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
    expect((await open()).state.values.title).toBe('Kilns');
    expect(asked).toContain('Attestation');
  },
);
