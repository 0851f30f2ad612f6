import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalClient } from '@org/local-stack';
import { createDatabase } from '@org/server-kit/testing';
import { sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import { findFreePort, findServer } from '../../../tools/test/spawnStart.ts';
import { rpcUrl } from '../../../tools/test/vitest/chains.ts';
import { createActor } from '../test/createActor.ts';
import { createSend, readChain, readTables } from '../test/readChain.ts';
import type { Health } from './http/createMetrics.ts';
import type { SqlQueries } from './store/database.ts';
import { openScanDatabase } from './store/openDatabase.ts';

type ScanProcess = {
  url: string;
  /** Null while it does not answer. */
  getHealth: () => Promise<Health | null>;
  ask: <T>(query: string) => Promise<T>;
  kill: (signal: 'SIGKILL' | 'SIGTERM' | 'SIGSTOP' | 'SIGCONT') => void;
  ended: Promise<{ code: number | null; output: string }>;
};

/** The scan as users start it: its own process, on a free port. */
async function spawnScan(env: Record<string, string>): Promise<ScanProcess> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [findServer('scan')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DEFAULT_CHAIN: 'local',
      SCAN_PORT: String(port),
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += String(bytes)));
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    getHealth: async () => {
      const response = await fetch(`${url}/health`).catch(() => null);
      return response && ((await response.json()) as Health);
    },
    async ask<T>(query: string) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      return ((await response.json()) as { data: T }).data;
    },
    kill: (signal) => child.kill(signal),
    ended: once(child, 'exit').then(([code]) => ({ code, output })),
  };
}

const chain = createLocalClient(rpcUrl);
const actor = createActor(chain);
const send = createSend(chain);
/** Rarely enough that asking the processes leaves them the processor. */
const patience = { timeout: 90_000, interval: 200 };

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

let snapshot: Hex;

beforeAll(async () => {
  snapshot = await chain.snapshot();
});
afterAll(() => chain.revert({ id: snapshot }));

const start = async (databaseUrl: string) => {
  const scan = await spawnScan({ RPC_URL_31337: rpcUrl, DATABASE_URL: databaseUrl });
  onTestFinished(() => scan.kill('SIGKILL'));
  return scan;
};
const startOnServer = async () => {
  const { url, drop } = await createDatabase(inject('postgresUrl'));
  const db = await openScanDatabase({ url });
  onTestFinished(async () => {
    await db.close();
    await drop();
  });
  return { url, db };
};
const rolesOf = async (scans: readonly ScanProcess[]) =>
  (await Promise.all(scans.map((scan) => scan.getHealth()))).map((health) => health?.role).sort();
const writerOf = async (scans: readonly ScanProcess[]) => {
  for (const scan of scans) if ((await scan.getHealth())?.role === 'writer') return scan;
  throw new Error('nobody writes');
};
const expectTruth = async (db: SqlQueries) => {
  const { head, ...expected } = await readChain(chain);
  const getLast = () => db.query(sql`select number::integer, hash from block order by number desc limit 1`);
  await expect.poll(getLast, patience).toEqual([head]);
  expect(await readTables(db)).toEqual(expected);
};
const countLocks = async (db: SqlQueries) =>
  (
    await db.query(sql`select 1 from pg_locks where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database())`)
  ).length;

test('lets one of three processes write and all answer; another continues when it is killed', async () => {
  const { url, db } = await startOnServer();
  // At once: each finds an empty database, or one that is being created.
  const scans = await Promise.all([start(url), start(url), start(url)]);
  await expect.poll(() => rolesOf(scans), patience).toEqual(['reader', 'reader', 'writer']);
  await send(actor.attestMany(1, 3));
  await expectTruth(db);
  for (const scan of scans) {
    await expect.poll(() => scan.getHealth(), patience).toMatchObject({ ok: true, lag: 0 });
    expect(await scan.ask('{ aggregateAttestation { _count { _all } } }')).toEqual({
      aggregateAttestation: { _count: { _all: 3 } },
    });
  }

  const first = await writerOf(scans);
  first.kill('SIGKILL');
  const others = scans.filter((scan) => scan !== first);
  await send(actor.attestMany(1, 2));
  await expect.poll(() => rolesOf(others), patience).toEqual(['reader', 'writer']);
  await expectTruth(db);
  expect(await countLocks(db)).toBe(1);

  // A process that stops by itself releases the lead at once; a later one waits.
  const second = await writerOf(others);
  second.kill('SIGTERM');
  expect(await second.ended).toMatchObject({ code: 0 });
  const third = others.filter((scan) => scan !== second);
  const fourth = await start(url);
  await send(actor.attest(1));
  await expect.poll(() => rolesOf([...third, fourth]), patience).toEqual(['reader', 'writer']);
  await expectTruth(db);
});

test('loses the lead with the writer’s connection, and recovers', async () => {
  const { url, db } = await startOnServer();
  const scans = await Promise.all([start(url), start(url)]);
  for (let round = 0; round < (process.env.LAUREL_FULL ? 4 : 2); round++) {
    await expect.poll(() => rolesOf(scans), patience).toEqual(['reader', 'writer']);
    await send(actor.attest(round));
    await db.query(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
    await send(actor.attest(round));
    await expectTruth(db);
    expect(await countLocks(db)).toBe(1);
  }
});

test('leaves whole batches when the writer is killed', async () => {
  for (let block = 0; block < 12; block++) await send(actor.attestMany(block, 20));
  const { url, db } = await startOnServer();
  let scan = await start(url);
  for (let kill = 0; kill < 2; kill++) {
    await expect.poll(async () => (await scan.getHealth())?.role, patience).toBe('writer');
    scan.kill('SIGKILL');
    await scan.ended;
    scan = await start(url);
  }
  await expectTruth(db);
});

test('gives a folder to one process, and reopens it after a kill', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'scan-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const url = `file:${folder}`;
  const first = await start(url);
  await expect.poll(async () => (await first.getHealth())?.role, patience).toBe('writer');
  const second = await start(url);
  const { code, output } = await second.ended;
  expect(code).toBe(1);
  expect(output).toContain(`The database in ${folder} is in use by another process.`);

  await send(actor.attestMany(2, 3));
  first.kill('SIGKILL');
  await first.ended;
  const third = await start(url);
  await expect.poll(() => third.getHealth(), patience).toMatchObject({ ok: true, lag: 0 });
  third.kill('SIGTERM');
  await third.ended;
  const db = await openScanDatabase({ url });
  await expectTruth(db);
  await db.close();
});
