import { parseSchemaDefinition } from '../decoded/parseSchemaDefinition.ts';
import { ChainMovedError, RpcError } from '../errors.ts';
import type { RpcBlock } from '../rpc/parseRpc.ts';
import type { Store } from '../store/createStore.ts';
import type { BlockRow } from '../store/tables.ts';
import type { SetBackWatch } from './createSetBackWatch.ts';
import { findAncestor } from './findAncestor.ts';
import { type BatchSource, readBatch } from './readBatch.ts';

export type SyncSource = BatchSource & {
  store: Store;
  startBlock: number;
  /** How many blocks to ask the logs of at once: halved when refused, grows back slowly. */
  range: { blocks: number };
  setBack: SetBackWatch;
};

export type SyncStep = {
  head: RpcBlock;
  /** The block up to which everything is known now. */
  last: BlockRow | null;
  /** Nothing more to read until the chain grows. */
  isCaughtUp: boolean;
  /** Rolled back to this block (null: to nothing); undefined when the chain is still the one we know. */
  rolledBackTo?: number | null;
};

export const MAX_RANGE = 10_000;
const MAX_EVENTS = 2_000;

/** One step: looks where the chain is, takes back what is no longer on it, reads one range further. */
export async function syncOnce(source: SyncSource): Promise<SyncStep> {
  const { client, store, startBlock } = source;
  const [head, last] = await Promise.all([client.fetchHead(), store.getLastBlock()]);

  if (last && (await hasLeftChain(source, last, head))) {
    if (head.number < last.number && !source.setBack.isBelievable()) return { head, last, isCaughtUp: true };
    const rolledBackTo = await findAncestor(source, head.number);
    await store.rollBack(rolledBackTo);
    source.definitions.clear();
    return { head, last: await store.getLastBlock(), isCaughtUp: false, rolledBackTo };
  }
  source.setBack.forget();

  const from = last ? last.number + 1 : startBlock;
  if (from > head.number) return { head, last, isCaughtUp: true };
  const to = await readRange(source, { from, head });
  return { head, last: to, isCaughtUp: to.number === head.number };
}

async function hasLeftChain({ client }: SyncSource, last: BlockRow, head: RpcBlock): Promise<boolean> {
  if (head.number < last.number) return true;
  if (head.number === last.number) return head.hash !== last.hash;
  if (head.number === last.number + 1) return head.parentHash !== last.hash;
  const block = await client.findBlock(last.number);
  if (!block) throw new ChainMovedError(`The node knows block ${head.number}, and no block ${last.number}.`);
  return block.hash !== last.hash;
}

async function readRange(
  source: SyncSource,
  { from, head }: { from: number; head: RpcBlock },
): Promise<BlockRow> {
  const { client, store, range } = source;
  await knowDefinitions(source);
  let to = Math.min(head.number, from + range.blocks - 1);
  let events = await fetchEvents(source, { from, to });

  const tooMany = events[MAX_EVENTS];
  if (tooMany && tooMany.blockNumber > from) {
    to = tooMany.blockNumber - 1;
    range.blocks = to - from + 1;
    events = events.filter(({ blockNumber }) => blockNumber <= to);
  }

  const end = to === head.number ? head : await client.findBlock(to);
  if (!end) throw new ChainMovedError(`Block ${to} is gone.`);
  const batch = await readBatch(source, events);
  const newest = batch.blocks.at(-1);
  if (newest?.number === end.number && newest.hash !== end.hash)
    throw new ChainMovedError(`Block ${to} is another.`);
  if (newest && newest.number !== end.number) {
    // The events may have come from a branch that the chain has left in the meantime.
    const block = await client.findBlock(newest.number);
    if (block?.hash !== newest.hash) throw new ChainMovedError(`Block ${newest.number} is another.`);
  }
  const last = { number: end.number, hash: end.hash, time: end.time };
  const blocks = [...batch.blocks.filter(({ number }) => number !== end.number), last];
  await store.commit({ ...batch, blocks });
  return last;
}

async function fetchEvents({ client, range }: SyncSource, asked: { from: number; to: number }) {
  try {
    const events = await client.fetchEvents(asked);
    if (asked.to - asked.from + 1 === range.blocks) {
      range.blocks = Math.min(MAX_RANGE, Math.ceil(range.blocks * 1.25));
    }
    return events;
  } catch (error) {
    // A refusal is about the size of the question; an endpoint that does not answer may have found it too large as well.
    if (error instanceof RpcError && (error.code === 'rpc-refused' || error.code === 'rpc-unreachable')) {
      range.blocks = Math.max(1, Math.ceil((asked.to - asked.from + 1) / 2));
    }
    throw error;
  }
}

async function knowDefinitions({ store, definitions }: SyncSource) {
  if (definitions.size > 0) return;
  for (const [uid, text] of await store.getSchemaDefinitions())
    definitions.set(uid, parseSchemaDefinition(text));
}
