import { parseSchemaDefinition } from '../decoded/parseSchemaDefinition.ts';
import type { EasEvent } from '../eas/easEvent.ts';
import { ChainMovedError, RpcError } from '../errors.ts';
import type { RpcBlock } from '../rpc/parseRpc.ts';
import type { Store } from '../store/createStore.ts';
import type { Batch } from '../store/tables.ts';
import { type BatchSource, readBatch } from './readBatch.ts';

export type RangeSource = BatchSource & {
  store: Store;
  /** How many blocks to ask the events of at once: halved when refused, grows back slowly. */
  range: { blocks: number };
};

export const MAX_RANGE = 10_000;
const MAX_EVENTS = 2_000;

/**
 * Everything from a block up to `end`, or up to an earlier block where there is too much for one batch.
 *
 * The chain may change its mind between two answers. `end` was on it before the events were read; when it still is
 * afterwards, events and `end` are of one branch.
 *
 * @throws {ChainMovedError} when they may not be
 */
export async function readRange(
  source: RangeSource,
  { from, end }: { from: number; end: RpcBlock },
): Promise<Batch> {
  await knowDefinitions(source);
  const all = await fetchEvents(source, { from, to: end.number });
  const to = cut(all, { from, to: end.number });
  const events = all.filter(({ blockNumber }) => blockNumber <= to);
  const last = to === end.number ? end : await source.client.findBlock(to);
  if (!last) throw new ChainMovedError(`Block ${to} is gone.`);
  if (to < end.number) source.range.blocks = to - from + 1;

  const batch = await readBatch(source, events);
  if (all.length > 0) {
    const still = await source.client.findBlock(end.number);
    if (still?.hash !== end.hash) throw new ChainMovedError(`Block ${end.number} is another.`);
  }
  const blocks = batch.blocks.filter(({ number, hash }) => {
    if (number === to && hash !== last.hash) throw new ChainMovedError(`Block ${to} is another.`);
    return number !== to;
  });
  return { ...batch, blocks: [...blocks, { number: to, hash: last.hash, time: last.time }] };
}

/** The block up to which there are not too many events; one block at least. */
function cut(events: readonly EasEvent[], { from, to }: { from: number; to: number }): number {
  const tooMany = events[MAX_EVENTS];
  return tooMany ? Math.max(from, tooMany.blockNumber - 1) : to;
}

async function fetchEvents({ client, range }: RangeSource, asked: { from: number; to: number }) {
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

async function knowDefinitions({ store, definitions }: RangeSource) {
  if (definitions.size > 0) return;
  for (const [uid, text] of await store.getSchemaDefinitions()) {
    definitions.set(uid, parseSchemaDefinition(text));
  }
}
