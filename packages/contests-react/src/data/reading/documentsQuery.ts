import type { ContestEntry, ContestReplay } from '@org/contests';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { Hex } from 'viem';
import type { ContestTexts } from './contestAnswer.ts';

/** Loads the code that reads contests from the scan. The shell and the button to connect do not wait for it. */
export const loadScanActs = () => import('./scanActs.ts');

const RETRY_MS = 60_000;

export type DocumentsOptions = {
  readonly hasGateway: boolean;
  /** The numbers of the admitted and late entries whose documents are wanted; all by default. */
  readonly wanted?: readonly string[];
};

/** The documents of a contest, its admitted submissions and its late lists. Documents with a hash never change. */
export function documentsQuery(state: ContestReplay | undefined, { hasGateway, wanted }: DocumentsOptions) {
  const isNeeded = ({ number }: ContestEntry) => wanted?.includes(`${number}`) ?? true;
  const later = listLater(state?.entries ?? []).filter((list) => list.some(isNeeded));
  const uid = state?.attestation.uid;
  return queryOptions({
    // Not by hash: a contest may name the document of another one. A UID commits to everything that is read.
    queryKey: [
      'documents',
      uid,
      ...later.map(([first]) => `${first?.number} ${first && getNamer(first)?.uid}`),
    ],
    queryFn: state
      ? async ({ client, queryKey }): Promise<ContestTexts> => {
          // The contest's own document may have been read before its acts.
          const before =
            client.getQueryData<ContestTexts>(queryKey) ??
            client.getQueryData<ContestTexts>(['documents', uid]);
          const { fetchTexts } = await loadScanActs();
          return fetchTexts(state, { hasGateway, later, before });
        }
      : skipToken,
    staleTime: ({ state: { data } }) =>
      data?.document.status === 'read' && !data.later ? Number.POSITIVE_INFINITY : RETRY_MS,
    refetchInterval: ({ state: { data } }) => (data?.later ? RETRY_MS : false),
    // The texts that were read are shown while those of a new submission load.
    placeholderData: (before: ContestTexts | undefined, query) =>
      query?.queryKey[1] === uid ? before : undefined,
    structuralSharing: false,
  });
}

/** The attestation that names the document of an entry beside the contest's. */
const getNamer = ({ submission, list }: ContestEntry): { readonly uid: Hex; readonly uri: string } | null =>
  submission ?? list;

/** The document that has the text of an entry, and the attestation that names it. */
export function getEntryNaming({ attestation, values, entries }: ContestReplay, entry: string) {
  const found = entries.find(({ number }) => `${number}` === entry);
  return (found && getNamer(found)) ?? { uid: attestation.uid, uri: values.uri };
}

/** The entries whose documents are beside the contest's: each submission, and the late entries of each act, in order. */
function listLater(entries: readonly ContestEntry[]): readonly (readonly ContestEntry[])[] {
  const lists = new Map<Hex, ContestEntry[]>();
  for (const entry of entries) {
    const namer = getNamer(entry);
    if (namer) lists.set(namer.uid, [...(lists.get(namer.uid) ?? []), entry]);
  }
  return [...lists.values()];
}

/** Puts documents that are in the attestations themselves into the cache, so that a page is drawn once. */
export async function keepInlineTexts(client: QueryClient, state: ContestReplay): Promise<void> {
  if (isInline(state)) await client.prefetchQuery(documentsQuery(state, { hasGateway: false }));
}

/** True if the documents are in the attestations themselves, so that reading them takes no time. */
export function isInline({ values, entries }: ContestReplay): boolean {
  const uris = [values.uri, ...entries.flatMap((entry) => getNamer(entry)?.uri ?? [])];
  return uris.every((uri) => !uri.startsWith('ipfs:'));
}
