import { sql } from 'drizzle-orm';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  printSchema,
} from 'graphql';
import type { Hex } from 'viem';
import { expect, test } from 'vitest';
import { createTypeDefs } from '../../src/graphql/typeDefs.ts';
import type { SqlDatabase } from '../../src/store/database.ts';
import { appQuestions } from './appQuestions.ts';
import { type AnswerSetup, alice, bob, createAnswerSetup, uid } from './fillDatabase.ts';
import { testRefusals } from './testRefusals.ts';
import { testShapes } from './testShapes.ts';

/** HTTP requests of clients. */
function testRequests({ ask, request }: AnswerSetup): void {
  test.each(appQuestions)('answers apps: $name', async ({ query, variables, answer }) => {
    const { outcome, answer: found } = await request({ query, variables });
    expect(found.errors).toBeUndefined();
    expect(outcome).toBe('answered');
    if (answer !== undefined) expect(found.data).toEqual(answer);
  });

  test('selects operations by name, and coerces variables', async () => {
    const query = 'query A { a: __typename } query B($take: Int!) { attestations(take: $take) { id } }';
    expect((await request({ query, operationName: 'A' })).answer).toEqual({ data: { a: 'Query' } });
    const missing = await request({ query, operationName: 'B', variables: {} });
    expect(missing.answer.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    const wrong = await request({ query, operationName: 'B', variables: { take: '1' } });
    expect(wrong.answer.errors?.[0]?.message).toContain('Int cannot represent non-integer value');
    const right = await request({ query, operationName: 'B', variables: { take: 1, unused: 1 } });
    expect(right.answer).toEqual({ data: { attestations: [{ id: uid(1) }] } });
  });

  test('answers the introspection of clients', async () => {
    const { data, errors } = await ask(getIntrospectionQuery({ inputValueDeprecation: true }));
    expect(errors).toBeUndefined();
    const schema = buildClientSchema(data as unknown as IntrospectionQuery);
    expect(printSchema(schema)).toBe(printSchema(buildSchema(createTypeDefs())));
    const many = Array.from(
      { length: 90 },
      (_, nth) => `a${nth}: fields { args { name type { name } } }`,
    ).join(' ');
    const refused = await ask(`{ __schema { types { ${many} } } }`);
    expect(refused.errors?.[0]?.message).toContain('Too much introspection');
    const mixed = await ask(
      '{ __type(name: "SortOrder") { enumValues { name } } attestations(take: 1) { id } }',
    );
    expect(mixed.data).toEqual({
      __type: { enumValues: [{ name: 'asc' }, { name: 'desc' }] },
      attestations: [{ id: uid(1) }],
    });
  });
}

/** Tests which rows a list returns, and their order. */
function testLists({ ask }: AnswerSetup): void {
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
    ['where: { decodedDataJson: { equals: "[{\\"VALUE\\":\\"1% OF_IT\\"}]", mode: insensitive } }', [1]],
    ['where: { decodedDataJson: { in: ["[{\\"VALUE\\":\\"1% OF_IT\\"}]", ""], mode: insensitive } }', [1, 3]],
    [
      'where: { decodedDataJson: { notIn: ["[{\\"VALUE\\":\\"1% OF_IT\\"}]"], mode: insensitive } }, take: 1',
      [2],
    ],
    ['where: { decodedDataJson: { equals: "" } }', [3]],
    ['where: { time: { gte: 103, lt: 104 } }', [6, 7]],
    ['where: { time: { not: { not: { in: [100, 105] } } } }', [1, 10]],
    ['where: { time: { notIn: [100, 101, 102, 103] }, id: { not: { endsWith: "a" } } }', [8, 9]],
    [
      'where: { id: { in: ["0x000000000000000000000000000000000000000000000000000000000000000A"], mode: insensitive } }',
      [10],
    ],
    ['where: { id: { equals: "0x000000000000000000000000000000000000000000000000000000000000000A" } }', []],
    ['where: { recipient: { contains: "c44CDDDB6", mode: insensitive } }', [5]],
    ['where: { recipient: { not: { equals: "0x0000000000000000000000000000000000000000" } } }', [5]],
    [
      'where: { AND: [{ time: { gt: 101 } }, { OR: [{ revoked: { equals: true } }, { expirationTime: { gt: 0 } }] }] }',
      [4, 7],
    ],
    ['where: { AND: [], NOT: [], time: { equals: 104 } }', [8, 9]],
    ['where: { OR: [] }', []],
    ['where: { time: null, schema: null }, take: 1', [1]],
    [
      'where: { schema: { is: { schemaNames: { some: { name: { startsWith: "Num" } } } } } }',
      [2, 4, 6, 8, 10],
    ],
    [
      'where: { schema: { is: { schemaNames: { none: { isCreator: { equals: false } } } } } }',
      [1, 3, 5, 7, 9],
    ],
    ['where: { schema: { is: { attestations: { every: { time: { lte: 104 } } } } } }, take: 2', [1, 3]],
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
    ['orderBy: [{ time: desc }], take: 4', [10, 9, 8, 7]],
    ['orderBy: { time: desc }, take: -2', [2, 1]],
    ['orderBy: { attester: desc }, take: 3', [5, 4, 3]],
    ['orderBy: [{}, { time: desc }, { id: null }], take: 2', [10, 9]],
    ['orderBy: {}, take: 2', [1, 2]],
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
    [
      'orderBy: [{ schema: { time: desc } }, { id: asc }], take: 2, skip: 1, cursor: { id: "0x0000000000000000000000000000000000000000000000000000000000000007" }',
      [9, 2],
    ],
    [
      'take: -3, cursor: { id: "0x0000000000000000000000000000000000000000000000000000000000000004" }',
      [2, 3, 4],
    ],
    ['distinct: [attester]', [1, 6]],
    ['distinct: [attester], orderBy: [{ id: desc }]', [10, 5]],
    ['distinct: [attester, schemaId], skip: 1', [2, 6, 7]],
  ])('attestations(%s)', async (args, numbers) => {
    expect(await numbersOf(args)).toEqual(numbers);
    // A single list is returned as rows, several as JSON from the database. Answers must be the same.
    const list = `attestations(${args}) { id data decodedDataJson time revoked schema { id time } }`;
    const count = 'aggregateAttestation { _count { _all } } schema(where: { id: "" }) { id }';
    const [alone, counted, several] = await Promise.all(
      [list, `${list} ${count}`, `${list} ${count} schemata { id }`].map((fields) => ask(`{ ${fields} }`)),
    );
    expect(counted?.data).toMatchObject({
      ...alone?.data,
      aggregateAttestation: { _count: { _all: 10 } },
      schema: null,
    });
    expect(several?.data).toMatchObject(counted?.data ?? {});
  });
}

