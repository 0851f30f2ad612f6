import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { AnswerSetup } from './createAnswerSetup.ts';
import { alice, bob, uid } from './fillDatabase.ts';

/** Counts, sums, extremes and groups. */
export function testAggregates(on: AnswerSetup): void {
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
