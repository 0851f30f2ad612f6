import type { Hex } from 'viem';
import { type Attestation, type Block, normalizeAttestation } from '../attestation/attestation.ts';
import { getNowSeconds, max } from '../bigint.ts';
import type { Contest } from '../contest/contest.ts';
import { decodeContest } from '../contest/contestSchemas.ts';
import { selectCandidates } from '../rule/candidates.ts';
import type { ScanHead } from '../scan/scanReader.ts';
import type { LoggedAttestation } from './chainReader.ts';

/** Scans keep a time in 32 bits: a later one becomes this. */
const CLAMPED = 2n ** 31n - 1n;

/** Something that the chain has and the scan does not tell: an attestation, or the revocation of one it tells. */
export type Unindexed = {
  readonly uid: Hex;
  readonly isRevocation: boolean;
  readonly time: bigint;
  readonly blockNumber: bigint | null;
};

/** Compares the scan's rows with the chain's, as far as they concern the (normal) contest up to the block. */
export function compareRows(input: {
  readonly contest: Contest;
  readonly block: Block;
  readonly logged: readonly LoggedAttestation[];
  readonly scanned: readonly Attestation[];
}): { altered: readonly Hex[]; unlogged: readonly Hex[]; unindexed: readonly Unindexed[] } {
  const { contest, block, logged } = input;
  const scanned = input.scanned.map(normalizeAttestation);
  const logOf = new Map(logged.map((each) => [each.attestation.uid, each]));
  const rowOf = new Map(scanned.map((row) => [row.uid, row]));
  const altered = new Set<Hex>();
  const unindexed: Unindexed[] = [];
  const attestations = logged.map(({ attestation }) => attestation);
  for (const attestation of selectCandidates(contest, attestations, block)) {
    const { uid, time, revocationTime } = attestation;
    const row = rowOf.get(uid);
    const log = logOf.get(uid);
    if (!row) {
      unindexed.push({ uid, isRevocation: false, time, blockNumber: log?.attestedIn ?? null });
    } else if (!isSame(row, attestation) && !tellsLater(row, block)) {
      altered.add(uid);
    } else if (row.revocationTime === 0n && revocationTime !== 0n && revocationTime <= block.time) {
      unindexed.push({ uid, isRevocation: true, time: revocationTime, blockNumber: log?.revokedIn ?? null });
    }
  }
  const unlogged: Hex[] = [];
  for (const row of selectCandidates(contest, scanned, block)) {
    const log = logOf.get(row.uid);
    if (!log) unlogged.push(row.uid);
    else if (!isSame(row, log.attestation) && !tellsLater(row, block)) altered.add(row.uid);
  }
  return { altered: [...altered], unlogged, unindexed };
}

/** The scan's rows about the (normal) contest that tell something later than the block. */
export function findLater(
  contest: Contest,
  scanned: readonly Attestation[],
  block: Block,
): readonly Attestation[] {
  const everything = { ...block, time: scanned.reduce((time, row) => max(time, row.time), block.time) };
  return selectCandidates(contest, scanned, everything).filter((row) => tellsLater(row, block));
}

function tellsLater(row: Attestation, block: Block): boolean {
  return row.time > block.time || row.revocationTime > block.time;
}

/** Compares a contest as the scan told it with the chain's attestation. */
export function compareContest(
  contest: Contest,
  found: ReadonlyMap<Hex, Attestation>,
  block: Block,
): { altered: readonly Hex[]; unindexed: readonly Unindexed[] } {
  const { uid, chainId } = contest;
  const attestation = found.get(uid);
  const actual = attestation && decodeContest(attestation, chainId);
  if (!actual?.ok) return { altered: [uid], unindexed: [] };
  const { revokedAt } = actual.value;
  const isRevocationKnown = contest.revokedAt === revokedAt;
  const isOtherwiseSame = describe({ ...contest, revokedAt }) === describe(actual.value);
  if (!isOtherwiseSame || (!isRevocationKnown && contest.revokedAt !== null))
    return { altered: [uid], unindexed: [] };
  if (isRevocationKnown || revokedAt === null || revokedAt > block.time)
    return { altered: [], unindexed: [] };
  return { altered: [], unindexed: [{ uid, isRevocation: true, time: revokedAt, blockNumber: null }] };
}

/** Equal in everything that the chain settles, apart from a revocation that the row does not know of yet. */
export function isSame(row: Attestation, actual: Attestation): boolean {
  return (
    row.schema === actual.schema &&
    row.recipient === actual.recipient &&
    row.attester === actual.attester &&
    row.time === actual.time &&
    isSameTime(row.expirationTime, actual.expirationTime) &&
    row.revocable === actual.revocable &&
    row.refUID === actual.refUID &&
    row.data === actual.data &&
    (row.revocationTime === 0n || row.revocationTime === actual.revocationTime) &&
    row.isOffchain === actual.isOffchain
  );
}

function isSameTime(told: bigint, actual: bigint): boolean {
  return told === actual || (told === CLAMPED && actual > CLAMPED);
}

function describe(contest: Contest): string {
  return JSON.stringify(contest, (_, value) => (typeof value === 'bigint' ? value.toString() : value));
}

/** So long a scan may name a block as read whose attestations it has not written down yet. */
const GRACE_SECONDS = 120n;

/** The time of the newest thing that a scan is seen to know. */
export function showsUntil(scanned: readonly Attestation[], head: ScanHead | null): bigint {
  const times = scanned.filter((row) => !row.isOffchain).flatMap((row) => [row.time, row.revocationTime]);
  return times.reduce(max, head?.time ?? 0n);
}

/**
 * Whether a scan that does not tell something has left it out, rather than not come to it yet: it shows something
 * younger, or has named the block as read for a while.
 */
export function isLeftOut(
  item: Unindexed,
  scan: {
    readonly shownUntil: bigint;
    readonly scanHead: ScanHead | null;
    readonly block: Block;
    readonly nowSeconds?: bigint;
  },
): boolean {
  const { shownUntil, scanHead, block, nowSeconds = getNowSeconds() } = scan;
  if (shownUntil > item.time) return true;
  const readUntil = scanHead?.blockNumber ?? null;
  if (readUntil === null || item.blockNumber === null || readUntil < item.blockNumber) return false;
  return max(block.time, nowSeconds) - item.time > GRACE_SECONDS;
}
