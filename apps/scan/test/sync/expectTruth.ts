import { type SQL, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { createScanStore } from '../../src/store/createStore.ts';
import type { SqlQueries } from '../../src/store/database.ts';
import { fakeAddresses, txidOf } from './createFakeChain.ts';
import type { SyncSetup } from './createSyncSetup.ts';
import { schemaUid } from './fakeEvents.ts';

/** A quoted name: of a table, a column, or a column of a table. */
function ref(...path: string[]): SQL {
  return sql.join(
    path.map((name) => sql.identifier(name)),
    sql`.`,
  );
}

/** Parts of a list, separated by commas. */
function list(parts: readonly unknown[]): SQL {
  return sql.join([...parts] as SQL[], sql`, `);
}

/** Some columns of a table, in chain order. */
export async function rowsOf(db: SqlQueries, table: string, columns: readonly string[]): Promise<object[]> {
  const selected = list(columns.map((column) => ref(column)));
  return db.query(sql<object>`select ${selected} from ${ref(table)} order by "blockNumber", "logIndex"`);
}

/** Compares every table with the chain's current content. */
export async function expectTruth({ db, chain }: SyncSetup): Promise<void> {
  const events = chain.blocks.flatMap((block) =>
    block.events.map((event, logIndex) => ({ ...event, block, txid: txidOf(block, logIndex) })),
  );
  const revokedAt = new Map(events.flatMap((e) => (e.kind === 'revoked' ? [[e.uid, e.block.time]] : [])));
  expect(
    await rowsOf(db, 'attestation', ['id', 'txid', 'time', 'revoked', 'revocationTime', 'schemaId']),
  ).toEqual(
    events.flatMap((e) =>
      e.kind === 'attested'
        ? {
            id: e.uid,
            txid: e.txid,
            time: e.block.time,
            revoked: revokedAt.has(e.uid),
            revocationTime: revokedAt.get(e.uid) ?? 0,
            schemaId: schemaUid,
          }
        : [],
    ),
  );
  const registered = events.filter(({ kind }) => kind === 'registered');
  expect(await rowsOf(db, 'schema', ['id', 'index', 'txid', 'time', 'creator'])).toEqual(
    registered.map(({ uid: id, txid, block }, nth) => ({
      id,
      index: String(nth + 1),
      txid,
      time: block.time,
      creator: fakeAddresses.sender,
    })),
  );
  for (const [table, kind, column] of [
    ['timestamped', 'timestamped', 'id'],
    ['offchainRevocation', 'revokedOffchain', 'uid'],
  ] as const) {
    expect(await rowsOf(db, table, [column, 'txid', 'timestamp', 'from'])).toEqual(
      events.flatMap((e) =>
        e.kind === kind
          ? { [column]: e.uid, txid: e.txid, timestamp: e.block.time, from: fakeAddresses.sender }
          : [],
      ),
    );
  }
  const head = chain.blocks.at(-1);
  const last = await createScanStore(db).getLastBlock();
  expect(last).toMatchObject({ number: head?.number, hash: head?.hash });
  expect(last?.time ?? head?.time).toBe(head?.time);
}
