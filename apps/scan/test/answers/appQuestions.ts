import { alice, bob, uid, zero } from './fillDatabase.ts';

type AppQuestion = {
  name: string;
  query: string;
  variables?: object;
  /** If the shape alone is not specific enough. */
  answer?: object;
};

/** Counts and groups. */
const appCounts: readonly AppQuestion[] = [
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

/**
 * Queries of public apps, guides and SDK examples to easscan, in the shapes they use: named input types, lists written
 * as one object, filters with absent values, everything inline, aliases, `__typename`.
 */
export const appQuestions: readonly AppQuestion[] = [
  {
    name: 'the latest ones, orderBy without a list',
    query: `query Attestations {
      attestations(take: 25, orderBy: {time: desc}) {
        id attester recipient refUID revocable revocationTime expirationTime data
      }
    }`,
  },
  {
    name: 'one by its UID, inline',
    query: `query Attestation {
      attestation(where: { id: "${uid(4)}" }) { id attester recipient refUID revocable revocationTime expirationTime data }
    }`,
  },
  {
    name: 'one by its UID, that is not there',
    query:
      'query Query($where: AttestationWhereUniqueInput!) { attestation(where: $where) { id txid data } }',
    variables: { where: { id: `0x${'f'.repeat(64)}` } },
    answer: { attestation: null },
  },
  {
    name: 'one by its UID, as a variable',
    query: 'query One($id: String!) { attestation(where: { id: $id }) { id revoked schema { schema } } }',
    variables: { id: uid(4) },
    answer: { attestation: { id: uid(4), revoked: true, schema: { schema: 'uint256 n1' } } },
  },
  {
    name: 'getAttestation, every field',
    query: `query Attestation($where: AttestationWhereUniqueInput!) {
      getAttestation(where: $where) {
        id attester recipient data decodedDataJson time expirationTime revocationTime refUID revocable revoked txid ipfsHash
      }
    }`,
    variables: { where: { id: uid(1) } },
  },
  {
    name: 'made or received by an address',
    query: `query Attestations($where: AttestationWhereInput, $orderBy: [AttestationOrderByWithRelationInput!]) {
      attestations(where: $where, orderBy: $orderBy) { attester revocationTime expirationTime time recipient id data }
    }`,
    variables: {
      where: {
        schemaId: { equals: uid(0xa2) },
        OR: [{ attester: { equals: bob } }, { recipient: { equals: bob } }],
      },
      orderBy: [{ time: 'desc' }],
    },
  },
  {
    name: 'filters as separate variables',
    query: `query Example($schemaId: StringFilter, $recipient: StringFilter) {
      attestations(where: { schemaId: $schemaId, recipient: $recipient }) { id }
    }`,
    variables: { schemaId: { equals: uid(0xa2) }, recipient: { equals: bob } },
    answer: { attestations: [{ id: uid(5) }] },
  },
  {
    name: 'an address in any case',
    query: `query { attestations (where: {
      attester: { equals: "${alice}" }, recipient: { equals: "${bob.toLowerCase()}", mode: insensitive }
    }) { recipient revocationTime revoked expirationTime schema { id } } }`,
    answer: {
      attestations: [
        { recipient: bob, revocationTime: 0, revoked: false, expirationTime: 0, schema: { id: uid(0xa2) } },
      ],
    },
  },
  {
    name: 'a text in the decoded data, given or not',
    query: `query Check($schemaId: String!, $decodedData: String) {
      attestations(where: { schemaId: { equals: $schemaId }, decodedDataJson: { contains: $decodedData } }) { id }
    }`,
    variables: { schemaId: uid(0xa1) },
    answer: { attestations: [2, 4, 6, 8, 10].map((number) => ({ id: uid(number) })) },
  },
  {
    name: 'two texts in the decoded data',
    query:
      'query Matches($where: AttestationWhereInput) { attestations(where: $where) { id data: decodedDataJson } }',
    variables: {
      where: {
        AND: [{ decodedDataJson: { contains: '"value"' } }, { decodedDataJson: { contains: '1% of' } }],
      },
    },
    answer: { attestations: [{ id: uid(1), data: '[{"value":"1% of_it"}]' }] },
  },
  {
    name: 'page by page with skip',
    query: `query Page($where: AttestationWhereInput, $orderBy: [AttestationOrderByWithRelationInput!]!, $skip: Int, $take: Int!) {
      attestations(where: $where, orderBy: $orderBy, skip: $skip, take: $take) { id }
    }`,
    variables: {
      where: { revoked: { equals: false } },
      orderBy: [{ timeCreated: 'desc' }],
      skip: 2,
      take: 2,
    },
    answer: { attestations: [{ id: uid(8) }, { id: uid(7) }] },
  },
  {
    name: 'a schema with its attestations, __typename everywhere',
    query: `query GetAttestations($where: SchemaWhereUniqueInput!, $skip: Int!, $take: Int!, $orderBy: [AttestationOrderByWithRelationInput!]!) {
      schema(where: $where) {
        attestations(skip: $skip, take: $take, orderBy: $orderBy) { id __typename }
        __typename
      }
    }`,
    variables: { where: { id: uid(0xa1) }, skip: 1, take: 2, orderBy: [{ time: 'desc' }] },
    answer: {
      schema: {
        attestations: [
          { id: uid(8), __typename: 'Attestation' },
          { id: uid(6), __typename: 'Attestation' },
        ],
        __typename: 'Schema',
      },
    },
  },
  {
    name: 'getSchema with a count',
    query: `query FindFirstSchema($where: SchemaWhereUniqueInput!) {
      getSchema(where: $where) { _count { attestations } creator id index resolver revocable schema txid }
    }`,
    variables: { where: { id: uid(0xa2) } },
  },
  {
    name: 'names of the schema beside the attestation',
    query: `query Attestations($where: AttestationWhereInput) {
      attestations(where: $where) { recipient decodedDataJson schema { creator schemaNames { name } } }
    }`,
    variables: { where: { schemaId: { equals: uid(0xa1) }, recipient: { equals: zero } } },
  },
  {
    name: 'schemas with filters and a page',
    query: `query Schemata($where: SchemaWhereInput, $orderBy: [SchemaOrderByWithRelationInput!], $take: Int) {
      schemata(where: $where, orderBy: $orderBy, take: $take) { id schema creator resolver time _count { attestations } }
    }`,
    variables: {
      where: { OR: [{ schema: { contains: 'N1', mode: 'insensitive' } }, { creator: { equals: bob } }] },
      orderBy: [{ attestations: { _count: 'desc' } }],
      take: 10,
    },
  },
  {
    name: 'different recipients',
    query: `query Attestations($distinct: [AttestationScalarFieldEnum!]) { attestations(distinct: $distinct) { recipient } }`,
    variables: { distinct: 'recipient' },
    answer: { attestations: [{ recipient: zero }, { recipient: bob }] },
  },
  {
    name: 'the first one of a recipient and a schema, by parts of their names',
    query: `query First($address: String!, $schemaId: String!) {
      findFirstAttestation(where: {
        recipient: { contains: $address }
        schema: { is: { id: { contains: $schemaId } } }
      }) { revoked }
    }`,
    variables: { address: bob, schemaId: uid(0xa2) },
    answer: { findFirstAttestation: { revoked: false } },
  },
  {
    name: 'those in force, one of each schema',
    query: `query AttestationsForUsers($where: AttestationWhereInput, $distinct: [AttestationScalarFieldEnum!], $take: Int) {
      attestations(where: $where, distinct: $distinct, take: $take) { id schemaId revoked expirationTime time }
    }`,
    variables: {
      where: {
        recipient: { equals: zero },
        revoked: { equals: false },
        schemaId: { in: [uid(0xa1), uid(0xa2)] },
        AND: [{ OR: [{ expirationTime: { equals: 0 } }, { expirationTime: { gt: 1_700_000_000 } }] }],
      },
      distinct: ['schemaId'],
      take: 10,
    },
    answer: {
      attestations: [
        { id: uid(1), schemaId: uid(0xa2), revoked: false, expirationTime: 0, time: 100 },
        { id: uid(2), schemaId: uid(0xa1), revoked: false, expirationTime: 0, time: 101 },
      ],
    },
  },
  {
    name: 'the schema of each, with its names',
    query: `query allAttestationsBy($where: AttestationWhereInput!) {
      attestations(where: $where) { id txid schema { id index schemaNames { name } __typename } isOffchain __typename }
    }`,
    variables: { where: { attester: { equals: bob }, time: { lte: 103 } } },
    answer: {
      attestations: [
        {
          id: uid(6),
          txid: uid(0xe6),
          schema: {
            id: uid(0xa1),
            index: '1',
            schemaNames: [{ name: 'Numbers' }],
            __typename: 'Schema',
          },
          isOffchain: false,
          __typename: 'Attestation',
        },
        {
          id: uid(7),
          txid: uid(0xe7),
          schema: { id: uid(0xa2), index: '2', schemaNames: [], __typename: 'Schema' },
          isOffchain: false,
          __typename: 'Attestation',
        },
      ],
    },
  },
  {
    name: 'off-chain revocations, newest first',
    query:
      'query MyQuery { offchainRevocations(take: 5, orderBy: { timestamp: desc }) { uid txid timestamp id from } }',
  },
  {
    name: 'timestamps of an address',
    query:
      'query T($where: TimestampWhereInput) { timestamps(where: $where, take: 20) { id from timestamp txid } }',
    variables: { where: { from: { equals: alice } } },
  },
  {
    name: 'how far the scan has come',
    query: 'query { serviceStats { name value } findFirstServiceStat { value } }',
    answer: {
      serviceStats: [{ name: 'latestAttestationBlockNum', value: '42' }],
      findFirstServiceStat: { value: '42' },
    },
  },
  ...appCounts,
];
