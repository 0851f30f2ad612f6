import { createLocalClient } from '@org/local-stack';
import type { Address, Hex } from 'viem';
import { encodeFunctionData } from 'viem/utils';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rpcUrl } from '../../../../tools/test/vitest/chains.ts';
import { encodeAggregate } from '../../src/eas/callMany.ts';
import { createChainClient } from '../../src/eas/createChainClient.ts';
import { readAbi } from '../../src/eas/easEvent.ts';
import { fetchAttestationRecords, fetchSchemas } from '../../src/eas/fetchRecords.ts';
import { createRpcClient } from '../../src/rpc/createRpcClient.ts';
import { createActor } from '../../test/createActor.ts';
import { createStubChain, localChain, type StubAttestation, type StubChain, toUid } from './stubChain.ts';
import { serveStubRpc } from './stubRpc.ts';

const anvil = createLocalClient(rpcUrl);
const connect = (url: string) => createChainClient(createRpcClient({ url }), localChain);
const real = connect(rpcUrl);
let stub: Awaited<ReturnType<typeof serveStubRpc>>;
let snapshot: Hex;
let from: number;
let to: number;
let copied: StubAttestation[];

vi.setConfig({ hookTimeout: 120_000 });

/** A stub with the blocks and attestations of the real chain. */
async function copyChain(): Promise<StubChain> {
  const blocks = new Map(
    await Promise.all(
      Array.from(
        { length: to + 1 },
        async (_, number) => [number, (await real.findBlock(number)) ?? undefined] as const,
      ),
    ),
  );
  const events = (await real.fetchEvents({ from, to })).filter(({ kind }) => kind === 'attested');
  const source = { client: real, ...localChain };
  const uids = events.flatMap((event) => ('uid' in event ? event.uid : []));
  const records = await fetchAttestationRecords(source, uids);
  copied = records.map((record, nth) => ({
    ...record,
    time: Number(record.time),
    txid: events[nth]?.txid ?? '0x',
    logIndex: events[nth]?.logIndex ?? 0,
  }));
  const schemas = await fetchSchemas(source, [...new Set(records.map(({ schema }) => schema))]);
  return {
    ...localChain,
    head: to,
    findBlock: (number) => blocks.get(number),
    listAttestations: (block) => copied.filter((_, nth) => events[nth]?.blockNumber === block),
    findAttestation: (uid) => copied.find((each) => each.uid === uid),
    findSchema: (uid) => schemas.find((each) => each.uid === uid),
  };
}

beforeAll(async () => {
  snapshot = await anvil.snapshot();
  const actor = createActor(anvil);
  from = (await real.fetchHead()).number + 1;
  await actor.attestMany(1, 5);
  await actor.attest(2, { refUID: `0x${'0'.repeat(64)}` });
  // The node answers before it has mined the transaction.
  await anvil.waitForTransactionReceipt({ hash: await actor.attestMany(2, 3), checkReplacement: false });
  to = (await real.fetchHead()).number;
  stub = await serveStubRpc(await copyChain());
});
afterAll(async () => {
  await stub.stop();
  await anvil.revert({ id: snapshot });
});

test('answers every request of the scan as anvil does', async () => {
  const fake = connect(stub.url);
  expect(copied).toHaveLength(9);
  // A stub without receipts has no blooms.
  expect(await fake.fetchHead()).toEqual({ ...(await real.fetchHead()), logsBloom: null });
  expect(await fake.findBlock(to + 1)).toEqual(await real.findBlock(to + 1));
  for (let number = from; number <= to; number++) {
    const block = await real.findBlock(number);
    expect(await fake.findBlock(number)).toEqual({ ...block, logsBloom: null });
    const { hash = '0x' } = block ?? {};
    expect(await fake.fetchBlockEvents(hash)).toEqual(await real.fetchBlockEvents(hash));
  }
  expect(await fake.fetchEvents({ from, to })).toEqual(await real.fetchEvents({ from, to }));

  const unknown: Hex = `0x${'77'.repeat(32)}`;
  const ask = (functionName: 'getAttestation' | 'getSchema', uid: Hex) =>
    encodeFunctionData({ abi: readAbi, functionName, args: [uid] });
  const calls = [...copied.map(({ uid }) => uid), unknown].map((uid) => ask('getAttestation', uid));
  const requests: [Address, Hex][] = [
    ...calls.map((data): [Address, Hex] => [localChain.eas, data]),
    [localChain.multicall, encodeAggregate(localChain.eas, calls)],
    [localChain.eas, encodeFunctionData({ abi: readAbi, functionName: 'getSchemaRegistry' })],
    [localChain.registry, ask('getSchema', copied[0]?.schema ?? unknown)],
  ];
  for (const [address, data] of requests)
    expect(await fake.call(address, data)).toBe(await real.call(address, data));
});

test('generates attestations that are found again', async () => {
  const chain = createStubChain(250);
  const all = Array.from({ length: chain.head + 1 }, (_, number) => chain.listAttestations(number)).flat();
  expect(all.map(({ uid }) => uid)).toEqual(Array.from({ length: 250 }, (_, nth) => toUid(nth)));
  expect(all.every((each) => chain.findAttestation(each.uid)?.data === each.data)).toBe(true);
  expect(chain.findAttestation(toUid(250))).toBeUndefined();
  expect(new Set(all.map(({ data }) => data)).size).toBe(250);
});
