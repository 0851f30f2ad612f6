import { local } from '@org/chain-config';
import { createScanReader } from '@org/contests';
import { accounts, createLocalClient } from '@org/local-stack';
import { createDatabase, provideTemplate } from '@org/server-kit/testing';
import type { Address, Hex } from 'viem';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { rpcUrl } from '../../../tools/test/vitest/chains.ts';
import { createActor } from '../test/createActor.ts';
import { createSend, readChain } from '../test/readChain.ts';
import { type Scan, startScan } from './startScan.ts';

const chain = createLocalClient(rpcUrl);
const actor = createActor(chain);
const send = createSend(chain);
const people = accounts.map(({ address }) => address) as [Address, Address, Address];
const judge = 1;
const stranger = 2;
const patience = { timeout: 60_000, interval: 50 };

// Generous: opens a database, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const start = async (databaseUrl: string | null, config = local) =>
  startScan({
    config,
    rpcUrls: [rpcUrl],
    isLoneNode: true,
    port: 0,
    host: '127.0.0.1',
    databaseUrl,
    template: await provideTemplate(),
    log: () => undefined,
  });

const stores = [
  { name: 'PGlite', create: async () => ({ url: null, drop: async () => undefined }) },
  { name: 'PostgreSQL', create: () => createDatabase(inject('postgresUrl')) },
] as const;

// By day PostgreSQL has the tests of main.chain.test.ts and createIndexer.chain.test.ts.
describe.each(process.env.LAUREL_FULL ? stores : stores.slice(0, 1))('on $name', ({ create }) => {
  let snapshot: Hex;
  let scan: Scan;
  let database: { url: string | null; drop: () => Promise<void> };

  beforeAll(async () => {
    snapshot = await chain.snapshot();
    database = await create();
    scan = await start(database.url);
    await vi.waitUntil(() => scan.getHealth().ok, { timeout: 150_000 });
  });

  afterAll(async () => {
    await scan.stop();
    await database.drop();
    await chain.revert({ id: snapshot });
  });

  const ask = async <T>(query: string): Promise<T> => {
    const response = await fetch(scan.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  };

  /** Waits until the scan has caught up with the chain, and compares every row. */
  const expectSame = async () => {
    const truth = await readChain(chain);
    await expect.poll(() => scan.getHealth(), patience).toMatchObject({ blockHash: truth.head.hash });
    const { attestations } = await ask<{ attestations: { id: Hex }[] }>(
      `{ attestations(take: 1000) { id data decodedDataJson recipient attester time expirationTime revocationTime refUID
        revocable revoked txid schemaId ipfsHash isOffchain schema { id } } }`,
    );
    const rows = truth.attestations.map(({ blockNumber: _, logIndex: __, revokedAtBlock: ___, ...row }) => ({
      ...row,
      schema: { id: row.schemaId },
    }));
    expect(attestations).toEqual(rows);
    return rows;
  };

  test('has the schemas of the chain', async () => {
    const { schemata } = await ask<{ schemata: { id: Hex; index: string; resolver: Address }[] }>(
      '{ schemata { id index resolver } }',
    );
    expect(schemata.map(({ id }) => id)).toEqual(
      expect.arrayContaining([local.eas.contestSchemaUid, local.eas.evaluationSchemaUid]),
    );
    expect(schemata.map(({ index }) => index)).toEqual(schemata.map((_, nth) => String(nth + 1)));
  });

  test('has the rows of every way to attest and to revoke', async () => {
    await send(actor.attest(judge));
    await send(actor.attest(stranger, { expirationTime: 2n ** 64n - 1n }));
    await send(actor.attestMany(judge, 3));
    await send(actor.attestThroughContract(stranger));
    await send(actor.attestByDelegation(judge));
    await send(actor.timestamp(judge, 1));
    await send(actor.revokeOffchain(judge, 1));
    const rows = await expectSame();
    const [mine, ...others] = rows.filter(({ attester }) => attester === people[judge]);
    // The signer, not the sender.
    expect(others).toHaveLength(4);
    await send(actor.revoke(people[judge], [mine?.id as Hex]));
    const after = await expectSame();
    expect(after.find(({ id }) => id === mine?.id)).toMatchObject({ revoked: true });
    expect(after.map(({ attester }) => attester)).toContain(local.chain.contracts.multicall3.address);

    expect(await ask('{ timestamps { from timestamp } offchainRevocations { from timestamp } }')).toEqual({
      timestamps: [{ from: people[judge], timestamp: expect.any(Number) }],
      offchainRevocations: [{ from: people[judge], timestamp: expect.any(Number) }],
    });
  });

  test('reads a few hundred attestations in one block', async () => {
    await chain.setAutomine(false);
    try {
      const hashes: Hex[] = [];
      for (let count = 0; count < 14; count++) hashes.push(await actor.attestMany(count, 20));
      await chain.mine({ blocks: 1 });
      for (const hash of hashes) await send(Promise.resolve(hash));
    } finally {
      await chain.setAutomine(true);
    }
    expect((await expectSame()).length).toBeGreaterThan(280);
  });

  test('removes reverted rows, also when the head goes back and stays there', async () => {
    const before = await chain.snapshot();
    const rows = await expectSame();
    await send(actor.attest(judge));
    await send(actor.attest(judge));
    expect((await expectSame()).length).toBe(rows.length + 2);
    await chain.revert({ id: before });
    expect(await expectSame()).toEqual(rows);
    await send(actor.attest(judge));
    expect((await expectSame()).length).toBe(rows.length + 1);
  });

  test.each([1, 5, 20])('follows a reorganization of depth %i', async (depth) => {
    for (let count = 0; count < depth; count++) await send(actor.attest(judge));
    const before = await expectSame();
    await chain.request({ method: 'anvil_reorg' as never, params: [depth, []] as never });
    const after = await expectSame();
    expect(after.length).toBe(before.length - depth);
    await send(actor.attest(judge));
    expect((await expectSame()).length).toBe(after.length + 1);
  });

  test('works with the reader of the contests package', async () => {
    await send(actor.attest(stranger));
    const newest = (await expectSame()).at(-1);
    const reader = createScanReader({ config: local, endpoint: scan.url });
    expect(await reader.findAttestation(newest?.id ?? '0x')).toMatchObject({
      uid: newest?.id,
      attester: people[stranger],
    });
  });

  test('the scan reports block and role in /health', async () => {
    const health = await fetch(new URL('/health', scan.url));
    expect(await health.json()).toMatchObject({
      ok: true,
      chainId: 31_337,
      lag: 0,
      status: 'live',
      role: 'writer',
    });
    const metrics = await (await fetch(new URL('/metrics', scan.url))).text();
    expect(metrics).toMatch(/^scan_rpc_calls_total [1-9]\d*$/m);
    expect(metrics).toMatch(/^scan_rows\{table="attestation"\} \d+$/m);
  });
});

test('the scan rejects a wrong chain permanently', async () => {
  const other = await start(null, { ...local, chain: { ...local.chain, id: 424_242 as never } });
  await expect(other.ended).rejects.toMatchObject({ code: 'wrong-chain' });
});
