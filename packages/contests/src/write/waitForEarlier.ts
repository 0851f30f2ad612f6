import { type Hex, TransactionNotFoundError } from 'viem';
import { getBlock, getTransaction, getTransactionCount } from 'viem/actions';
import type { Attestation, Block } from '../attestation/attestation.ts';
import { max } from '../bigint.ts';
import { pause } from '../chain/abortable.ts';
import { fetchAttestations } from '../chain/fetchAttestations.ts';
import { EVALUATION_SCHEMAS, fetchLogs } from '../chain/fetchLogs.ts';
import { evaluationSchemas } from '../contest/evaluationSchemas.ts';
import { WriteError } from './errors.ts';
import { readWalletError } from './readWalletError.ts';
import type { WriteOptions } from './writeTypes.ts';

/** When to report that this is waiting, and when to give up. */
const REPORT_AFTER_MS = 1_000;
const GIVE_UP_MS = 60_000;

const MINED_POLL_MS = 500;
/**
 * A node may receive a transaction late. After this it was dropped or replaced, or a contract wallet chose the hash.
 */
const UNKNOWN_FOR_MS = 3_000;

type AccountSource = Pick<WriteOptions, 'client' | 'account' | 'signal' | 'onProgress'>;

/**
 * Waits until these transactions of the account are mined: otherwise another one could be mined in the same block, and
 * so in the same second. Returns the highest of their block numbers; 0 if none is known.
 *
 * @throws {WriteError} `earlier-pending`, `chain-unreachable`
 */
export async function waitUntilMined(options: AccountSource, hashes: readonly Hex[]): Promise<bigint> {
  const { signal, onProgress } = options;
  const startedAt = Date.now();
  let isReported = false;
  let last = 0n;
  for (const hash of hashes) {
    for (;;) {
      const blockNumber = await findBlockNumber(options, hash);
      const waitedMs = Date.now() - startedAt;
      if (typeof blockNumber === 'bigint') {
        last = max(last, blockNumber);
        break;
      }
      const isUnknown = blockNumber === undefined && waitedMs >= UNKNOWN_FOR_MS;
      if (isUnknown && !(await hasPending(options))) break;
      if (waitedMs >= GIVE_UP_MS) {
        const detail = `The earlier transaction ${hash} is not in a block yet.`;
        throw new WriteError({ code: 'earlier-pending', detail });
      }
      if (!isReported && waitedMs >= REPORT_AFTER_MS) {
        isReported = true;
        onProgress?.({ status: 'waiting-for-earlier' });
      }
      await pause(MINED_POLL_MS, signal);
    }
  }
  return last;
}

/**
 * The block of a transaction. Null while it is pending, even behind a nonce gap, which a new transaction would fill;
 * undefined if unknown.
 */
async function findBlockNumber({ client }: AccountSource, hash: Hex): Promise<bigint | null | undefined> {
  try {
    return (await getTransaction(client, { hash })).blockNumber;
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return undefined;
    throw readWalletError(error);
  }
}

/** Whether the account has pending transactions: one that was sped up is pending under another hash. */
async function hasPending({ client, account: address }: AccountSource): Promise<boolean> {
  const count = (blockTag: 'latest' | 'pending') => getTransactionCount(client, { address, blockTag });
  const [latest, pending] = await Promise.all([count('latest'), count('pending')]).catch((error) => {
    throw readWalletError(error);
  });
  return pending > latest;
}

/** More blocks than any chain produces in one second. */
const BLOCKS_OF_A_SECOND = 128n;

type ReviewSource = Pick<WriteOptions, 'client' | 'config' | 'account' | 'signal'>;

/**
 * The time of the account's newest review of one of these entries; null if the next block cannot share that second. This
 * includes withdrawn reviews, which could still supersede the new one.
 */
export async function fetchEarlierReviewTime(
  source: ReviewSource,
  { contest, entries }: { readonly contest: Hex; readonly entries: readonly string[] },
  latest: Block,
): Promise<bigint | null> {
  const from = max(latest.number - BLOCKS_OF_A_SECOND, 0n);
  const range = { schemas: EVALUATION_SCHEMAS, attesters: [source.account], from, to: latest.number };
  const logs = await fetchLogs(source, range, source);
  const uids = logs.flatMap(({ kind, uid }) => (kind === 'attested' ? [uid] : []));
  const rows = await fetchAttestations(source, uids, source);
  const isOfEntries = ({ schema, data }: Attestation) => {
    const read = evaluationSchemas[schema]?.decode(data);
    return read?.ok && read.value.contest === contest.toLowerCase() && entries.includes(read.value.entry);
  };
  const newest = [...rows.values()].filter(({ time }) => time >= latest.time);
  return findNewest(newest.filter(isOfEntries), latest);
}

/** The same for an attestation to revoke. */
export async function fetchRevokedTime(
  source: ReviewSource,
  uid: Hex,
  latest: Block,
): Promise<bigint | null> {
  const rows = await fetchAttestations(source, [uid], source);
  return findNewest([...rows.values()], latest);
}

function findNewest(rows: readonly Attestation[], latest: Block): bigint | null {
  const newest = rows.reduce((time, row) => max(time, row.time), 0n);
  return newest >= latest.time ? newest : null;
}

const TIME_POLL_MS = 250;
/** A chain that produces no block for this long does not produce two blocks in one second. */
const IDLE_AFTER_MS = 1_000;

type Waiting = Pick<WriteOptions, 'client' | 'signal' | 'onProgress'>;

/**
 * Waits until the next block must be later than `time`: between two reviews of the same second, rule R1 decides by UID,
 * which is arbitrary.
 *
 * @throws {WriteError} `clock-stopped`, `chain-unreachable`
 */
export async function waitForLaterSecond(options: Waiting, time: bigint): Promise<void> {
  const { signal, onProgress } = options;
  const startedAt = Date.now();
  let isReported = false;
  let head: { readonly number: bigint; readonly seenAt: number } | undefined;
  for (;;) {
    const latest = await fetchBlock(options, 'latest');
    if (latest.timestamp > time) return;
    const now = Date.now();
    if (latest.number !== head?.number) head = { number: latest.number, seenAt: now };
    const waitedMs = now - startedAt;
    // If the chain produces blocks for transactions only, its current time is the time of the pending block.
    const isIdle = now - head.seenAt >= IDLE_AFTER_MS;
    if (isIdle && (await fetchPendingTime(options, latest.hash)) > time) return;
    if (waitedMs >= GIVE_UP_MS) {
      const detail = `The chain's time has not advanced beyond ${latest.timestamp}.`;
      throw new WriteError({ code: 'clock-stopped', detail });
    }
    if (!isReported && waitedMs >= REPORT_AFTER_MS) {
      isReported = true;
      onProgress?.({ status: 'waiting-for-earlier' });
    }
    await pause(TIME_POLL_MS, signal);
  }
}

async function fetchBlock({ client }: Waiting, blockTag: 'latest') {
  return getBlock(client, { blockTag }).catch((error) => {
    throw readWalletError(error);
  });
}

/** The pending block's time; 0 if the endpoint has no pending block. */
async function fetchPendingTime({ client }: Waiting, latestHash: Hex): Promise<bigint> {
  const pending = await getBlock(client, { blockTag: 'pending' }).catch(() => null);
  // Some endpoints return the latest block instead.
  return pending?.parentHash === latestHash ? pending.timestamp : 0n;
}
