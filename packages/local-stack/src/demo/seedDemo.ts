import { local } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { createChainReader, easAbi } from '@org/contests/chain';
import { type Hex, parseEventLogs } from 'viem';
import { followWallClock, getWallClock, type LocalClient } from '../createLocalClient.ts';
import { LocalChainError } from '../errors.ts';
import { type DemoKey, people } from './demoContest.ts';
import { demoContests } from './demoContests.ts';
import { seedGraded } from './seedGraded.ts';
import { seedProfiles } from './seedProfiles.ts';
import { createTimeline, type DemoAct, encodeAct, type Written } from './timeline.ts';

/**
 * The demo contests on the chain; `attestations` counts all evaluations, valid or not. `graded` is of version 2, the others
 * of version 1.
 */
export type DemoContests = Record<DemoKey | 'graded', { uid: Hex; title: string; attestations: number }>;

const gas = 5_000_000n;

const getActor = (act: DemoAct) => people[act.act === 'start' ? act.contest.organizer : act.evaluation.by];

/** Sends an act and mines it in its own block, with the act's time. Returns the UID of its attestation, if any. */
const perform = async (client: LocalClient, act: DemoAct, data: Hex): Promise<Hex | undefined> => {
  await client.setNextBlockTimestamp({ timestamp: act.at });
  const to = local.eas.contract;
  const hash = await client.sendTransaction({ account: getActor(act), chain: null, to, data, gas });
  await client.mine({ blocks: 1 });
  const receipt = await client.getTransactionReceipt({ hash });
  if (receipt.status !== 'success') {
    throw new LocalChainError(
      'demo-failed',
      `The demo failed: ${act.act} in "${act.contest.title}" was reverted.`,
    );
  }
  return parseEventLogs({ abi: easAbi, logs: receipt.logs, eventName: 'Attested' })[0]?.args.uid;
};

const readContest = async (client: LocalClient, uid: Hex): Promise<Contest> => {
  const lookup = await createChainReader({ client, config: local }).findContest(uid);
  if (lookup.status === 'found') return lookup.contest;
  throw new LocalChainError('demo-failed', `The demo failed: contest ${uid} is ${lookup.status}.`);
};

/**
 * Writes the demo contests, each act at its own time in the past, and the profiles, and then lets the chain follow the
 * wall clock. Requires a chain from `startLocalChain` whose last block is more than 30 days old.
 */
export async function seedDemo(client: LocalClient): Promise<DemoContests> {
  const now = getWallClock();
  const written: Written = { contests: new Map(), evaluations: new Map() };
  await client.setAutomine(false);
  for (const act of createTimeline(now)) {
    const uid = await perform(client, act, encodeAct(act, written, now));
    if (uid && act.act === 'start') written.contests.set(act.contest.key, await readContest(client, uid));
    if (uid && act.act === 'evaluate') written.evaluations.set(act.evaluation, uid);
  }
  const graded = await seedGraded(client);
  await seedProfiles(client);
  await client.setAutomine(true);
  await followWallClock(client);
  await client.mine({ blocks: 1 });

  const describe = (key: DemoKey) => {
    const contest = written.contests.get(key);
    if (!contest) throw new LocalChainError('demo-failed', `The demo contest "${key}" was not started.`);
    return {
      uid: contest.uid,
      title: demoContests[key].title,
      attestations: demoContests[key].evaluations.length,
    };
  };
  return { closed: describe('closed'), judging: describe('judging'), started: describe('started'), graded };
}
