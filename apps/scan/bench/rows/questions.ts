import { actSchemaUids } from '../../test/fillReviews.ts';
import { CONTESTS, REVIEWS } from '../../test/sampleSchemas.ts';

/** A question of the pages or of a client of easscan. */
export type RowQuestion = { readonly name: string; readonly query: string; readonly variables?: object };

/** Values that occur in the generated rows. */
export type Known = {
  contest: string;
  judges: readonly string[];
  attester: string;
  schema: string;
  review: string;
  txid: string;
};

const ROW =
  'id schemaId recipient attester time expirationTime revocationTime revocable refUID data isOffchain txid';
const PAGE = `query Attestations($where: AttestationWhereInput!, $orderBy: [AttestationOrderByWithRelationInput!], $take: Int, $skip: Int) {
  attestations(where: $where, orderBy: $orderBy, take: $take, skip: $skip) { ${ROW} }
}`;
const COUNT = `query Count($where: AttestationWhereInput!) { aggregateAttestation(where: $where) { _count { _all } } }`;
const NEWEST = [{ time: 'desc' }, { id: 'desc' }];
const OLDEST = [{ time: 'asc' }, { id: 'asc' }];
const under = (schemas: readonly string[]) => ({
  schemaId: { in: schemas },
  isOffchain: { equals: false },
});

/** The queries of `@org/contests` (src/scan/queries.ts), and those of public apps. */
export function listQuestions({ contest, judges, attester, schema, review, txid }: Known) {
  const contests = under([CONTESTS.uid]);
  const acts = { ...under(actSchemaUids), refUID: { equals: contest } };
  const questions: RowQuestion[] = [
    {
      name: 'contests: newest page',
      query: PAGE,
      variables: { where: contests, orderBy: NEWEST, take: 20, skip: 0 },
    },
    {
      name: 'contests: page after 10,000',
      query: PAGE,
      variables: { where: contests, orderBy: NEWEST, take: 20, skip: 10_000 },
    },
    { name: 'contests: count', query: COUNT, variables: { where: contests } },
    {
      name: "contests: an account's",
      query: PAGE,
      variables: { where: { ...contests, attester: { in: [attester] } }, orderBy: NEWEST, take: 20 },
    },
    {
      name: 'contest by UID',
      query: `query Attestation($uid: String!) { attestation(where: { id: $uid }) { ${ROW} } }`,
      variables: { uid: contest },
    },
    {
      name: "a contest's acts: first page with count",
      query: `query FirstPage($where: AttestationWhereInput!, $orderBy: [AttestationOrderByWithRelationInput!], $take: Int) {
        aggregateAttestation(where: $where) { _count { _all } }
        attestations(where: $where, orderBy: $orderBy, take: $take) { ${ROW} }
      }`,
      variables: { where: acts, orderBy: OLDEST, take: 500 },
    },
    {
      name: "a contest's acts: next page",
      query: `query NextPage($where: AttestationWhereInput!, $orderBy: [AttestationOrderByWithRelationInput!], $take: Int, $cursor: AttestationWhereUniqueInput!) {
        attestations(where: $where, orderBy: $orderBy, take: $take, skip: 1, cursor: $cursor) { ${ROW} }
      }`,
      variables: { where: acts, orderBy: OLDEST, take: 500, cursor: { id: review } },
    },
    {
      name: "a judge's reviews",
      query: PAGE,
      variables: {
        where: { ...under([REVIEWS.uid]), attester: { in: judges.slice(0, 1) } },
        orderBy: NEWEST,
        take: 20,
      },
    },
    {
      name: 'head: newest of our schemas',
      query: `query Newest($where: AttestationWhereInput!) { attestations(where: $where, orderBy: [{ time: desc }], take: 1) { time } }`,
      variables: { where: under(actSchemaUids) },
    },
    { name: 'head: block', query: `query HeadBlock { serviceStats { name value } }` },
    {
      name: 'easscan: newest of all',
      query: `{ attestations(take: 25, orderBy: { time: desc }) { ${ROW} decodedDataJson } }`,
    },
    { name: 'easscan: without order', query: `{ attestations(take: 25) { ${ROW} decodedDataJson } }` },
    {
      name: 'easscan: page after 1,000,000',
      query: `{ attestations(take: 25, skip: 1000000, orderBy: { time: desc }) { id } }`,
    },
    { name: 'easscan: count of all', query: '{ aggregateAttestation { _count { _all } } }' },
    {
      name: 'easscan: by attester',
      query: `{ attestations(where: { attester: { equals: "${attester}" } }, orderBy: { time: desc }, take: 25) { ${ROW} } }`,
    },
    {
      name: 'easscan: by attester in any case',
      query: `{ attestations(where: { attester: { equals: "${attester.toUpperCase().replace('0X', '0x')}", mode: insensitive } }, take: 25) { ${ROW} } }`,
    },
    {
      name: 'easscan: made or received',
      query: `{ attestations(where: { OR: [{ attester: { equals: "${attester}" } }, { recipient: { equals: "${attester}" } }] }, orderBy: { time: desc }, take: 25) { ${ROW} } }`,
    },
    {
      name: 'easscan: newest of a large schema',
      query: `{ attestations(where: { schemaId: { equals: "${schema}" } }, orderBy: { time: desc }, take: 25) { ${ROW} } }`,
    },
    {
      name: 'easscan: schema with its count',
      query: `{ schema(where: { id: "${schema}" }) { id creator schema _count { attestations } attestations(take: 5, orderBy: { time: desc }) { id } } }`,
    },
    {
      name: 'easscan: largest schemas',
      query:
        '{ schemata(take: 10, orderBy: { attestations: { _count: desc } }) { id _count { attestations } } }',
    },
    {
      name: 'easscan: by transaction',
      query: `{ attestations(where: { txid: { equals: "${txid}" } }) { id } }`,
    },
  ];
  return questions;
}
