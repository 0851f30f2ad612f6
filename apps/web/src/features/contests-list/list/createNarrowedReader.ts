import type { ChainConfig } from '@org/chain-config';
import { createScanReader, type ScanReader } from '@org/contests';

/** What a list is narrowed to and how it is ordered, in the scan's own words. */
export type Narrowing = {
  /** An `AttestationWhereInput`. */
  readonly where: object;
  /** A list of `AttestationOrderByWithRelationInput`. */
  readonly orderBy: readonly object[];
};

/**
 * A reader whose lists and counts are narrowed by the scan itself, so that a search in thousands need not fetch them
 * all. Each question stays the reader's own, with its condition and one more; what comes back is checked as ever.
 */
export const createNarrowedReader = (
  { chain, eas }: ChainConfig,
  narrowing: Narrowing,
): Pick<ScanReader, 'fetchContests' | 'countContests'> =>
  createScanReader({
    endpoint: eas.graphQl,
    chainId: chain.id,
    fetch: (url, init) =>
      globalThis.fetch(url, {
        ...init,
        body: JSON.stringify(narrow(JSON.parse(String(init?.body)), narrowing)),
      }),
  });

type Question = { readonly query: string; readonly variables: Readonly<Record<string, unknown>> };

const narrow = ({ query, variables }: Question, { where, orderBy }: Narrowing): Question => ({
  query,
  variables: {
    ...variables,
    where: { AND: [variables.where, where] },
    ...('orderBy' in variables && { orderBy }),
  },
});