/** Counts, sums, extremes and groups. */
function testAggregates(on: AnswerSetup): void {
  const { ask } = on;

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

  test('groups of attestations', async () => {
    const { data, errors } = await ask(
      `query Groups($by: [AttestationScalarFieldEnum!]!) {
    leaders: groupByAttestation(by: $by, orderBy: { _count: { attester: desc } }, take: 1, where: { id: { not: { equals: "${uid(1)}" } } }) {
      attester _count { _all attester } _min { time } _max { id } _avg { time } __typename
    }
    many: groupByAttestation(by: [attester, revoked], having: { time: { _min: { gte: 100 }, _count: { gt: 1 } } }) {
      revoked who: attester _count { all: _all }
    }
    none: groupByAttestation(by: [time], where: { id: { in: [] } }) { time }
    names: groupBySchemaName(by: [name], having: { OR: [{ name: { contains: "umb" } }, { name: { not: { _max: { gt: "A" } } } }] }) { name }
  }`,
      { by: 'attester' },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      leaders: [
        {
          attester: bob,
          _count: { _all: 5, attester: 5 },
          _min: { time: 103 },
          _max: { id: uid(10) },
          _avg: { time: 103.8 },
          __typename: 'AttestationGroupBy',
        },
      ],
      many: [
        { revoked: false, who: bob, _count: { all: 5 } },
        { revoked: false, who: alice, _count: { all: 4 } },
      ],
      none: [],
      names: [{ name: 'Numbers' }],
    });
  });

  test('reports a sum beyond Int as an error beside the rest of the answer', async () => {
    const { data, errors } = await ask(`{
    aggregateAttestation { _sum { expirationTime time } }
    twice: aggregateAttestation(where: { time: { lt: 0 } }) { _sum { time } }
  }`);
    expect(data).toEqual({
      aggregateAttestation: { _sum: { expirationTime: 2_147_483_647, time: 1_025 } },
      twice: { _sum: { time: null } },
    });
    expect(errors).toBeUndefined();
    await on.db.query(sql`update attestation set "expirationTime" = 5 where id = ${uid(1)}`);
    const large = await ask('{ aggregateAttestation { _sum { expirationTime } _count { _all } } }');
    await on.db.query(sql`update attestation set "expirationTime" = 0 where id = ${uid(1)}`);
    expect(large.data).toEqual({
      aggregateAttestation: { _sum: { expirationTime: null }, _count: { _all: 10 } },
    });
    expect(large.errors).toMatchObject([{ path: ['aggregateAttestation'] }]);
  });
}

/** The scan's answers, the same from every kind of database. */
export function testAnswers(open: () => Promise<SqlDatabase>): void {
  const setup = createAnswerSetup(open);
  testLists(setup);
  testShapes(setup);
  testAggregates(setup);
  testRefusals(setup);
  testRequests(setup);

  test('had no internal errors', () => {
    expect(setup.logged).toEqual([]);
  });
}
