import type { Hex } from 'viem';
import { numberToHex } from 'viem/utils';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createStore } from '../store/createStore.ts';
import { type Database, openDatabase } from '../store/openDatabase.ts';
import type { AttestationRow, SchemaRow } from '../store/tables.ts';
import { createGraphql, type ScanGraphql } from './createGraphql.ts';

vi.setConfig({ testTimeout: 60_000 });

let db: Database;
let graphql: ScanGraphql;
const logged: string[] = [];

const uid = (number: number): Hex => numberToHex(number, { size: 32 });
const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const zero = '0x0000000000000000000000000000000000000000';

beforeAll(async () => {
  db = await openDatabase({ directory: null });
  graphql = createGraphql({ db, log: (line) => logged.push(line) });
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
  // Ten attestations; time goes up in pairs, the second schema has the odd ones.
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
  await createStore(db).commit({
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
}, 180_000);
afterAll(() => db.destroy());

type Answer = { data?: Record<string, unknown> | null; errors?: { message: string; extensions?: object }[] };

const ask = async (query: string, variables?: object): Promise<Answer> => {
  const response = await graphql.fetch('http://scan.invalid/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Answer;
};
const numbersOf = async (args: string) => {
  const { data, errors } = await ask(`{ rows: attestations(${args}) { id } }`);
  if (!data) throw new Error(errors?.[0]?.message);
  return (data.rows as { id: Hex }[]).map(({ id }) => Number(id));
};

test.each<[string, number[]]>([
  ['take: 3', [1, 2, 3]],
  ['take: -3', [8, 9, 10]],
  ['take: 0', []],
  ['skip: 8', [9, 10]],
  ['where: { attester: { equals: "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC" } }', [6, 7, 8, 9, 10]],
  ['where: { attester: { equals: "0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc" } }', []],
  [
    'where: { attester: { equals: "0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc", mode: insensitive } }, take: 1',
    [6],
  ],
  ['where: { revoked: { equals: true } }', [4]],
  ['where: { revoked: { not: { equals: false } } }', [4]],
  ['where: { decodedDataJson: { contains: "% of_it" } }, take: 2', [1, 2]],
  ['where: { decodedDataJson: { contains: "%o_" } }', []],
  ['where: { decodedDataJson: { contains: "OF_IT", mode: insensitive } }, take: 1', [1]],
  ['where: { decodedDataJson: { equals: "" } }', [3]],
  ['where: { time: { gte: 103, lt: 104 } }', [6, 7]],
  ['where: { expirationTime: { equals: 2147483647 } }', [7]],
  ['where: { OR: [{ time: { lt: 101 } }, { refUID: { endsWith: "1" } }] }', [1, 8, 9, 10]],
  ['where: { NOT: { attester: { startsWith: "0x70" } }, time: { lte: 103 } }', [6, 7]],
  ['where: { schema: { is: { schema: { contains: "n1" } } } }', [2, 4, 6, 8, 10]],
  [
    'where: { schema: { isNot: { creator: { equals: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8" } } } }',
    [1, 3, 5, 7, 9],
  ],
  ['where: { schema: { is: { attestations: { some: { revoked: { equals: true } } } } } }, take: 1', [2]],
  ['orderBy: [{ time: desc }, { id: desc }], take: 4', [10, 9, 8, 7]],
  ['orderBy: [{ time: desc }], take: 4', [10, 8, 9, 6]],
  ['orderBy: [{ schema: { time: desc } }, { time: asc }], take: 3', [1, 3, 5]],
  ['cursor: { id: "0x000000000000000000000000000000000000000000000000000000000000000a" }', [10]],
  [
    'orderBy: [{ time: asc }, { id: asc }], take: 2, skip: 1, cursor: { id: "0x0000000000000000000000000000000000000000000000000000000000000003" }',
    [4, 5],
  ],
  [
    'orderBy: [{ time: desc }, { id: asc }], take: 3, skip: 1, cursor: { id: "0x0000000000000000000000000000000000000000000000000000000000000009" }',
    [6, 7, 4],
  ],
  [
    'orderBy: [{ time: desc }, { id: asc }], take: -2, skip: 1, cursor: { id: "0x0000000000000000000000000000000000000000000000000000000000000007" }',
    [9, 6],
  ],
  ['cursor: { id: "0x00" }', []],
  ['distinct: [attester]', [1, 6]],
  ['distinct: [attester], orderBy: [{ id: desc }]', [10, 5]],
  ['distinct: [attester, schemaId], skip: 1', [2, 6, 7]],
])('attestations(%s)', async (args, numbers) => {
  expect(await numbersOf(args)).toEqual(numbers);
});

test('every field of an attestation', async () => {
  const { data } = await ask(
    `query One($where: AttestationWhereUniqueInput!) { attestation(where: $where) { ...all schema { ...all2 } } }
    fragment all on Attestation { id data decodedDataJson recipient attester time timeCreated expirationTime
      revocationTime refUID revocable revoked txid schemaId ipfsHash isOffchain }
    fragment all2 on Schema { id schema creator resolver revocable index txid time }`,
    { where: { id: uid(4) } },
  );
  expect(data?.attestation).toEqual({
    id: uid(4),
    data: uid(8),
    decodedDataJson: '[{"value":"4% of_it"}]',
    recipient: zero,
    attester: alice,
    time: 102,
    timeCreated: 5_000,
    expirationTime: 0,
    revocationTime: 300,
    refUID: uid(0),
    revocable: true,
    revoked: true,
    txid: uid(0xe4),
    schemaId: uid(0xa1),
    ipfsHash: '',
    isOffchain: false,
    schema: {
      id: uid(0xa1),
      schema: 'uint256 n1',
      creator: alice,
      resolver: zero,
      revocable: true,
      index: '1',
      txid: uid(0xf0),
      time: 10,
    },
  });
});

test('schemas with what belongs to them; a name that was revoked is none', async () => {
  const { data } = await ask(`{ schemata(orderBy: [{ attestations: { _count: desc } }, { time: asc }]) {
    id _count { attestations schemaNames }
    attestations(take: 2, orderBy: [{ time: desc }], where: { revoked: { equals: false } }) { id schema { index } }
    schemaNames { name isCreator attesterAddress }
  } }`);
  expect(data?.schemata).toEqual([
    {
      id: uid(0xa1),
      _count: { attestations: 5, schemaNames: 1 },
      attestations: [
        { id: uid(10), schema: { index: '1' } },
        { id: uid(8), schema: { index: '1' } },
      ],
      schemaNames: [{ name: 'Numbers', isCreator: false, attesterAddress: bob }],
    },
    {
      id: uid(0xa2),
      _count: { attestations: 5, schemaNames: 0 },
      attestations: [
        { id: uid(9), schema: { index: '2' } },
        { id: uid(7), schema: { index: '2' } },
      ],
      schemaNames: [],
    },
    { id: uid(0xa3), _count: { attestations: 0, schemaNames: 0 }, attestations: [], schemaNames: [] },
  ]);
});

test('the other questions', async () => {
  const { data, errors } = await ask(`{
    serviceStats { name value }
    timestamps { id from txid tree timestamp }
    offchainRevocations { uid from timestamp }
    schemaNames { name schema { schema } }
    findFirstAttestation(where: { time: { gt: 104 } }) { id }
    last: findFirstAttestation(take: -1) { id }
    none: findFirstAttestation(where: { time: { gt: 999 } }) { id }
    nobody: attestation(where: { id: "0x00" }) { id }
    getSchema(where: { id: "${uid(0xa2)}" }) { index }
    aggregateSchema { _count { _all } _max { time } }
  }`);
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    serviceStats: [{ name: 'latestAttestationBlockNum', value: '42' }],
    timestamps: [{ id: uid(0xb1), from: alice, txid: uid(0xe1), tree: '', timestamp: 77 }],
    offchainRevocations: [{ uid: uid(0xc2), from: bob, timestamp: 78 }],
    schemaNames: [{ name: 'Numbers', schema: { schema: 'uint256 n1' } }],
    findFirstAttestation: { id: uid(10) },
    last: { id: uid(10) },
    none: null,
    nobody: null,
    getSchema: { index: '2' },
    aggregateSchema: { _count: { _all: 3 }, _max: { time: 30 } },
  });
});

test('counts and extremes', async () => {
  const { data, errors } = await ask(`{
    all: aggregateAttestation { _count { _all id } _min { time id revoked attester } _max { time revoked } _avg { time } _sum { revocationTime } }
    some: aggregateAttestation(where: { attester: { in: ["${bob}"] } }) { __typename _count { _all __typename } }
    page: aggregateAttestation(take: 3, skip: 1, orderBy: [{ time: desc }, { id: asc }]) { _count { _all } _min { id } }
    none: aggregateAttestation(where: { id: { in: [] } }) { _count { _all } _min { time } }
  }`);
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    all: {
      _count: { _all: 10, id: 10 },
      _min: { time: 100, id: uid(1), revoked: false, attester: bob },
      _max: { time: 105, revoked: true },
      _avg: { time: 102.5 },
      _sum: { revocationTime: 300 },
    },
    some: {
      __typename: 'AggregateAttestation',
      _count: { _all: 5, __typename: 'AttestationCountAggregate' },
    },
    page: { _count: { _all: 3 }, _min: { id: uid(6) } },
    none: { _count: { _all: 0 }, _min: { time: null } },
  });
});

