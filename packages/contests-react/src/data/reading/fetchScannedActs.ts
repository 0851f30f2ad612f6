import type { ChainConfig } from '@org/chain-config';
import {
  type ActsOptions,
  type ContestEntry,
  type ContestReplay,
  createActsFetch,
  type DocumentReading,
  type EntryDocument,
  type FetchIpfs,
  readContestDocument,
  readEntriesDocument,
  readEntryDocument,
} from '@org/contests';
import type { Hex } from 'viem';
import { createOrder } from '../replay/replay.ts';
import type { ContestTexts } from './contestAnswer.ts';
import { fetchFromGateway, type PassingFault } from './fetchFromGateway.ts';

type ScanOptions = ActsOptions & { readonly createWorker?: (() => Worker) | undefined };

/** Reads the acts of a contest from the scan, in a worker if they are many. */
export function fetchScannedActs(config: ChainConfig, uid: Hex, { createWorker, ...options }: ScanOptions) {
  return createActsFetch({ config, atOnce: true, order: createOrder(createWorker) })(uid, options);
}

/** The same from an answer that is there already. */
export function readServedActs(config: ChainConfig, uid: Hex, text: string) {
  return createActsFetch({ config, fetch: async () => new Response(text) })(uid);
}

/** Documents of submissions that are fetched at the same time. */
const AT_ONCE = 6;

type Options = {
  readonly hasGateway: boolean;
  /** The lists of entries whose documents are beside the contest's, as `listLater` names them. */
  readonly later: readonly (readonly ContestEntry[])[];
  /** The texts that were read before. */
  readonly before: ContestTexts | undefined;
};

/** Fetches the documents of a contest and of later entries. */
export async function fetchTexts(
  { values, attestation }: ContestReplay,
  { hasGateway, later, before }: Options,
): Promise<ContestTexts> {
  let fault: PassingFault | null = null;
  const fetchNamedBy = (by: Hex) =>
    hasGateway
      ? {
          fetchIpfs: (cid: string) =>
            fetchFromGateway({ cid, attestation: by }, (passing) => {
              fault ??= passing;
            }),
        }
      : {};
  const document: DocumentReading =
    before?.document.status === 'read'
      ? before.document
      : await readContestDocument(values, fetchNamedBy(attestation.uid));
  const known = document.status === 'read' ? document.document.entries : [];
  const texts = new Map([
    ...(before?.entries ?? []),
    ...known.map((entry, index) => [`${index + 1}`, entry] as const),
  ]);
  const missing = later.filter((list) => list.some(({ number }) => !texts.has(`${number}`)));
  for (let from = 0; from < missing.length; from += AT_ONCE)
    await Promise.all(
      missing.slice(from, from + AT_ONCE).map(async (list) => {
        const found = await readLater(list, fetchNamedBy);
        for (const [index, { number }] of list.entries()) {
          const entry = found[index];
          if (entry) texts.set(`${number}`, entry);
        }
      }),
    );
  return { document, entries: texts, later: fault };
}

/** The document of a submission, or that of a late list. */
async function readLater(
  list: readonly ContestEntry[],
  fetchNamedBy: (by: Hex) => { readonly fetchIpfs?: FetchIpfs },
): Promise<readonly (EntryDocument | null)[]> {
  const [first] = list;
  if (first?.submission) {
    const { uri, uid } = first.submission;
    return [await readEntryDocument({ uri, contentHash: first.contentHash }, fetchNamedBy(uid))];
  }
  if (!first?.list) return [];
  const { uri, contentHash, uid } = first.list;
  const entries = list.map((entry) => entry.contentHash);
  const reading = await readEntriesDocument({ uri, contentHash, entries }, fetchNamedBy(uid));
  return reading.status === 'read' ? reading.document.entries : [];
}
