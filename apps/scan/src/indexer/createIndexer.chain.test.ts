import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { local } from '@org/chain-config';
import { easAbi } from '@org/contracts';
import { createLocalClient } from '@org/local-stack';
import { createDatabase, provideTemplate } from '@org/server-kit/testing';
import { sql } from 'drizzle-orm';
import type { Address, Hex } from 'viem';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { rpcUrl } from '../../../../tools/test/vitest/chains.ts';
import { createActor } from '../../test/createActor.ts';
import { createRandom } from '../../test/createRandom.ts';
import { readChain, readTables } from '../../test/readChain.ts';
import { connectToChain } from '../connectToChain.ts';
import type { SqlDatabase } from '../store/database.ts';
import { openScanDatabase } from '../store/openDatabase.ts';
import { createIndexer, type Indexer } from './createIndexer.ts';

type UnreliableRpc = { url: string; stop: () => Promise<void> };

type Question = { id: unknown; method: string; params: unknown[] };

/**
 * A node as unreliable as public ones: rate limits, errors, dropped connections, refused log ranges, repeated logs, and
 * answers from a node a few blocks behind.
 *
 * @param random decides on each fault, below `rate` in total
 */
async function startUnreliableRpc(options: {
  target: string;
  random: () => number;
  rate: number;
}): Promise<UnreliableRpc> {
  const { target, random, rate } = options;
  const ask = async (question: Question) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...question });
    const answer = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return (await answer.json()) as { result?: unknown };
  };
  const faults: ((question: Question, response: ServerResponse) => Promise<unknown>)[] = [
    async (_, response) => response.writeHead(429, { 'retry-after': '0' }).end(),
    async (_, response) => response.writeHead(503).end('<html>'),
    async (_, response) => response.destroy(),
    async ({ id }, response) => {
      const error = { code: -32005, message: 'query returned more than 10000 results' };
      return response.end(JSON.stringify({ jsonrpc: '2.0', id, error }));
    },
    async (question, response) => {
      const answer = await ask(question);
      const { result } = answer;
      return response.end(
        JSON.stringify(Array.isArray(result) ? { ...answer, result: [...result, ...result] } : answer),
      );
    },
    async (question, response) => {
      const isHead = question.method === 'eth_getBlockByNumber' && question.params[0] === 'latest';
      if (!isHead) return response.end(JSON.stringify(await ask(question)));
      const { result } = await ask({ ...question, method: 'eth_blockNumber', params: [] });
      const late = Math.max(0, Number(result) - 1 - Math.floor(random() * 3));
      return response.end(
        JSON.stringify(await ask({ ...question, params: [`0x${late.toString(16)}`, false] })),
      );
    },
  ];

  const server = createServer(async (request, response) => {
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const question = JSON.parse(Buffer.concat(chunks).toString()) as Question;
      const fault = random() < rate ? faults[Math.floor(random() * faults.length)] : undefined;
      if (fault) await fault(question, response);
      else response.end(JSON.stringify(await ask(question)));
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Steps and seed of a run; `pnpm --filter @org/scan test:long` runs longer ones with new seeds. */
const ROUNDS = Number(process.env.SCAN_ROUNDS ?? (process.env.LAUREL_FULL ? 40 : 20));
const SEED = Number(process.env.SCAN_SEED ?? 1);

const patience = { timeout: 30_000, interval: 30 };

const chain = createLocalClient(rpcUrl);
let snapshot: Hex;

beforeAll(async () => {
  snapshot = await chain.snapshot();
});
afterAll(async () => {
  await chain.setAutomine(true);
  await chain.revert({ id: snapshot });
});

/** Several indexers may run at once, as in several processes; the database lets one of them write. */
function createFleet(open: () => Promise<SqlDatabase>, url: string) {
  const members = new Set<{ indexer: Indexer; stop: () => Promise<void> }>();
  return {
    members,
    async start() {
      const stopping = new AbortController();
      const db = await open();
      const indexer = createIndexer({
        open: async () => db,
        connect: (session) =>
          connectToChain({ config: local, session, rpcUrl: url, isLoneNode: true, signal: stopping.signal }),
        poll: { busyMs: 10, idleMs: 10 },
        standbyMs: 20,
        maxPauseMs: 50,
        log: () => undefined,
      });
      const running = indexer.run(stopping.signal);
      const member = {
        indexer,
        stop: async () => {
          members.delete(member);
          stopping.abort();
          await running;
          if (db.isShared) await db.close();
        },
      };
      members.add(member);
    },
  };
}

const stores: {
  name: string;
  open: () => Promise<{ open: () => Promise<SqlDatabase>; close: () => Promise<void> }>;
}[] = [
  {
    name: 'PGlite',
    async open() {
      const db = await openScanDatabase({ url: null, template: await provideTemplate() });
      return { open: async () => db, close: () => db.close() };
    },
  },
  {
    name: 'PostgreSQL',
    async open() {
      const { url, drop } = await createDatabase(inject('postgresUrl'));
      return { open: () => openScanDatabase({ url }), close: drop };
    },
  },
];

// By day on PostgreSQL only: PGlite has random orders in syncOnce.test.ts, and a real chain in startScan.chain.test.ts.
test.each(stores.filter(({ name }) => process.env.LAUREL_FULL || name === 'PostgreSQL'))(
  `matches the chain on $name, whatever chain, node and processes do (seed ${SEED})`,
  async ({ open }) => {
    const random = createRandom(SEED);
    const below = (count: number) => Math.floor(random() * count);
    const store = await open();
    const reader = await store.open();
    const rpc = await startUnreliableRpc({ target: rpcUrl, random: createRandom(SEED + 1), rate: 0.1 });
    const fleet = createFleet(store.open, rpc.url);
    const actor = createActor(chain);
    const snapshots: Hex[] = [];
    await chain.setAutomine(true);
    await actor.register(0, 'bytes32 schemaId,string name').catch(() => undefined);
    await chain.setAutomine(false);
    await chain.mine({ blocks: 1 });
    const floor = await chain.getBlockNumber();
    let base = await chain.snapshot();
    /** After a reorganization anvil may have lost its state, including contracts, which no real chain does. */
    const mend = async () => {
      if (await chain.getCode({ address: local.eas.contract })) return;
      snapshots.length = 0;
      await chain.revert({ id: base });
      base = await chain.snapshot();
    };

    const pick = async () => {
      const logs = await chain.getContractEvents({
        address: local.eas.contract,
        abi: easAbi,
        eventName: 'Attested',
        fromBlock: 0n,
        strict: true,
      });
      return logs[below(logs.length)]?.args;
    };
    const acts = [
      () => actor.attest(below(9)),
      () => actor.attest(below(9), { expirationTime: 2n ** 64n - 1n }),
      async () => actor.attest(below(9), { refUID: (await pick())?.uid ?? `0x${'0'.repeat(64)}` }),
      () => actor.attestMany(below(9), 1 + below(4)),
      () => actor.attestThroughContract(below(9)),
      () => actor.attestByDelegation(below(9)),
      async () => {
        const one = await pick();
        if (one && (await isPerson(one.attester))) await actor.revoke(one.attester, [one.uid]);
      },
      () => actor.timestamp(below(9), 1 + below(3)),
      () => actor.revokeOffchain(below(9), 1 + below(3)),
      () => actor.register(below(9)),
      () => actor.nameSchema(below(9), `Name ${below(100)}\0`),
    ];
    const isPerson = async (address: Address) => (await chain.getCode({ address })) === undefined;
    const mine = async () => {
      for (let count = below(5); count > 0; count--) await acts[below(acts.length)]?.();
      await chain.mine({ blocks: 1 });
    };
    const moves: (() => Promise<unknown>)[] = [
      mine,
      mine,
      mine,
      mine,
      () => chain.mine({ blocks: 1 + below(30) }),
      async () => {
        const depth = [1, 1, 2, 5, 20][below(5)] ?? 1;
        if ((await chain.getBlockNumber()) - BigInt(depth) < floor) return;
        snapshots.length = 0;
        await chain.request({ method: 'anvil_reorg' as never, params: [depth, []] as never });
        await mend();
      },
      async () => snapshots.push(await chain.snapshot()),
      async () => {
        const id = snapshots.pop();
        if (id) await chain.revert({ id });
        await mend();
      },
      // Restarts at any moment; another indexer, if any, continues.
      async () => {
        await [...fleet.members][0]?.stop();
        await fleet.start();
      },
      // A database server that refuses all connections.
      async () => {
        if (!reader.isShared) return;
        await reader.query(sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
      },
    ];
    const settled = async () => {
      const block = await chain.getBlock();
      const isThere = () =>
        [...fleet.members].every(({ indexer: { state } }) => state.blockHash === block.hash) &&
        [...fleet.members].filter(({ indexer: { state } }) => state.role === 'writer').length === 1;
      await vi.waitUntil(isThere, patience);
    };

    try {
      await fleet.start();
      if (reader.isShared) await fleet.start();
      for (let round = 1; round <= ROUNDS; round++) {
        await moves[below(moves.length)]?.();
        if (round % 5 !== 0) continue;
        await chain.mine({ blocks: 1 });
        await settled();
        const { head, ...expected } = await readChain(chain);
        const getLast = () =>
          reader.query(sql`select number::integer, hash from block order by number desc limit 1`);
        // Asked more than once: a late node resets the scan for a moment.
        await expect.poll(getLast, patience).toEqual([head]);
        await expect.poll(() => readTables(reader), patience).toEqual(expected);
      }
    } finally {
      for (const member of [...fleet.members]) await member.stop();
      await rpc.stop();
      await reader.close();
      if (reader.isShared) await store.close();
    }
  },
  60_000 + ROUNDS * 2_000,
);
