import type { Hex } from 'viem';
import { expect, test, vi } from 'vitest';
import type { ChainClient } from '../../src/eas/createChainClient.ts';
import { createSetBackWatch, syncOnce } from '../../src/indexer/syncOnce.ts';
import { ChainMovedError, RpcError } from '../../src/rpc/errors.ts';
import { attest, createFakeChain, register, revoke, schemaUid, uidOf } from './createFakeChain.ts';
import { expectTruth, rowsOf, type SyncSetup } from './createSyncSetup.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Sync tests for every kind of store. */
export function testSync(on: SyncSetup) {
  test('reads existing and new blocks', async () => {
    on.chain.mine([register, attest(1)]);
    on.chain.mine([]);
    await on.catchUp();
    await expectTruth(on);
    on.chain.mine([attest(2), revoke(1)]);
    await on.catchUp();
    await expectTruth(on);
  });

  test.each([1, 5, 20])('matches the chain after a reorganization of depth %i', async (depth) => {
    on.chain.mine([register]);
    for (let number = 1; number <= 25; number++) {
      on.chain.mine([attest(number)]);
      await on.catchUp();
    }
    on.chain.mine([revoke(2), revoke(24)]);
    await on.catchUp();
    on.chain.drop(depth);
    for (let number = 0; number < depth + 1; number++) on.chain.mine([attest(100 + number)]);
    await on.catchUp();
    await expectTruth(on);
  });

  test('follows a head that goes back as a reset chain', async () => {
    on.chain.mine([register]);
    for (let number = 1; number <= 6; number++) {
      on.chain.mine([attest(number)]);
      await on.catchUp();
    }
    on.chain.drop(4);
    await on.catchUp();
    await expectTruth(on);
  });

  test('does not accept a reset from a late node at once', async () => {
    let now = 0;
    on.source.setBack = createSetBackWatch({ patienceMs: 30_000, now: () => now });
    on.chain.mine([register]);
    on.chain.mine([attest(1)]);
    await on.catchUp();
    on.chain.drop(1);
    expect(await syncOnce(on.source)).toMatchObject({ isCaughtUp: true, last: { number: 2 } });
    now = 31_000;
    await on.catchUp();
    await expectTruth(on);
  });

  test('misses no event when a node lacks the newest blocks', async () => {
    on.newestBlocks = 5;
    const late = () => on.chain.blocks.slice(0, -4);
    let asked = 0;
    const client: ChainClient = {
      ...on.chain.client,
      // Silently, as nodes do.
      fetchEvents: ({ from, to }) =>
        on.chain.client.fetchEvents({ from, to: Math.min(to, late().length - 1) }),
      fetchBlockEvents: async (hash) => {
        const isKnown = ++asked % 7 !== 0 || late().some((block) => block.hash === hash);
        return on.chain.client.fetchBlockEvents(isKnown ? hash : '0x');
      },
    };
    on.source = on.connect({ client });
    const catchUpInTime = async () => {
      for (let step = 0; step < 60; step++) {
        const step = await syncOnce(on.source).catch((error: unknown) => {
          expect(error).toBeInstanceOf(ChainMovedError);
        });
        if (step?.isCaughtUp) return;
      }
      throw new Error('never caught up');
    };
    on.chain.mine([register]);
    for (let number = 1; number <= 20; number++) on.chain.mine([attest(number)]);
    await catchUpInTime();
    await expectTruth(on);
    for (let number = 21; number <= 40; number++) {
      on.chain.mine([attest(number), revoke(number - 20)]);
      if (number % 3 !== 0) on.chain.mine([]);
      if (number % 2 === 0) await catchUpInTime();
    }
    await catchUpInTime();
    await expectTruth(on);
  });

  test('reads another chain at the same address from the start', async () => {
    on.chain.mine([register, attest(1)]);
    await on.catchUp();
    on.chain = createFakeChain(1);
    for (let number = 0; number < 3; number++) on.chain.mine([]);
    on.source = on.connect();
    expect((await syncOnce(on.source)).rolledBackTo).toBeNull();
    await on.catchUp();
    await expectTruth(on);
  });

  test('reads a schema without an event when it is used', async () => {
    on.chain.mine([register]);
    on.chain.mine([attest(1)]);
    on.source.startBlock = 2;
    await on.catchUp();
    expect(await rowsOf(on.db, 'schema', ['id', 'schema', 'time'])).toEqual([
      { id: schemaUid, schema: 'uint256 n', time: 0 },
    ]);
    expect(await rowsOf(on.db, 'attestation', ['decodedDataJson'])).toEqual([
      { decodedDataJson: expect.stringContaining('"hex":"0x01"') },
    ]);
  });

  test('issue 13: reads and parses only schemas that are used', async () => {
    const schemas = Array.from({ length: 50 }, (_, nth) => ({
      kind: 'registered' as const,
      uid: uidOf(0x1000 + nth),
      schema: `uint256 n${nth}`,
    }));
    on.chain.mine([register, ...schemas]);
    await on.catchUp();
    const asked: (readonly Hex[])[] = [];
    on.source = on.connect({
      wrapStore: (store) => ({
        ...store,
        getSchemaDefinitions: (uids, maxLength) => {
          asked.push(uids);
          return store.getSchemaDefinitions(uids, maxLength);
        },
      }),
    });
    await on.catchUp();
    expect(asked).toEqual([]);
    on.chain.mine([attest(1), attest(2)]);
    await on.catchUp();
    on.chain.mine([attest(3)]);
    await on.catchUp();
    expect(asked).toEqual([[schemaUid]]);
    await expectTruth(on);
  });

  test('issue 13: stores a definition that is too long to parse, and decodes nothing with it', async () => {
    on.chain.mine([{ kind: 'registered', uid: schemaUid, schema: `uint256 ${'n'.repeat(20_000)}` }]);
    await on.catchUp();
    on.chain.mine([attest(1)]);
    await on.catchUp();
    expect(await rowsOf(on.db, 'attestation', ['decodedDataJson'])).toEqual([{ decodedDataJson: '' }]);
    await expectTruth(on);
  });

  test('stores text with NUL', async () => {
    on.chain.mine([{ kind: 'registered', uid: schemaUid, schema: 'uint256 n\0' }, attest(1)]);
    await on.catchUp();
    expect(await rowsOf(on.db, 'schema', ['schema'])).toEqual([{ schema: 'uint256 n\uFFFD' }]);
  });

  test('leaves no database request behind after a failed step', async () => {
    on.source.client = {
      ...on.chain.client,
      fetchHead: () =>
        Promise.reject(new RpcError({ code: 'rpc-unreachable', method: 'eth_blockNumber', detail: 'down' })),
    };
    await expect(syncOnce(on.source)).rejects.toThrow(RpcError);
    expect(on.countOpenQuestions()).toBe(0);
  });

  test('halves refused log ranges until they are answered', async () => {
    on.chain.mine([register]);
    for (let number = 1; number <= 40; number++) on.chain.mine([attest(number)]);
    const asked: number[] = [];
    on.source.client = {
      ...on.chain.client,
      fetchEvents: async (range) => {
        asked.push(range.to - range.from + 1);
        if (range.to - range.from >= 8)
          throw new RpcError({ code: 'rpc-refused', method: 'eth_getLogs', detail: 'range' });
        return on.chain.client.fetchEvents(range);
      },
    };
    for (let step = 0; step < 60; step++) await syncOnce(on.source).catch(() => undefined);
    await expectTruth(on);
    expect(asked.slice(0, 4)).toEqual([42, 21, 11, 6]);
  });

  test('halves a batch that Multicall3 cannot answer at once', async () => {
    on.chain.mine([register, ...Array.from({ length: 300 }, (_, number) => attest(number))]);
    const answered: number[] = [];
    on.source.client = {
      ...on.chain.client,
      call: async (to, data) => {
        if (data.length > 20_000)
          throw new RpcError({ code: 'rpc-refused', method: 'eth_call', detail: 'out of gas' });
        answered.push(data.length);
        return on.chain.client.call(to, data);
      },
    };
    await on.catchUp();
    await expectTruth(on);
    // In few requests: 300 attestations.
    expect(answered.length).toBeLessThan(30);
  });

  test('stores many events in several steps', async () => {
    on.chain.mine([register]);
    for (let block = 0; block < 5; block++) {
      on.chain.mine(Array.from({ length: 900 }, (_, number) => attest(1 + block * 900 + number)));
    }
    const steps: number[] = [];
    for (let isCaughtUp = false; !isCaughtUp; ) {
      const step = await syncOnce(on.source);
      steps.push(step.last?.number ?? -1);
      isCaughtUp = step.isCaughtUp;
    }
    expect(steps.length).toBeGreaterThan(2);
    await expectTruth(on);
  });

  test('stores large attestations in small batches, and a block in one, however large', async () => {
    const large = (number: number) => ({ ...attest(number), bytes: 400_000 });
    on.chain.mine([register]);
    for (let number = 1; number <= 30; number++) on.chain.mine([large(number)]);
    on.chain.mine([revoke(3), ...Array.from({ length: 20 }, (_, nth) => large(100 + nth))]);
    for (let number = 31; number <= 40; number++) on.chain.mine([attest(number)]);
    const batches: number[] = [];
    on.source = on.connect({
      wrapStore: (store) => ({
        ...store,
        commit(batch) {
          batches.push(batch.attestations.filter(({ data }) => data.length > 800_000).length);
          return store.commit(batch);
        },
      }),
    });
    await on.catchUp();
    await expectTruth(on);
    const most = 9;
    expect(batches.filter((count) => count > most)).toEqual([20]);
    expect(batches.filter((count) => count === most).length).toBeGreaterThan(0);
  });
}
