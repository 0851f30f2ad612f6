import type { Hex } from 'viem';
import { numberToHex } from 'viem/utils';
import { afterAll, beforeAll, vi } from 'vitest';
import { createGraphql, type ScanGraphql } from '../../src/graphql/createGraphql.ts';
import type { GraphqlRequest } from '../../src/graphql/readQuestion.ts';
import { createScanStore } from '../../src/store/createStore.ts';
import type { SqlDatabase, SqlSession } from '../../src/store/database.ts';
import type { AttestationRow, SchemaRow } from '../../src/store/tables.ts';

type Answer = {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: object; path?: string[] }[];
};

/** A database filled by `fillDatabase`, and functions to query it. */
export type AnswerSetup = {
  readonly db: SqlDatabase;
  request: (asked: GraphqlRequest) => Promise<{ outcome: string; answer: Answer }>;
  ask: (query: string, variables?: object) => Promise<Answer>;
  /** Internal errors. */
  logged: readonly unknown[];
};

export function createAnswerSetup(open: () => Promise<SqlDatabase>): AnswerSetup {
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 });

  let db: SqlDatabase;
  let graphql: ScanGraphql;
  const logged: unknown[] = [];

  beforeAll(async () => {
    db = await open();
    await fillDatabase(db);
    graphql = createGraphql({ db, log: (...event) => logged.push(event) });
  });
  afterAll(() => db.close());

  const request = async (asked: GraphqlRequest) => {
    const { outcome, body } = await graphql.answer(asked);
    return { outcome, answer: JSON.parse(body) as Answer };
  };
  return {
    get db() {
      return db;
    },
    request,
    ask: async (query, variables) => (await request({ query, variables })).answer,
    logged,
  };
}

export function uid(number: number): Hex {
  return numberToHex(number, { size: 32 });
}
export const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
export const zero = '0x0000000000000000000000000000000000000000';

/** Three schemas and ten attestations, whose UIDs are their numbers. */
export async function fillDatabase(session: SqlSession): Promise<void> {
  const schema = (number: number): SchemaRow => ({
    id: uid(0xa0 + number),
    schema: `uint256 n${number}`,
    creator: number === 1 ? alice : bob,
    resolver: zero,
    revocable: true,
    txid: uid(0xf0),
    time: 10 * number,
    blockNumber: number,
    logIndex: 0,
  });
  // Ten attestations; times increase in pairs, the second schema has the odd ones.
  const attestation = (number: number): AttestationRow => ({
    id: uid(number),
    data: uid(number * 2),
    decodedDataJson: number === 3 ? '' : `[{"value":"${number}% of_it"}]`,
    recipient: number === 5 ? bob : zero,
    attester: number < 6 ? alice : bob,
    time: 100 + Math.floor(number / 2),
    timeCreated: 5_000,
    expirationTime: number === 7 ? 2_147_483_647 : 0,
    refUID: number > 7 ? uid(1) : uid(0),
    revocable: true,
    txid: uid(0xe0 + number),
    schemaId: uid(number % 2 === 0 ? 0xa1 : 0xa2),
    blockNumber: 10 + number,
    logIndex: 0,
  });
  await createScanStore(session).commit({
    blocks: [{ number: 42, hash: uid(0x42), time: 1_000 }],
    schemas: [schema(1), schema(2), schema(3)],
    attestations: Array.from({ length: 10 }, (_, number) => attestation(number + 1)),
    revocations: [{ id: uid(4), revocationTime: 300, revokedAtBlock: 30 }],
    namings: [
      { id: uid(6), schemaId: uid(0xa1), name: 'Numbers' },
      { id: uid(4), schemaId: uid(0xa1), name: 'Taken back' },
    ],
    timestamps: [
      { id: uid(0xb1), from: alice, txid: uid(0xe1), timestamp: 77, blockNumber: 12, logIndex: 3 },
    ],
    offchainRevocations: [
      {
        id: uid(0xc1),
        from: bob,
        uid: uid(0xc2),
        txid: uid(0xe2),
        timestamp: 78,
        blockNumber: 12,
        logIndex: 4,
      },
    ],
  });
}
