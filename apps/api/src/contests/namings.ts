import type { ChainConfig } from '@org/chain-config';
import {
  createNamingsScan,
  type DocumentNaming,
  getProtocol,
  type NamedDocuments,
  type NamingOptions,
  type NamingsScan,
  parseContestDocument,
  parseEntriesDocument,
  parseEntryDocument,
} from '@org/contests';
import { type Hex, keccak256 } from 'viem';

type FoundNamings = {
  readonly namings: readonly DocumentNaming[];
  /** Why a scan could not answer, or is behind: there may be more namings. */
  readonly failure: Error | undefined;
};

/** `until`: a scan that may lack attestations made until this time, in milliseconds, is a failure. */
type Among = Pick<NamingOptions, 'by' | 'of' | 'hash'> & { readonly until?: number };

/** Finds the attestations that name a CID, which of some do, or all that name it with a hash. */
export type FetchNamings = (cid: string, among?: Among) => Promise<FoundNamings>;

/**
 * The documents that attestations name, and those about these contests. `cut`: the contests with more submissions than are
 * read. Rejects if a scan cannot answer.
 */
export type FetchNamed = (
  of: readonly Hex[],
) => Promise<Pick<NamedDocuments, 'documents'> & { readonly cut: readonly Hex[] }>;

const SCAN_MS = 5_000;

const openScans = (chains: readonly ChainConfig[]) =>
  chains
    .filter((config) => config.status !== 'retired' && getProtocol(config) !== null)
    .map((config) => createNamingsScan({ config, timeoutMs: SCAN_MS }));

/** UIDs in one request. */
const MOST_UIDS = 50;

/**
 * Asks the scans of the chains with a resolver. If there are too many for one answer, each contest is asked for by itself, and
 * its lists without its submissions: a flooded contest does not take the place of others.
 */
export function createNamed(chains: readonly ChainConfig[]): FetchNamed {
  const scans = openScans(chains);
  return async (of) => {
    const documents: NamedDocuments['documents'][number][] = [];
    const cut = new Set<Hex>();
    const readOne = async (scan: NamingsScan, uid: Hex) => {
      for (const kinds of [['contest', 'list'], ['entry']] as const) {
        const answer = await scan.fetchNamed([uid], { kinds });
        documents.push(...answer.documents);
        if (answer.isCut) cut.add(uid);
      }
    };
    const read = async (scan: NamingsScan, uids: readonly Hex[]) => {
      const answer = await scan.fetchNamed(uids);
      if (answer.isCut) for (const uid of uids) await readOne(scan, uid);
      else documents.push(...answer.documents);
    };
    for (let start = 0; start < of.length; start += MOST_UIDS) {
      const uids = of.slice(start, start + MOST_UIDS);
      await Promise.all(scans.map((scan) => read(scan, uids)));
    }
    return { documents, cut: [...cut] };
  };
}

/** Asks the scans of the chains with a resolver. */
export function createNamings(chains: readonly ChainConfig[]): FetchNamings {
  const scans = openScans(chains);
  return async (cid, { until, ...among } = {}) => {
    // Before the search, so that it has read at least as much.
    const arrivals = await Promise.allSettled(
      scans.map(async (scan) => {
        if (until === undefined || (await scan.hasReadUntil(BigInt(Math.floor(until / 1_000))))) return;
        throw new Error('a scan is behind, or reads the chain again');
      }),
    );
    const answers = await Promise.allSettled(scans.map((scan) => scan.fetchNamings(cid, among)));
    const namings = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const failed = [...answers, ...arrivals].find((answer) => answer.status === 'rejected');
    return { namings, failure: failed && toError(failed.reason) };
  };
}

const toError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/** The kind of a document, and the contests whose attestations name it. */
type Fitting = {
  readonly type: 'application/json' | 'text/plain; charset=utf-8';
  readonly contests: readonly Hex[];
};

/** Undefined for bytes that are not what an attestation says. Equal bytes may be named as more than one kind. */
export function findFitting(bytes: Uint8Array, namings: readonly DocumentNaming[]): Fitting | undefined {
  const hash = keccak256(bytes);
  const fitting = namings.filter((naming) => naming.hash === hash);
  const kinds = new Set(fitting.map(({ kind }) => kind));
  const contests = [...new Set(fitting.map(({ contest }) => contest))];
  if (kinds.has('contest') && parseContestDocument(bytes).ok) return { type: 'application/json', contests };
  if (kinds.has('entry') && parseEntryDocument(bytes).ok) return { type: 'application/json', contests };
  if (kinds.has('list') && parseEntriesDocument(bytes).ok) return { type: 'application/json', contests };
  return kinds.has('review') && isText(bytes) ? { type: 'text/plain; charset=utf-8', contests } : undefined;
}

/** True if the bytes are UTF-8 without NUL. Pictures are not. */
export function isText(bytes: Uint8Array): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0');
  } catch {
    return false;
  }
}
