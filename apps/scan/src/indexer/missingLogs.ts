import pLimit from 'p-limit';
import type { Address, Hash, Hex } from 'viem';
import type { SchemaCache } from '../decoded/parseSchemaDefinition.ts';
import type { ChainClient } from '../eas/createChainClient.ts';
import type { EasEvent } from '../eas/easEvent.ts';
import { fetchAttestationRecords } from '../eas/fetchRecords.ts';
import { ChainMovedError, LogsMissingError, RpcError } from '../rpc/errors.ts';
import type { RpcBlock } from '../rpc/parseRpc.ts';
import type { WriteBehind } from '../store/createWriteBehind.ts';
import type { Batch } from '../store/tables.ts';

/** How to find logs that an endpoint omits: pruned indexes answer `eth_getLogs` with an empty list. */
export type LogCheck = {
  /** Tells whether a block may have events, see `createBloomReader`. */
  readBloom: (bloom: Hex) => number | null;
  /** Headers to look at in one range: a sample of longer ones. */
  maxHeaders: number;
  /** Attestations and revocations whose logs were missing; an answer without them is not accepted. */
  expected: Map<string, Expected>;
  /** Blocks whose logs were missing, by number: they are always compared, with whatever endpoint. */
  gaps: Map<number, Gap>;
  /** Answers that a failed attempt leaves to the next: one range takes many requests. */
  kept: Map<number, { block: RpcBlock; receipts?: readonly EasEvent[] | null }>;
  /** Between 0 and 1. */
  random?: () => number;
};

/** A block with at least `count` events. */
type Gap = { hash: Hash; count: number };

/** An event that the chain must have in one of these blocks. */
export type Expected = { kind: 'attested' | 'revoked'; uid: Hex; from: number; to: number };

const keyOf = ({ kind, uid }: Pick<Expected, 'kind' | 'uid'>) => `${kind} ${uid}`;

/**
 * The blocks of a busy chain set most bits. Receipts are large there, and a bloom says little, so that of the blocks that
 * match by chance, this share of all blocks is compared.
 */
const COMPARED_BY_CHANCE = 0.01;
/** A bloom that matches by chance this rarely proves that a log exists, also without receipts. */
const PROOF = 1e-9;
const HEADERS_AT_ONCE = 16;

type CheckSource = { client: ChainClient; check: LogCheck };

/**
 * Compares the events of a range with the headers of its blocks: where a bloom allows events of EAS, the receipts say
 * which there are.
 *
 * @param known headers of the range that are known already
 * @throws {LogsMissingError} when receipts have logs that the events lack
 */
export async function checkLogs(
  { client, check }: CheckSource,
  events: readonly EasEvent[],
  { from, to, known }: { from: number; to: number; known: readonly RpcBlock[] },
): Promise<void> {
  const { random = Math.random } = check;
  for (const block of known) check.kept.set(block.number, { block });
  const gaps = [...check.gaps.keys()].filter((number) => from <= number && number <= to);
  const sampled = sample({ from, to, size: check.maxHeaders, random });
  const numbers = [...new Set([...gaps, ...sampled])].sort((a, b) => a - b);
  const limit = pLimit(HEADERS_AT_ONCE);
  const failures: { number: number; detail: string }[] = [];
  try {
    await limit.map(numbers, async (number) => {
      // Lower blocks were begun earlier, so that the lowest failure is found.
      if (failures.length > 0) return;
      const block = check.kept.get(number)?.block ?? (await client.findBlock(number));
      if (!block) throw new ChainMovedError(`Block ${number} no longer exists.`);
      if (!check.kept.has(number)) check.kept.set(number, { block });
      const found = events.filter(({ blockNumber }) => blockNumber === number);
      if (found.some(({ blockHash }) => blockHash !== block.hash))
        throw new ChainMovedError(`Block ${number} has changed.`);
      const detail = await checkBlock({ client, check }, block, found);
      if (detail !== null) failures.push({ number, detail });
    });
  } catch (error) {
    if (!(error instanceof RpcError)) check.kept.clear();
    throw error;
  } finally {
    limit.clearQueue();
  }
  check.kept.clear();
  const [first] = failures.sort((a, b) => a.number - b.number);
  if (!first) return;
  // A pruned index has nothing from there on; else a single log is missing.
  const isPruned = !events.some(({ blockNumber }) => blockNumber >= first.number);
  throw new LogsMissingError({
    from: first.number,
    to: isPruned ? to : first.number,
    detail: first.detail,
  });
}

/** Describes what is missing; null if nothing is, or if there is no evidence. */
async function checkBlock(
  { client, check: { readBloom, gaps, kept, random = Math.random } }: CheckSource,
  block: RpcBlock,
  found: readonly EasEvent[],
): Promise<string | null> {
  // Another block may have replaced the one of a gap.
  const gap = gaps.get(block.number)?.hash === block.hash ? gaps.get(block.number) : undefined;
  const chance = block.logsBloom === null ? null : readBloom(block.logsBloom);
  if (!gap) {
    if (chance === null) return null;
    if (chance > COMPARED_BY_CHANCE && random() >= COMPARED_BY_CHANCE / chance) return null;
  }
  const known = kept.get(block.number)?.receipts;
  const actual = known === undefined ? await client.findReceiptEvents(block) : known;
  kept.set(block.number, { block, receipts: actual });
  const least = gap?.count ?? (chance !== null && chance < PROOF ? 1 : 0);
  const missing = actual
    ? actual.filter(({ logIndex }) => !found.some((event) => event.logIndex === logIndex)).length
    : Math.max(0, least - found.length);
  if (missing === 0) {
    gaps.delete(block.number);
    return null;
  }
  gaps.set(block.number, { hash: block.hash, count: actual?.length ?? least });
  return actual
    ? `its receipts of block ${block.number} have ${missing} more than eth_getLogs`
    : `block ${block.number} has at least ${least}, eth_getLogs has ${found.length}, and there are no receipts`;
}

