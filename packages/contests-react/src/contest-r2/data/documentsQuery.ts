import {
  type ContestStateR2,
  type DocumentReading,
  type EntryDocument,
  type EntryR2,
  type FetchIpfs,
  readContestDocument,
  readEntriesDocument,
  readEntryDocument,
} from '@org/contests/r2';
import { queryOptions } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { fetchFromGateway, type PassingFault } from './fetchFromGateway.ts';

/** The texts of a contest: its document, and those of its entries by their numbers, as far as they can be had. */
export type ContestTexts = {
  readonly document: DocumentReading;
  readonly entries: ReadonlyMap<string, EntryDocument>;
  /** Why texts are missing that are asked for again; about the contest's document first. */
  readonly later: PassingFault | null;
};

/** Documents of submissions that are fetched at the same time. */
const AT_ONCE = 6;
const RETRY_MS = 60_000;

export type DocumentsOptions = {
  readonly hasGateway: boolean;
  /** The numbers of the admitted and late entries whose documents are wanted; all by default. */
  readonly wanted?: readonly string[];
};

/** The documents of a contest, its admitted submissions and its late lists. Documents with a hash never change. */
export function documentsQuery(state: ContestStateR2 | undefined, { hasGateway, wanted }: DocumentsOptions) {
  const { values, entries = [], attestation } = state ?? {};
  const isWanted = ({ number }: EntryR2) => wanted?.includes(`${number}`) ?? true;
  const submitted = entries.flatMap((entry): LaterDocument | readonly [] => {
    const { number, contentHash, submission } = entry;
    return submission && isWanted(entry)
      ? { uid: submission.uid, numbers: [`${number}`], read: readSubmission(submission.uri, contentHash) }
      : [];
  });
  const lists = listLate(entries)
    .filter((list) => list.some(isWanted))
    .flatMap((list): LaterDocument | readonly [] => {
      const [act] = list.flatMap((each) => each.list ?? []);
      return act
        ? { uid: act.uid, numbers: list.map(({ number }) => `${number}`), read: readLate(act, list) }
        : [];
    });
  const laterDocuments = [...submitted, ...lists];
  const uid = attestation?.uid;
  return queryOptions({
    // Not by hash: a contest may name the document of another one. A UID commits to everything that is read.
    queryKey: ['documents', uid, ...laterDocuments.map(({ numbers, uid: by }) => `${numbers[0]} ${by}`)],
    queryFn: async ({ client, queryKey }): Promise<ContestTexts> => {
      // The contest's own document may have been read before its acts.
      const before =
        client.getQueryData<ContestTexts>(queryKey) ?? client.getQueryData<ContestTexts>(['documents', uid]);
      let later: PassingFault | null = null;
      const fetchNamedBy = (attestation: Hex) =>
        hasGateway
          ? {
              fetchIpfs: (cid: string) =>
                fetchFromGateway({ cid, attestation }, (fault) => {
                  later ??= fault;
                }),
            }
          : {};
      const document: DocumentReading =
        before?.document.status === 'read'
          ? before.document
          : values && uid
            ? await readContestDocument(values, fetchNamedBy(uid))
            : { status: 'missing', reason: 'not-asked' };
      const known = document.status === 'read' ? document.document.entries : [];
      const texts = new Map([
        ...(before?.entries ?? []),
        ...known.map((entry, index) => [`${index + 1}`, entry] as const),
      ]);
      const missing = laterDocuments.filter(({ numbers }) => numbers.some((number) => !texts.has(number)));
      for (let from = 0; from < missing.length; from += AT_ONCE)
        await Promise.all(
          missing.slice(from, from + AT_ONCE).map(async ({ numbers, uid: by, read }) => {
            const found = await read(fetchNamedBy(by));
            for (const [index, number] of numbers.entries()) {
              const entry = found[index];
              if (entry) texts.set(number, entry);
            }
          }),
        );
      return { document, entries: texts, later };
    },
    staleTime: ({ state: { data } }) =>
      data?.document.status === 'read' && !data.later ? Number.POSITIVE_INFINITY : RETRY_MS,
    refetchInterval: ({ state: { data } }) => (data?.later ? RETRY_MS : false),
    enabled: state !== undefined,
    // Only while a submission is added.
    placeholderData: (before: ContestTexts | undefined, query) =>
      query?.queryKey[1] === uid ? before : undefined,
    structuralSharing: false,
  });
}

/** A document beside the contest's, with the UID of the attestation that names it, and the entries in it. */
type LaterDocument = {
  readonly uid: Hex;
  readonly numbers: readonly string[];
  readonly read: (options: { readonly fetchIpfs?: FetchIpfs }) => Promise<readonly (EntryDocument | null)[]>;
};

const readSubmission =
  (uri: string, contentHash: Hex): LaterDocument['read'] =>
  async (options) => [await readEntryDocument({ uri, contentHash }, options)];

/** The late entries of each act, in the order of their document. */
function listLate(entries: readonly EntryR2[]): readonly (readonly EntryR2[])[] {
  const lists = new Map<Hex, EntryR2[]>();
  for (const entry of entries)
    if (entry.list) lists.set(entry.list.uid, [...(lists.get(entry.list.uid) ?? []), entry]);
  return [...lists.values()];
}

const readLate =
  (
    { uri, contentHash }: { readonly uri: string; readonly contentHash: Hex },
    list: readonly EntryR2[],
  ): LaterDocument['read'] =>
  async (options) => {
    const hashes = list.map((entry) => entry.contentHash);
    const reading = await readEntriesDocument({ uri, contentHash, entries: hashes }, options);
    return reading.status === 'read' ? reading.document.entries : [];
  };

/** Whether the documents are in the attestations themselves, so that reading them takes no time. */
export function isInline({ values, entries }: ContestStateR2): boolean {
  const uris = [values.uri, ...entries.flatMap(({ submission, list }) => submission?.uri ?? list?.uri ?? [])];
  return uris.every((uri) => !uri.startsWith('ipfs:'));
}
