import { alice, bob, uid } from './fillDatabase.ts';

export type AppQuestion = {
  name: string;
  query: string;
  variables?: object;
  /** If the shape alone is not specific enough. */
  answer?: object;
};

/** Counts and groups. */
export const appCounts: readonly AppQuestion[] = [
  {
    name: 'how many',
    query: `query Count($s: String!, $a: String!) {
      aggregateAttestation(where: { schemaId: { equals: $s }, attester: { equals: $a }, revoked: { equals: false } }) { _count { _all } }
    }`,
    variables: { s: uid(0xa1), a: alice },
    answer: { aggregateAttestation: { _count: { _all: 1 } } },
  },
  {
    name: 'how many, by a field',
    query:
      'query Count($where: AttestationWhereInput) { aggregateAttestation(where: $where) { _count { attester } } }',
    variables: { where: { attester: { in: [alice, bob] }, txid: { equals: uid(0xe8) } } },
    answer: { aggregateAttestation: { _count: { attester: 1 } } },
  },
  {
    name: 'a leaderboard: by and orderBy as variables, written without lists',
    query: `query Leaders($by: [AttestationScalarFieldEnum!]!, $where: AttestationWhereInput, $orderBy: [AttestationOrderByWithAggregationInput!]) {
      groupByAttestation(by: $by, where: $where, orderBy: $orderBy) { attester _count { attester } }
    }`,
    variables: {
      by: 'attester',
      where: { schemaId: { equals: uid(0xa2) }, revoked: { equals: false }, attester: { in: [alice, bob] } },
      orderBy: { _count: { attester: 'desc' } },
    },
    answer: {
      groupByAttestation: [
        { attester: alice, _count: { attester: 3 } },
        { attester: bob, _count: { attester: 2 } },
      ],
    },
  },
  {
    name: 'votes by the start of the data',
    query: `query Votes($schemaId: String!, $poll: String!) {
      groupByAttestation(
        where: { schemaId: { equals: $schemaId }, data: { startsWith: $poll } revoked: { equals: false } }
        by: [schemaId]
        orderBy: [ { _count: { schemaId: asc } } ]
      ) { schemaId _count { _all } }
    }`,
    variables: { schemaId: uid(0xa2), poll: '0x00' },
    answer: { groupByAttestation: [{ schemaId: uid(0xa2), _count: { _all: 5 } }] },
  },
  {
    name: 'groups with an absent variable and an unused one',
    query: `query Prev($where: AttestationWhereInput) { groupByAttestation(where: $where, by: [id, decodedDataJson]) { id decodedDataJson } }`,
    variables: { where: { revocable: { equals: true }, attester: { equals: bob } }, by: null },
  },
  {
    name: 'by a schema through the relation',
    query: `query Group($by: [AttestationScalarFieldEnum!]!, $account: String, $schema: String) {
      groupByAttestation(by: $by, where: { attester: { equals: $account } schema: { is: { id: { equals: $schema } } } }) { id }
    }`,
    variables: { by: 'id', account: alice, schema: uid(0xa1) },
    answer: { groupByAttestation: [{ id: uid(2) }, { id: uid(4) }] },
  },
];
