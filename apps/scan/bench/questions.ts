import { actSchemaUids, REVIEWS_EACH, toContest } from '../test/fillReviews.ts';

/** The contests whose reviews are in the database. */
export const CONTESTS = 2_000;
const PAGE = 20;
const PAGES = 5;

/** The query of `@org/contests` for a page of rows. */
const QUERY = `query Attestations($where: AttestationWhereInput!, $orderBy: [AttestationOrderByWithRelationInput!], $take: Int, $skip: Int) {
  attestations(where: $where, orderBy: $orderBy, take: $take, skip: $skip) {
    id schemaId recipient attester time expirationTime revocationTime revocable refUID data isOffchain txid
  }
}`;
const UNDER_SCHEMAS = {
  schemaId: { in: actSchemaUids },
  isOffchain: { equals: false },
};

/** A question of the pages, asked in many variations. */
export type Question = {
  readonly name: string;
  /** How many rows each answer has. */
  readonly rows: number;
  /** Bodies of requests. */
  readonly bodies: readonly string[];
};

const toBody = (variables: object) => JSON.stringify({ query: QUERY, variables });

export const questions: readonly Question[] = [
  {
    name: `a contest's ${REVIEWS_EACH} reviews`,
    rows: REVIEWS_EACH,
    bodies: Array.from({ length: 500 }, (_, nth) => {
      const where = { ...UNDER_SCHEMAS, refUID: { equals: toContest((nth * 37) % CONTESTS) } };
      return toBody({ where, orderBy: [{ time: 'asc' }, { id: 'asc' }], take: REVIEWS_EACH });
    }),
  },
  {
    name: `a list's page of ${PAGE}`,
    rows: PAGE,
    bodies: Array.from({ length: PAGES }, (_, page) =>
      toBody({
        where: UNDER_SCHEMAS,
        orderBy: [{ time: 'desc' }, { id: 'desc' }],
        take: PAGE,
        skip: page * PAGE,
      }),
    ),
  },
];
