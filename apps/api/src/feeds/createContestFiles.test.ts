import { local } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { expect, test } from 'vitest';
import { readSettings } from '../settings/readSettings.ts';
import { createContestFiles } from './createContestFiles.ts';

const uid = `0x${'ab'.repeat(32)}` as const;
const review = `0x${'cd'.repeat(32)}` as const;

const find = (hidden: string) =>
  createContestFiles({
    config: readSettings({ CHAINS: 'local', HIDDEN_UIDS: hidden }).publicConfig,
    reader: {
      findContest: async () => ({ uid, endsAt: null }) as Contest,
      fetchNewest: async () => [],
      fetchStanding: async () => Promise.reject(new Error('not asked')),
      readResultFile: async () => ({ text: '{"comment":"Insult"}', uids: [review] }),
    },
  }).find('result.json', { chainConfig: local, uid, network: undefined });

test('serves a result', async () => {
  const file = await find('');
  expect(typeof file === 'object' && new TextDecoder().decode(file.body)).toBe('{"comment":"Insult"}');
});

test('serves no result with a hidden review, whose text would be in it', async () => {
  expect(await find(review)).toBe('hidden');
});
