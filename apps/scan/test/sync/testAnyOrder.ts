import { DatabaseError } from '@org/server-kit';
import type { Hex } from 'viem';
import { expect, test } from 'vitest';
import type { ChainClient } from '../../src/eas/createChainClient.ts';
import { type SyncSource, syncOnce } from '../../src/indexer/syncOnce.ts';
import { ChainMovedError, RpcError } from '../../src/rpc/errors.ts';
import type { Store } from '../../src/store/createStore.ts';
import { createRandom } from '../createRandom.ts';
import { attest, type FakeEvent, register, schemaUid, uidOf } from './createFakeChain.ts';
import { expectTruth, type SyncSetup } from './createSyncSetup.ts';

const SEEDS = Array.from({ length: 25 }, (_, seed) => seed + 1);

/**
 * Chain, endpoint and processes act at random, in the same order for the same seed. By day, each database runs half of
 * the seeds.
 */
export function testAnyOrder(on: SyncSetup, half: 'first' | 'second') {
  const own = half === 'first' ? SEEDS.slice(0, 12) : SEEDS.slice(12);
  test.each(process.env.LAUREL_FULL ? SEEDS : own)(
    'ends with the chain’s content after any order of attestations, revocations, reorganizations, faults and restarts (seed %i)',
    async (seed) => {
      const random = createRandom(seed);
      const below = (count: number) => Math.floor(random() * count);
      let uid = 0;
      const isOnChain = (kind: FakeEvent['kind'], id: Hex) =>
        on.chain.blocks.some(({ events }) => events.some((event) => event.kind === kind && event.uid === id));
      const createEvents = () => {
        const events: FakeEvent[] = isOnChain('registered', schemaUid) ? [] : [register];
        for (let count = below(4); count > 0; count--) {
          const [kind, id] = [below(6), uidOf(1 + below(uid + 1))];
          if (kind < 3) events.push(attest(++uid));
          else if (kind === 3 && isOnChain('attested', id) && !isOnChain('revoked', id)) {
            if (!events.some((event) => event.uid === id)) events.push({ kind: 'revoked', uid: id });
          } else if (kind === 4) events.push({ kind: 'timestamped', uid: uidOf(1e6 + ++uid) });
          else events.push({ kind: 'revokedOffchain', uid: uidOf(2e6 + ++uid) });
        }
        return events;
      };
      const restart = () => {
        on.source = on.connect({ client: faulty, wrapStore: doubt });
      };
      const shake = () => {
        const choice = below(10);
        if (choice < 6) on.chain.mine(createEvents());
        else if (choice < 8) {
          const depth = 1 + below(random() < 0.2 ? 20 : 4);
          on.chain.drop(depth);
          for (let count = below(depth + 2); count > 0; count--) on.chain.mine(createEvents());
        } else if (choice < 9) restart();
      };
      /** The chain may change, and the endpoint may fail, between any two requests. */
      const faulty = Object.fromEntries(
        Object.entries(on.chain.client).map(([name, ask]) => [
          name,
          async (...question: never[]) => {
            if (random() < 0.05)
              throw new RpcError({ code: 'rpc-unreachable', method: name, detail: 'down' });
            if (random() < 0.1) shake();
            return (ask as (...question: never[]) => unknown)(...question);
          },
        ]),
      ) as ChainClient;
      /** A write may fail, or succeed without an answer. */
      const doubt = (store: Store): Store => ({
        ...store,
        async commit(batch) {
          const [fails, arrives] = [random() < 0.05, random() < 0.5];
          if (arrives || !fails) await store.commit(batch);
          if (fails) throw new DatabaseError(new Error('gone'));
        },
      });
      /** A process that has ended must not write beside the next one. */
      const leave = async (one: SyncSource) => {
        if (on.source !== one) await one.store.flush().catch(() => undefined);
      };
      on.newestBlocks = seed % 4;
      restart();

      for (let round = 0; round < 60; round++) {
        const before = on.source;
        shake();
        await leave(before);
        const current = on.source;
        await syncOnce(current).catch((error: unknown) => {
          if (error instanceof DatabaseError) restart();
          else if (!(error instanceof RpcError || error instanceof ChainMovedError)) throw error;
          current.schemaCache.clear();
        });
        expect(on.countOpenQuestions()).toBe(0);
        await leave(current);
      }
      await on.source.store.flush().catch(() => undefined);
      on.source = on.connect();
      await on.catchUp();
      await expectTruth(on);
    },
    60_000,
  );
}
