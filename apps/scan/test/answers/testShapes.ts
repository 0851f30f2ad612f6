import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type AnswerSetup, alice, bob, uid, zero } from './fillDatabase.ts';

/** The fields of a row, and their format. */
export function testShapes(on: AnswerSetup): void {
  const { ask, request } = on;

  test('returns every field of an attestation', async () => {
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

  test('returns schemas with their relations, without revoked names', async () => {
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

  test('answers the other root fields', async () => {
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

  test('supports fragments, directives, aliases and merged fields', async () => {
    const { data, errors } = await ask(
      `query Q($no: Boolean = false, $id: String) {
      attestations(take: 1, where: { id: { equals: $id } }) {
        ...a
        ... on Attestation { schema { creator } number: time }
        ... @include(if: $no) { data }
        id @skip(if: true)
        __typename
      }
      __typename
    }
    fragment a on Attestation { schema { ...b } }
    fragment b on Schema { index attestations(take: 1) { uid: id } __typename }`,
    );
    expect(errors).toBeUndefined();
    const [row] = (data?.attestations ?? []) as object[];
    // In request order.
    expect(JSON.stringify(row)).toBe(
      JSON.stringify({
        schema: { index: '2', attestations: [{ uid: uid(1) }], __typename: 'Schema', creator: bob },
        number: 100,
        __typename: 'Attestation',
      }),
    );
    expect(data?.__typename).toBe('Query');
  });

  test('returns texts unchanged', async () => {
    const text = 'a "quote", a \\ and \u0001, \n new line, 💡, </script>, $1, %';
    await on.db.query(sql`update attestation set "decodedDataJson" = ${text} where id = ${uid(9)}`);
    const find = `query Find($text: String!) { attestations(where: { decodedDataJson: { contains: $text } }) { id decodedDataJson } }`;
    const { data } = await ask(find, { text });
    await on.db.query(sql`update attestation set "decodedDataJson" = '' where id = ${uid(9)}`);
    expect(data).toEqual({ attestations: [{ id: uid(9), decodedDataJson: text }] });
  });

  test('returns very many fields of one row', async () => {
    const names = Array.from({ length: 400 }, (_, nth) => `f${nth}`);
    const { data } = await ask(
      `{ attestation(where: { id: "${uid(4)}" }) { ${names.map((name) => `${name}: time`).join(' ')} } }`,
    );
    expect(data?.attestation).toEqual(Object.fromEntries(names.map((name) => [name, 102])));
  });

  test('returns null and an error with a code when nothing is found', async () => {
    const { outcome, answer } = await request({
      query: '{ gone: getSchema(where: { id: "0x" }) { id } schemata { time } }',
    });
    expect(outcome).toBe('answered');
    expect(answer).toMatchObject({
      data: { gone: null, schemata: [{ time: 10 }, { time: 20 }, { time: 30 }] },
      errors: [{ message: 'No Schema found', path: ['gone'], extensions: { code: 'not-found' } }],
    });
  });
}
