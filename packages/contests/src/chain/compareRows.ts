import type { Hex } from 'viem';
import { type Attestation, type Block, normalizeAttestation } from '../attestation/attestation.ts';
import { getNowSeconds, max } from '../bigint.ts';
import type { Contest } from '../contest/contest.ts';
import { decodeContest } from '../contest/contestSchemas.ts';
import { selectCandidates } from '../rule/candidates.ts';
import type { ScanHead } from '../scan/scanReader.ts';
import type { LoggedAttestation } from './chainReader.ts';

/** Scans store a time in 32 bits and clamp later ones to this. */
const CLAMPED = 2n ** 31n - 1n;

/** An attestation or revocation that the chain has and the scan does not return. */
export type Unindexed = {
  readonly uid: Hex;
  readonly isRevocation: boolean;
  readonly time: bigint;
  readonly blockNumber: bigint | null;
};

/** Compares the scan's rows about a (normalized) contest with the chain's, up to the block. */
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
    } else if (!isSame(row, attestation) && !isAfter(row, block)) {
      altered.add(uid);
    } else if (row.revocationTime === 0n && revocationTime !== 0n && revocationTime <= block.time) {
      unindexed.push({ uid, isRevocation: true, time: revocationTime, blockNumber: log?.revokedIn ?? null });
    }
  }
  const unlogged: Hex[] = [];
  for (const row of selectCandidates(contest, scanned, block)) {
    const log = logOf.get(row.uid);
    if (!log) unlogged.push(row.uid);
    else if (!isSame(row, log.attestation) && !isAfter(row, block)) altered.add(row.uid);
  }
  return { altered: [...altered], unlogged, unindexed };
}

/** The scan's rows about a (normalized) contest with a time after the block. */
export function findLater(
  contest: Contest,
  scanned: readonly Attestation[],
  block: Block,
): readonly Attestation[] {
  const everything = { ...block, time: scanned.reduce((time, row) => max(time, row.time), block.time) };
  return selectCandidates(contest, scanned, everything).filter((row) => isAfter(row, block));
}

function isAfter(row: Attestation, block: Block): boolean {
  return row.time > block.time || row.revocationTime > block.time;
}

/** Compares a contest as the scan returned it with the chain's attestation. */
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

/** Whether a row equals the chain's attestation, apart from a revocation that the scan has not indexed yet. */
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

function isSameTime(returned: bigint, actual: bigint): boolean {
  return returned === actual || (returned === CLAMPED && actual > CLAMPED);
}

function describe(contest: Contest): string {
  return JSON.stringify(contest, (_, value) => (typeof value === 'bigint' ? value.toString() : value));
}

/** How long a scan may report a block as read before its attestations are visible. */
const GRACE_SECONDS = 120n;

/** The time of the newest attestation or revocation that the scan is known to have indexed. */
export function showsUntil(scanned: readonly Attestation[], head: ScanHead | null): bigint {
  const times = scanned.filter((row) => !row.isOffchain).flatMap((row) => [row.time, row.revocationTime]);
  return times.reduce(max, head?.time ?? 0n);
}

/**
 * Whether a scan has left an item out, rather than not indexed it yet: it shows a newer one, or has reported the block
 * as read for a while.
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