test.each<[string, RegExp]>([
  ['{ attestations(take: 1001) { id } }', /take is 1000 at most/],
  ['{ schemata { attestations(take: -1001) { id } } }', /take is 1000 at most/],
  ['{ schemata(take: 1000) { attestations(take: 1000) { id } } }', /may bring \d+ rows; 50000/],
  ['{ attestations(skip: -1) { id } }', /skip must not be negative/],
  ['{ attestations(orderBy: [{ time: desc, id: asc }]) { id } }', /exactly one field/],
  ['{ attestation(where: {}) { id } }', /where needs id/],
  ['{ getAttestation(where: { id: "0x00" }) { id } }', /No Attestation found/],
  ['{ findFirstAttestationOrThrow(where: { time: { lt: 0 } }) { id } }', /No Attestation found/],
  [
    `{ attestations { schema { ${'attestations { schema { '.repeat(6)} id ${'} }'.repeat(6)} } } }`,
    /rows|deep/,
  ],
  [
    `{ ${Array.from({ length: 60 }, (_, n) => `a${n}: aggregateAttestation { _count { _all } }`).join(' ')} }`,
    /rows/,
  ],
  [`{ attestations { ${'id '.repeat(5_000)} } }`, /token/i],
  ['mutation { deleteManyAttestation { count } }', /Mutation|mutation/],
  ['{ attestations(where: { time: { equals: 3000000000 } }) { id } }', /32-bit/],
])('%s is refused', async (query, message) => {
  const { errors } = await ask(query);
  expect(errors?.[0]?.message).toMatch(message);
});

test('introspection is answered', async () => {
  const { data } = await ask(
    '{ __schema { queryType { fields { name type { ofType { ofType { ofType { name } } } } } } } }',
  );
  expect(JSON.stringify(data)).toContain('"attestations"');
});

test('nothing of all this was a mistake of ours', () => {
  expect(logged).toEqual([]);
});
