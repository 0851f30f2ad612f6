import type {
  Attestation,
  Contest,
  ContestReplay,
  DocumentReading,
  EntryDocument,
  Result,
  ResultReading,
  UnplacedAct,
} from '@org/contests';
import type { ReadingWord } from '@org/contests/chain';
import type { Hex } from 'viem';
import type { ReadingProgress } from '../replay/replayParts.ts';
import type { PassingFault } from './fetchFromGateway.ts';

/** The state of a comparison of the scan with the chain. */
export type CheckState = { readonly status: 'idle' } | CheckProgress | Verdict;

type CheckProgress = { readonly status: 'running'; readonly done: number; readonly total: number };

/** The outcome of a comparison. `word`: whose word it is that the chain has the acts. */
export type Verdict =
  | { readonly status: 'agrees'; readonly block: bigint; readonly word: ReadingWord }
  | (Differing & { readonly status: 'behind' })
  | Lie
  | { readonly status: 'unreachable' };

/** `scan`: its host. */
type Differing = { readonly uids: readonly Hex[]; readonly scan: string };

/** The scan omitted or altered something. */
type Lie = Differing & { readonly status: 'left-out' | 'altered' };

/**
 * The verdict of an automatic check, or how many requests it would take if these exceed the limit. `changed`: the
 * scan returned different rows when refetched for the comparison.
 */
export type UnaskedVerdict =
  | Verdict
  | { readonly status: 'too-much'; readonly requests: number | null }
  | { readonly status: 'changed' };

export function isLie(check: CheckState | UnaskedVerdict | undefined): check is Lie {
  return check?.status === 'altered' || check?.status === 'left-out';
}

const UNKNOWN_HASH = `0x${'0'.repeat(64)}` as const;

type Read = { readonly state: ContestReplay; readonly block?: ResultReading['block'] };

/**
 * The block of a reading, at the time of the reading if that is later. A scan names no block, and nothing that it has is in
 * the future.
 */
export function toBlock(
  { state: { acts, attestation }, block }: Read,
  readAtMs: number,
): ResultReading['block'] {
  const now = BigInt(Math.floor(readAtMs / 1000));
  const last = block?.time ?? acts.acts.at(-1)?.time ?? attestation.time;
  return { number: 0n, hash: UNKNOWN_HASH, ...block, time: now > last ? now : last };
}

/** How many RPC requests a read takes; null if unknown. */
export type TooMuch = { readonly requests: number | null };

/** The source of the data: the scan, or the chain if the scan cannot be used. */
export type Source = 'scan' | 'chain';

/** Why no contest can be shown. */
export type MissingReason =
  /** The chain does not have it. */
  | { readonly status: 'not-found' }
  /** Not on the scan, and the chain did not respond. */
  | { readonly status: 'not-found-unchecked' }
  | { readonly status: 'not-a-contest'; readonly attestation: Attestation }
  /** On the chain, but not indexed yet. */
  | { readonly status: 'not-indexed' }
  /** The scan failed, and the automatic request limit for the chain is used up; `requests` is null if unknown. */
  | { readonly status: 'scan-failed'; readonly requests?: number | null }
  /** Scan and chain both failed. */
  | { readonly status: 'chain-failed' };

/** A contest as far as it has been read. Its reviews may still be loading: then `result` is undefined. */
export type ContestReading = {
  readonly contest: Contest;
  readonly result: Result | undefined;
  /** The state after the acts that were read; as the contest began while `result` is undefined. */
  readonly state: ContestReplay;
  /** Acts of the scan that fit into no order, until the chain has confirmed one. */
  readonly unplaced: readonly UnplacedAct[];
  /** Rows whose UID did not recompute as the scan gave them. */
  readonly altered?: readonly Hex[];
  readonly texts: ContestTexts | undefined;
  /** The texts have been asked for, and there is no answer yet. */
  readonly isReadingTexts: boolean;
  /** The same for a moment only: after it, pages show what they have, by numbers. */
  readonly isAwaitingTexts: boolean;
  readonly source: Source;
  /** The scan omitted or altered something, and the chain has not confirmed what is shown. */
  readonly isPartial: boolean;
  /** The last refetch failed; earlier data is shown. */
  readonly isStale: boolean;
  /** Neither scan nor chain has confirmed what arrived with the page: the chain takes more requests than a page sends by itself. */
  readonly tooMuch?: TooMuch | undefined;
  /** Progress of a long read, while there is no result. */
  readonly progress: ReadingProgress | undefined;
  /** The reviews could not be read; `tooMuch` if that takes more requests than a page sends by itself. */
  readonly failure: { readonly tooMuch: TooMuch | undefined } | undefined;
};

/** A contest by its UID: loading, found, or missing with the reason. */
export type ContestAnswer =
  | { readonly status: 'loading'; readonly source: Source }
  | { readonly status: 'missing'; readonly reason: MissingReason }
  | ({ readonly status: 'found' } & ContestReading);

/** The texts of a contest: its document, and those of its entries by their numbers, as far as they can be had. */
export type ContestTexts = {
  readonly document: DocumentReading;
  readonly entries: ReadonlyMap<string, EntryDocument>;
  /** Why texts are missing that are asked for again; about the contest's document first. */
  readonly later: PassingFault | null;
};
