import type { ChainClient } from '../eas/createChainClient.ts';
import { ChainMovedError, LogsMissingError } from '../rpc/errors.ts';
import type { RpcBlock } from '../rpc/parseRpc.ts';
import type { Store } from '../store/createStore.ts';
import type { WriteBehind } from '../store/createWriteBehind.ts';
import type { Batch, BlockRow } from '../store/tables.ts';
import type { AuditSource } from './auditContests.ts';
import { checkExpected, findExpected, findUnknown, rejectLogs } from './missingLogs.ts';
import { type RangeSource, readRange } from './readRange.ts';

export type SyncSource = RangeSource &
  AuditSource & {
    store: WriteBehind;
    startBlock: number;
    setBack: SetBackWatch;
  };

export type SyncStep = {
  head: RpcBlock;
  /** The block up to which the database is complete. */
  last: BlockRow | null;
  /** All is read until the chain grows. */
  isCaughtUp: boolean;
  /** Rolled back to this block (null: to nothing); undefined without a reorganization. */
  rolledBackTo?: number | null;
};

/**
 * One step: finds the head, rolls back blocks that left the chain, and reads one more range. Database and endpoint are
 * never asked at the same time, so that a failed step leaves no request running into the next one.
 *
 * @throws {LogsMissingError} when the endpoint omits logs; the database then ends before them
 */
export async function syncOnce(source: SyncSource): Promise<SyncStep> {
  const { client, store, startBlock, range, newestBlocks } = source;
  const last = await store.getLastBlock();
  const head = await client.fetchHead();
  const from = last ? last.number + 1 : startBlock;
  // Fetched before checking the last block: if that is still on the chain, it precedes this one.
  const isNewest = head.number - from < newestBlocks;
  const endNumber = isNewest ? head.number : Math.min(head.number - newestBlocks, from + range.blocks - 1);
  const end = await fetchEnd(source, endNumber, head);

  if (last && (await hasLeftChain(source, last, end))) {
    if (head.number < last.number && !source.setBack.isBelievable()) {
      await store.flush();
      return { head, last, isCaughtUp: true };
    }
    const rolledBackTo = await findAncestor(source, head.number);
    await store.rollBack(rolledBackTo);
    source.schemaCache.clear();
    return { head, last: await store.getLastBlock(), isCaughtUp: false, rolledBackTo };
  }
  source.setBack.forget();
  if (from > end.number) return { head, last, isCaughtUp: true };

  const asked = { from, end, isNewest };
  const batch = await readComplete(source, asked).catch(async (error: unknown) => {
    if (error instanceof LogsMissingError) await readUpTo(source, asked, error.range.from - 1);
    throw error;
  });
  await store.commit(batch);
  const isCaughtUp = batch.blocks.at(-1)?.number === head.number;
  // Behind the head, the next batch is read while this one is written.
  if (isCaughtUp) await store.flush();
  return { head, last: store.getWrittenBlock(), isCaughtUp };
}

type Asked = { from: number; end: RpcBlock; isNewest: boolean };

/** @throws {LogsMissingError} when the chain has events that the batch or the database lack */
async function readComplete(source: SyncSource, asked: Asked): Promise<Batch> {
  const batch = await readRange(source, asked);
  await checkExpected(source, batch, batch.blocks.at(-1)?.number ?? asked.from);
  for (const uid of await findUnknown(source, batch)) {
    const missing = await findExpected(source, { kind: 'attested', uid, end: asked.end.number });
    if (missing) await rejectLogs(source, missing);
  }
  return batch;
}

/** Stores the complete blocks before missing logs. */
async function readUpTo(source: SyncSource, asked: Asked, to: number): Promise<void> {
  if (to < asked.from) return;
  const end = await source.client.findBlock(to);
  if (!end) throw new ChainMovedError(`Block ${to} no longer exists.`);
  await source.store.commit(await readComplete(source, { ...asked, end }));
  await source.store.flush();
}

async function fetchEnd({ client }: SyncSource, number: number, head: RpcBlock): Promise<RpcBlock> {
  const block = number === head.number ? head : await client.findBlock(number);
  if (!block) throw new ChainMovedError(`Block ${number} no longer exists.`);
  return block;
}

/** True if the last known block is not `end` or one of its ancestors. */
async function hasLeftChain({ client }: SyncSource, last: BlockRow, end: RpcBlock): Promise<boolean> {
  if (end.number < last.number) return true;
  if (end.number === last.number) return end.hash !== last.hash;
  if (end.number === last.number + 1) return end.parentHash !== last.hash;
  const block = await client.findBlock(last.number);
  if (!block) throw new ChainMovedError(`The node knows block ${end.number}, and no block ${last.number}.`);
  return block.hash !== last.hash;
}

/**
 * The newest stored block that is still on the chain; null if none is. Blocks name their parents by hash, so a binary
 * search works.
 */
async function findAncestor(
  source: { client: ChainClient; store: Store },
  headNumber: number,
): Promise<number | null> {
  const numbers = await source.store.getBlockNumbers(headNumber);
  let known = -1;
  let gone = numbers.length;
  // Most reorganizations are shallow: searches backwards in growing steps first.
  for (let step = 1; gone - known > 1; step *= 2) {
    const index = Math.max(known + 1, gone - step);
    if (await isOnChain(source, numbers[index])) {
      known = index;
      break;
    }
    gone = index;
  }
  while (gone - known > 1) {
    const middle = Math.floor((known + gone) / 2);
    if (await isOnChain(source, numbers[middle])) known = middle;
    else gone = middle;
  }
  return numbers[known] ?? null;
}

async function isOnChain(
  { client, store }: { client: ChainClient; store: Store },
  number: number | undefined,
) {
  if (number === undefined) return false;
  const remembered = await store.findBlock(number);
  return remembered !== null && remembered.hash === (await client.findBlock(number))?.hash;
}

/** Decides when a lower head means that the chain was reset. */
export type SetBackWatch = { isBelievable: () => boolean; forget: () => void };

/**
 * A single node with a lower head was reset (`patienceMs: 0`). Behind a shared address some nodes are late, so there a
 * reset is accepted only after it has lasted.
 */
export function createSetBackWatch({
  patienceMs,
  now = Date.now,
}: {
  patienceMs: number;
  now?: () => number;
}): SetBackWatch {
  let since: number | undefined;
  return {
    isBelievable() {
      since ??= now();
      return now() - since >= patienceMs;
    },
    forget() {
      since = undefined;
    },
  };
}
