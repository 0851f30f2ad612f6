import { afterEach, describe, expect, test, vi } from 'vitest';
import { INPUT, JUDGE, ORGANIZER, useLocalChain } from '../../test/localChain.ts';
import { perform, prepare } from './acts.ts';

const { client, config, test: node, createWallet, readContest } = useLocalChain();

const HOUR = 3_600n;

/** From now on, this machine's clock differs from the chain's by so many seconds. */
const setClock = async (seconds: bigint) => {
  const { timestamp } = await client.getBlock();
  vi.useFakeTimers({ toFake: ['Date'], now: Number(timestamp + seconds) * 1_000 });
};
afterEach(() => vi.useRealTimers());

const organizer = () => ({
  ...({ client, config, account: ORGANIZER, walletClient: createWallet(ORGANIZER) } as const),
});
const judge = () => ({ client, config, account: JUDGE, walletClient: createWallet(JUDGE) }) as const;
const input = { entry: '1', given: [7], comment: 'Clear.' };

/** Judging begins in an hour by the chain, and lasts an hour. */
async function start() {
  const { timestamp } = await client.getBlock();
  const times = { opensAt: timestamp + HOUR, closesAt: timestamp + 2n * HOUR };
  const { uid } = await perform({ ...organizer(), act: { kind: 'contest', input: { ...INPUT, ...times } } });
  return readContest(uid);
}
const moveTo = async (timestamp: bigint) => {
  await node.setNextBlockTimestamp({ timestamp });
  await node.mine({ blocks: 1 });
};

describe.each([
  ['is slow', -24n * HOUR],
  ['is fast', 24n * HOUR],
])('a review is written while this clock %s', (_, seconds) => {
  test('a contest starts that the chain accepts', async () => {
    await setClock(seconds);
    const { endsAt } = await start();
    expect(endsAt > (await client.getBlock()).timestamp).toBe(true);
  });

  test('the chain decides whether judging is open', async () => {
    const contest = await start();
    await setClock(seconds);
    const early = judge();
    await expect(perform({ ...early, act: { kind: 'review', contest, input } })).rejects.toMatchObject({
      ...{ code: 'reverted', revert: 'OutsideWindow' },
    });
    expect(early.walletClient.asked).not.toContain('eth_sendTransaction');
    await moveTo(contest.terms.opensAt);
    await setClock(seconds);
    expect(await perform({ ...judge(), act: { kind: 'review', contest, input } })).toMatchObject({
      uid: expect.stringMatching(/^0x/),
    });
    await moveTo(contest.endsAt);
    await setClock(seconds);
    await expect(prepare({ ...judge(), act: { kind: 'review', contest, input } })).rejects.toMatchObject({
      ...{ code: 'reverted', revert: 'OutsideWindow' },
    });
  });
});

test('refuses a contest whose end the chain has passed, although this clock has not', async () => {
  await setClock(-24n * HOUR);
  const { timestamp } = await client.getBlock();
  const past = { opensAt: timestamp - 2n * HOUR, closesAt: timestamp - HOUR };
  await expect(
    perform({ ...organizer(), act: { kind: 'contest', input: { ...INPUT, ...past } } }),
  ).rejects.toMatchObject({
    ...{ code: 'reverted', revert: 'WrongTimes' },
  });
});
