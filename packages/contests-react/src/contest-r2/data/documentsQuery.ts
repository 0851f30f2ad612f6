import {
  type ContestStateR2,
  type DocumentReading,
  type EntryDocument,
  type EntryR2,
  readContestDocument,
  readEntriesDocument,
  readEntryDocument,
} from '@org/contests/r2';
import { queryOptions } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { fetchFromGateway, type PassingFault } from './fetchFromGateway.ts';

/** The texts of a contest: its document, and the documents of its entries by their numbers, as far as they can be had. */
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
  /** The numbers of the submissions and late entries whose documents are wanted; all by default. */
  readonly wanted?: readonly string[];
};

/** A document with the texts of entries, by their numbers. */
type EntrySource = {
  readonly uid: Hex;
  readonly numbers: readonly string[];
  readonly read: (options: ReadOptions) => Promise<readonly (EntryDocument | null)[]>;
};

type ReadOptions = NonNullable<Parameters<typeof readEntryDocument>[1]>;

/** The documents of admitted submissions and of late lists. */
function listSources(
  entries: readonly EntryR2[],
  wanted: readonly string[] | undefined,
): readonly EntrySource[] {
  const isWanted = ({ number }: EntryR2) => wanted?.includes(`${number}`) ?? true;
  const submitted = entries
    .filter(isWanted)
    .flatMap(({ number, contentHash, submission }): EntrySource | [] => {
      if (!submission) return [];
      const { uid, uri } = submission;
      const read = async (options: ReadOptions) => [await readEntryDocument({ uri, contentHash }, options)];
      return { uid, numbers: [`${number}`], read };
    });
  const lists = new Map(entries.filter(isWanted).flatMap(({ list }) => (list ? [[list.uid, list]] : [])));
  const listed = [...lists.values()].map((list): EntrySource => {
    const own = entries.filter((entry) => entry.list?.uid === list.uid);
    const hashes = own.map(({ contentHash }) => contentHash);
    const read = async (options: ReadOptions) => {
      const reading = await readEntriesDocument({ ...list, entries: hashes }, options);
      return reading.status === 'read' ? reading.document.entries : [];
    };
    return { uid: list.uid, numbers: own.map(({ number }) => `${number}`), read };
  });
  return [...submitted, ...listed];
}

/** The documents of a contest, its admitted submissions and its late entries. Documents with a hash never change. */
export function documentsQuery(state: ContestStateR2 | undefined, { hasGateway, wanted }: DocumentsOptions) {
  const { values, entries = [], attestation } = state ?? {};
  const sources = listSources(entries, wanted);
  const uid = attestation?.uid;
  return queryOptions({
    // Not by hash: a contest may name the document of another one. A UID commits to everything that is read.
    queryKey: ['documents', uid, ...sources.map(({ numbers, uid: source }) => `${numbers[0]} ${source}`)],
    queryFn: async ({ client, queryKey }): Promise<ContestTexts> => {
      const before = client.getQueryData<ContestTexts>(queryKey);
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
      const missing = sources.filter(({ numbers }) => numbers.some((number) => !texts.has(number)));
      for (let from = 0; from < missing.length; from += AT_ONCE)
        await Promise.all(
          missing.slice(from, from + AT_ONCE).map(async ({ numbers, uid: source, read }) => {
            for (const [place, entry] of (await read(fetchNamedBy(source))).entries()) {
              const number = numbers[place];
              if (entry && number !== undefined) texts.set(number, entry);
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

/** Whether the documents are in the attestations themselves, so that reading them takes no time. */
export function isInline({ values, entries }: ContestStateR2): boolean {
  const uris = [values.uri, ...entries.flatMap(({ submission, list }) => (submission ?? list)?.uri ?? [])];
  return uris.every((uri) => !uri.startsWith('ipfs:'));
}
