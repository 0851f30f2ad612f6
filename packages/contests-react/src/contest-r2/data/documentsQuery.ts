import {
  type ContestStateR2,
  createDocumentFetch,
  type DocumentReading,
  type EntryDocument,
  readContestDocument,
  readEntryDocument,
} from '@org/contests/r2';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** The texts of a contest: its document, and the documents of its entries by their numbers, as far as they can be had. */
export type ContestTexts = {
  readonly document: DocumentReading;
  readonly entries: ReadonlyMap<string, EntryDocument>;
};

/** The path at which the site's own server answers documents from IPFS. */
const GATEWAY = '/api/documents/';
/** Documents of submissions that are fetched at the same time. */
const AT_ONCE = 6;

/** The documents of a contest and its admitted submissions. Documents with a hash never change. */
export function documentsQuery(
  state: ContestStateR2 | undefined,
  { hasGateway }: { readonly hasGateway: boolean },
) {
  const { values, entries = [] } = state ?? {};
  const submitted = entries.filter(({ submission }) => submission !== null);
  const fetchIpfs = hasGateway ? createDocumentFetch({ gateway: GATEWAY }) : undefined;
  return queryOptions({
    queryKey: [
      'documents',
      values?.contentHash,
      values?.uri,
      ...submitted.map(({ contentHash }) => contentHash),
    ],
    queryFn: async (): Promise<ContestTexts> => {
      const options = fetchIpfs ? { fetchIpfs } : {};
      const document: DocumentReading = values
        ? await readContestDocument(values, options)
        : { status: 'missing', reason: 'not-asked' };
      const known = document.status === 'read' ? document.document.entries : [];
      const texts = new Map(known.map((entry, index) => [String(index + 1), entry]));
      for (let from = 0; from < submitted.length; from += AT_ONCE)
        await Promise.all(
          submitted.slice(from, from + AT_ONCE).map(async ({ number, contentHash, submission }) => {
            const entry =
              submission && (await readEntryDocument({ uri: submission.uri, contentHash }, options));
            if (entry) texts.set(String(number), entry);
          }),
        );
      return { document, entries: texts };
    },
    // What the gateway does not have yet, it may have later.
    staleTime: ({ state: { data } }) =>
      data?.document.status === 'read' ? Number.POSITIVE_INFINITY : RETRY_MS,
    enabled: state !== undefined,
    placeholderData: keepPreviousData,
    structuralSharing: false,
  });
}

const RETRY_MS = 60_000;

/** Whether the documents are in the attestations themselves, so that reading them takes no time. */
export function isInline({ values, entries }: ContestStateR2): boolean {
  const uris = [values.uri, ...entries.flatMap(({ submission }) => submission?.uri ?? [])];
  return uris.every((uri) => !uri.startsWith('ipfs:'));
}
