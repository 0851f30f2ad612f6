import { afterEach, expect, test } from 'vitest';
import { INPUT, JUDGE, ORGANIZER, useLocalChain } from '../../test/localChain.ts';
import { readResult } from '../rule/readResult.ts';
import { evaluate, startContest } from './acts.ts';
import { waitUntilMined } from './waitUntilMined.ts';

const { client, config, test: node, reader, createWallet } = useLocalChain();
const [entry = ''] = INPUT.entries;

afterEach(() => node.setAutomine(true));

test('issue 13: a change that is sent while the first review waits for its block counts', async () => {
  const organizer = { client, config, walletClient: createWallet(ORGANIZER), account: ORGANIZER } as const;
  const { uid } = await startContest({ ...organizer, input: INPUT });
  const lookup = await reader.findContest(uid);
  if (lookup.status !== 'found') throw new Error(lookup.status);
  const { contest } = lookup;
  const by = { client, config, walletClient: createWallet(JUDGE), account: JUDGE, contest } as const;
  const input = { entry, tags: ['CREATIVITY_5'], comment: 'Seen.' };

  await node.setAutomine(false);
  let sent = (_: `0x${string}`) => {};
  const firstHash = new Promise<`0x${string}`>((resolve) => {
    sent = resolve;
  });
  const first = evaluate({
    ...by,
    input,
    onProgress: (progress) => progress.status === 'sent' && sent(progress.transactionHash),
  });
  const after = [await firstHash];
  const steps: string[] = [];
  const second = evaluate({
    ...by,
    input: { ...input, tags: ['OPEN_SOURCE_3'] },
    after,
    onProgress: ({ status }) => {
      steps.push(status);
      if (status === 'waiting-for-earlier') void node.setAutomine(true);
    },
  });
  await first;
  const { uid: changed } = await second;
  expect(steps).toContain('waiting-for-earlier');
  const { counted } = readResult({ contest, ...(await reader.fetchEvaluations(contest)) });
  expect(counted).toMatchObject([{ uid: changed, points: 3 }]);
});

test('a hash that no node knows does not hold anything up for long', async () => {
  await waitUntilMined({ client, account: JUDGE }, [`0x${'5a'.repeat(32)}`]);
});
