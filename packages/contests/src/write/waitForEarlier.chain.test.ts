import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { INPUT, JUDGE, ORGANIZER, OTHER_JUDGE, useLocalChain } from '../../test/localChain.ts';
import type { Contest } from '../contest/contest.ts';
import { readResult } from '../rule/readResult.ts';
import { evaluate, revokeAttestation, startContest } from './acts.ts';
import { waitUntilMined } from './waitForEarlier.ts';

/** Mines each transaction at once, so that blocks share a second, as on chains with sub-second blocks. */
const { client, config, test: node, reader, createWallet } = useLocalChain();

const [ENTRY = '', OTHER_ENTRY = ''] = INPUT.entries;
const schemaUid = config.eas.evaluationSchemaUid;
let contest: Contest;

beforeAll(async () => {
  const walletClient = createWallet(ORGANIZER);
  const { uid } = await startContest({ client, config, walletClient, account: ORGANIZER, input: INPUT });
  const lookup = await reader.findContest(uid);
  if (lookup.status !== 'found') throw new Error(lookup.status);
  contest = lookup.contest;
});
afterEach(() => node.setAutomine(true));

const by = (account: typeof JUDGE | typeof OTHER_JUDGE = JUDGE) => ({
  client,
  config,
  walletClient: createWallet(account),
  account,
});
const review = (account: typeof JUDGE | typeof OTHER_JUDGE, tag: string, entry = ENTRY) =>
  evaluate({ ...by(account), contest, input: { entry, tags: [tag], comment: 'Seen.' } });
const read = async () => readResult({ contest, ...(await reader.fetchEvaluations(contest)) });
const getTime = async (uid: `0x${string}`) => (await reader.fetchAttestations([uid]))[0]?.time ?? 0n;

test('issue 13: counts a change that is sent while the first review is not mined', async () => {
  const input = { entry: ENTRY, tags: ['CREATIVITY_5'], comment: 'Seen.' };
  await node.setAutomine(false);
  let sent = (_: `0x${string}`) => {};
  const firstHash = new Promise<`0x${string}`>((resolve) => {
    sent = resolve;
  });
  const first = evaluate({
    ...by(),
    contest,
    input,
    onProgress: (progress) => progress.status === 'sent' && sent(progress.transactionHash),
  });
  const after = [await firstHash];
  const steps: string[] = [];
  const second = evaluate({
    ...by(),
    contest,
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
  expect((await read()).counted).toMatchObject([{ uid: changed, points: 3 }]);
});

test('does not wait long for a hash that no node knows', async () => {
  await waitUntilMined({ client, account: JUDGE }, [`0x${'5a'.repeat(32)}`]);
});

describe('issue 13: on a chain whose blocks share a second', () => {
  test('counts a change that follows at once', async () => {
    await review(JUDGE, 'CREATIVITY_5');
    for (let change = 0; change < 4; change++) {
      const { uid } = await review(JUDGE, change % 2 ? 'CREATIVITY_5' : 'OPEN_SOURCE_3');
      const { counted } = await read();
      expect(counted).toMatchObject([{ uid, points: change % 2 ? 5 : 3 }]);
    }
  });

  test('counts a review after a withdrawal', async () => {
    const first = await review(OTHER_JUDGE, 'CREATIVITY_5');
    await revokeAttestation({ ...by(OTHER_JUDGE), uid: first.uid, schemaUid });
    const second = await review(OTHER_JUDGE, 'OPEN_SOURCE_3');
    const { counted } = await read();
    expect(counted.find(({ judge }) => judge === OTHER_JUDGE)).toMatchObject({ uid: second.uid });
  });

  test('withdraws at a later second than the review', async () => {
    const { uid } = await review(JUDGE, 'DIFFICULTY_5', OTHER_ENTRY);
    await revokeAttestation({ ...by(), uid, schemaUid });
    const [attestation] = await reader.fetchAttestations([uid]);
    expect(attestation?.revocationTime).toBeGreaterThan(attestation?.time ?? 0n);
  });

  test('does not wait for reviews of other entries or judges', async () => {
    await node.mine({ blocks: 1 });
    const steps: string[] = [];
    const told = { onProgress: ({ status }: { status: string }) => void steps.push(status) };
    const input = { entry: OTHER_ENTRY, tags: ['CREATIVITY_5'], comment: 'Seen.' };
    // The same second as a review by another judge of another entry.
    const last = await review(JUDGE, 'CREATIVITY_5');
    await node.setNextBlockTimestamp({ timestamp: await getTime(last.uid) });
    const other = await evaluate({ ...by(OTHER_JUDGE), contest, input, ...told });
    expect(await getTime(other.uid)).toBe(await getTime(last.uid));
    expect(steps).not.toContain('waiting-for-earlier');
  });
});
