import {
  type ContestStateR2,
  type DocumentReading,
  type EntryDocument,
  readContestDocument,
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
  /** The numbers of the submissions whose documents are wanted; all by default. */
  readonly wanted?: readonly string[];
};

/** The documents of a contest and its admitted submissions. Documents with a hash never change. */
export function documentsQuery(state: ContestStateR2 | undefined, { hasGateway, wanted }: DocumentsOptions) {
  const { values, entries = [], attestation } = state ?? {};
  const submitted = entries.flatMap(({ number, contentHash, submission }) =>
    submission && (wanted?.includes(`${number}`) ?? true)
      ? { number: `${number}`, uid: submission.uid, place: { uri: submission.uri, contentHash } }
      : [],
  );
  const uid = attestation?.uid;
  return queryOptions({
    // Not by hash: a contest may name the document of another one. A UID commits to everything that is read.
    queryKey: [
      'documents',
      uid,
      ...submitted.map(({ number, uid: submission }) => `${number} ${submission}`),
    ],
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
      const missing = submitted.filter(({ number }) => !texts.has(number));
      for (let from = 0; from < missing.length; from += AT_ONCE)
        await Promise.all(
          missing.slice(from, from + AT_ONCE).map(async ({ number, uid: submission, place }) => {
            const entry = await readEntryDocument(place, fetchNamedBy(submission));
            if (entry) texts.set(number, entry);
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
  const uris = [values.uri, ...entries.flatMap(({ submission }) => submission?.uri ?? [])];
  return uris.every((uri) => !uri.startsWith('ipfs:'));
}
