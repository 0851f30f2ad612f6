import { createPublicClient, http } from 'viem';
import { expect, test } from 'vitest';
import { rpcUrl as url } from '../../../../tools/test/vitest/chains.ts';
import { createEndpoint as createProxy, nameHost, ORGANIZER, useLocalChain } from '../../test/localChain.ts';
import { makeTerms, PROTOCOL } from '../../test/makeContest.ts';
import { createActsReader } from '../chain/createActsReader.ts';
import { encodeActData } from '../contest/encode.ts';
import { toContest } from '../result/readResult.ts';
import { perform } from './acts.ts';
import { checkRevealing } from './checkRevealing.ts';

const { client, config, test: node, createWallet } = useLocalChain();

async function start() {
  const { timestamp } = await client.getBlock();
  const closesAt = timestamp + 1_000n;
  const terms = makeTerms({
    ...{ submissionsUntil: 0n, opensAt: 0n, closesAt, revealUntil: closesAt + 1_000n, flags: 2 },
  });
  const by = { client, config, account: ORGANIZER, walletClient: createWallet(ORGANIZER) } as const;
  const { uid } = await perform({
    ...by,
    act: {
      kind: 'attestation',
      request: { schemaUid: PROTOCOL.schemas.contest, data: encodeActData('contest', terms) },
    },
  });
  const lookup = await createActsReader({ client, config }).fetchActs(uid);
  if (lookup.status !== 'found') throw new Error(lookup.status);
  const endJudging = async () => {
    await node.setNextBlockTimestamp({ timestamp: closesAt });
    await node.mine({ blocks: 1 });
  };
  return { contest: toContest(lookup.reading), closesAt, endJudging };
}

type Change = (result: never) => unknown;

/** An endpoint of another host that changes the answers to some methods. */
async function createEndpoint(changes: Readonly<Record<string, Change>>): Promise<string> {
  const endpoint = await createProxy(url, async ({ method }, ask) => {
    const { result } = await ask();
    const change = changes[method];
    return { result: change ? change(result as never) : result };
  });
  return nameHost(endpoint, 'node.example');
}

/** An endpoint whose latest block has this time. */
const createClock = (timestamp: bigint) =>
  createEndpoint({
    eth_getBlockByNumber: (block: object) => ({ ...block, timestamp: `0x${timestamp.toString(16)}` }),
  });

test('waits for the latest block, whatever a clock or a pending block says', async () => {
  const { contest, closesAt, endJudging } = await start();
  await node.setNextBlockTimestamp({ timestamp: closesAt });
  expect(await checkRevealing({ client, config }, contest)).toMatchObject({ status: 'too-early', closesAt });
  await endJudging();
  expect(await checkRevealing({ client, config }, contest)).toEqual({ status: 'ready' });
});

test('needs two hosts where two are configured', async () => {
  const { contest, closesAt, endJudging } = await start();
  const ask = (...urls: readonly string[]) => checkRevealing({ client, config, urls }, contest);
  await endJudging();
  expect(await ask(url, nameHost(url, 'other.example'))).toEqual({ status: 'ready' });
  expect(await ask(url, await createClock(closesAt - 1n))).toEqual({
    ...{ status: 'too-early', time: closesAt - 1n, closesAt },
  });
  expect(await ask(url, nameHost('http://127.0.0.1:9', 'dead.example'))).toEqual({ status: 'unconfirmed' });
  // Two endpoints of one host are one.
  expect(await ask(url, 'http://localhost:9')).toEqual({ status: 'ready' });
});

test.each([
  [
    'does not have the contest yet',
    { eth_call: (data: string) => `0x${data.slice(2).replaceAll(/./g, '0')}` },
  ],
  ['is of another chain', { eth_chainId: () => '0x2105' }],
])('does not count the word of an endpoint that %s', async (_, changes) => {
  const { contest, endJudging } = await start();
  await endJudging();
  const endpoint = await createEndpoint(changes);
  const urls = [url, endpoint];
  expect(await checkRevealing({ client, config, urls }, contest)).toEqual({ status: 'unconfirmed' });
  const alone = createPublicClient({ transport: http(endpoint) });
  await expect(checkRevealing({ client: alone, config, urls: [endpoint] }, contest)).rejects.toMatchObject({
    code: 'chain-unreachable',
  });
});