/** All numbers of a range, or one from each of `size` equal parts. */
function sample({
  from,
  to,
  size,
  random,
}: {
  from: number;
  to: number;
  size: number;
  random: () => number;
}): number[] {
  const count = to - from + 1;
  if (count <= size) return Array.from({ length: count }, (_, nth) => from + nth);
  return Array.from({ length: size }, (_, nth) => from + Math.floor(((nth + random()) * count) / size));
}

const ZERO: Hex = `0x${'0'.repeat(64)}`;

export type EvidenceSource = CheckSource & {
  multicall: Address | null;
  eas: Address;
  startBlock: number;
  schemaCache: Pick<SchemaCache, 'clear'>;
  store: Pick<WriteBehind, 'findUnknown' | 'getLastBlock' | 'rollBack' | 'commit' | 'flush'>;
};

/**
 * Attestations that the events of a batch prove and that are neither in it nor stored: EAS refers to and revokes only
 * what exists.
 */
export async function findUnknown({ store }: EvidenceSource, batch: Batch): Promise<Hex[]> {
  const own = new Set(batch.attestations.map(({ id }) => id));
  const named = [...batch.attestations.map(({ refUID }) => refUID), ...batch.revocations.map(({ id }) => id)];
  const foreign = [...new Set(named)].filter((uid) => uid !== ZERO && !own.has(uid));
  return foreign.length === 0 ? [] : store.findUnknown(foreign);
}

/**
 * The blocks in which the chain has an event, by the time that EAS stores; null if EAS does not have it, or not in
 * indexed blocks.
 *
 * @param end the last block that is read or being read
 */
export async function findExpected(
  source: EvidenceSource,
  { kind, uid, end }: Pick<Expected, 'kind' | 'uid'> & { end: number },
): Promise<Expected | null> {
  const [record] = await fetchAttestationRecords(source, [uid]).catch((error: unknown) => {
    if (error instanceof ChainMovedError) return [];
    throw error;
  });
  if (!record) return null;
  const time = Number(kind === 'attested' ? record.time : record.revocationTime);
  const timeOf = async (number: number) => {
    const block = await source.client.findBlock(number);
    if (!block) throw new ChainMovedError(`Block ${number} no longer exists.`);
    return block.time;
  };
  /** The first block with this time or a later one; `end + 1` if there is none. */
  const findFirst = async (wanted: number) => {
    let [low, high] = [source.startBlock, end + 1];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((await timeOf(middle)) >= wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const from = await findFirst(time);
  if (time === 0 || from > end || (await timeOf(from)) !== time) return null;
  return { kind, uid, from, to: (await findFirst(time + 1)) - 1 };
}

/**
 * Goes back before a missing event, so that the database is complete up to its last block.
 *
 * @throws {LogsMissingError} always
 */
export async function rejectLogs(source: EvidenceSource, missing: Expected): Promise<never> {
  const { client, store, startBlock } = source;
  source.check.expected.set(keyOf(missing), missing);
  const last = await store.getLastBlock();
  if (last && last.number >= missing.from) {
    const before = missing.from > startBlock ? await client.findBlock(missing.from - 1) : null;
    await store.rollBack(before?.number ?? null);
    source.schemaCache.clear();
    if (before) {
      const { number, hash, time } = before;
      await store.commit({ ...EMPTY_BATCH, blocks: [{ number, hash, time }] });
      await store.flush();
    }
  }
  throw toError(missing);
}

const EMPTY_BATCH = {
  schemas: [],
  attestations: [],
  revocations: [],
  namings: [],
  timestamps: [],
  offchainRevocations: [],
};

/**
 * Checks a batch for events that must be in it.
 *
 * @throws {LogsMissingError} when one of them is not
 */
export async function checkExpected(source: EvidenceSource, batch: Batch, to: number): Promise<void> {
  const { expected } = source.check;
  if (expected.size === 0) return;
  for (const { id } of batch.attestations) expected.delete(keyOf({ kind: 'attested', uid: id }));
  for (const { id } of batch.revocations) expected.delete(keyOf({ kind: 'revoked', uid: id }));
  for (const event of [...expected.values()].filter((one) => one.to <= to)) {
    // A reorganization may have removed it.
    const again = await findExpected(source, { ...event, end: to });
    if (again) throw toError(again);
    expected.delete(keyOf(event));
  }
}

function toError({ kind, uid, from, to }: Expected): LogsMissingError {
  const what = kind === 'attested' ? 'attestation' : 'the revocation of attestation';
  return new LogsMissingError({ from, to, detail: `the chain has ${what} ${uid} there` });
}
