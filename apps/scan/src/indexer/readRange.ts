import type { EasEvent } from '../eas/easEvent.ts';
import { ChainMovedError, RpcError } from '../rpc/errors.ts';
import type { RpcBlock } from '../rpc/parseRpc.ts';
import type { Batch } from '../store/tables.ts';
import { checkLogs, type LogCheck } from './missingLogs.ts';
import { BatchFullError, type BatchSource, readBatch } from './readBatch.ts';

export type RangeSource = BatchSource & {
  range: Range;
  check: LogCheck;
  /**
   * How many of the newest blocks are read one by one by hash: behind a shared address, late nodes silently omit the
   * logs of blocks that they do not have, unless they are asked for a block by hash. 0 for a single node.
   */
  newestBlocks: number;
};

/** How much to ask for at once. */
export type Range = {
  /** Blocks per `eth_getLogs`: grows while there are few events, halved when the node refuses. */
  blocks: number;
  wasRefused: boolean;
  /** Events per batch; fewer while they are large. */
  events: number;
};

const MAX_RANGE = 10_000;
/** Starts small: the number of events per block is unknown. */
const FIRST_RANGE = 16;
/** More events per batch are not faster, and take more memory. */
const MAX_EVENTS = 1_000;

export function createRange(blocks = FIRST_RANGE): Range {
  return { blocks, wasRefused: false, events: MAX_EVENTS };
}

/**
 * Reads everything from a block up to `end`, or up to an earlier block if one batch cannot hold it all.
 *
 * The chain may change between two requests. `end` was on it before the events were read; if it still is afterwards,
 * the events belong to the same branch.
 *
 * @throws {ChainMovedError} when they may not be
 * @throws {LogsMissingError} when the endpoint omits some
 */
export async function readRange(
  source: RangeSource,
  { from, end, isNewest }: { from: number; end: RpcBlock; isNewest: boolean },
): Promise<Batch> {
  const { events: all, known } = isNewest
    ? await fetchNewestEvents(source, { from, end })
    : { events: await fetchEvents(source, { from, to: end.number }), known: [end] };
  await checkLogs(source, all, { from, to: end.number, known });
  const { to, batch } = await readWhatFits(source, all, { from, to: end.number });
  const last = to === end.number ? end : await source.client.findBlock(to);
  if (!last) throw new ChainMovedError(`Block ${to} no longer exists.`);
  if (to < end.number) source.range.blocks = to - from + 1;

  if (all.length > 0) {
    const still = await source.client.findBlock(end.number);
    if (still?.hash !== end.hash) throw new ChainMovedError(`Block ${end.number} has changed.`);
  }
  const blocks = batch.blocks.filter(({ number, hash }) => {
    if (number === to && hash !== last.hash) throw new ChainMovedError(`Block ${to} has changed.`);
    return number !== to;
  });
  return { ...batch, blocks: [...blocks, { number: to, hash: last.hash, time: last.time }] };
}

/** A batch that ends before the block that exceeds its limit; at least one block. */
async function readWhatFits(
  source: RangeSource,
  all: readonly EasEvent[],
  asked: { from: number; to: number },
): Promise<{ to: number; batch: Batch }> {
  const { range } = source;
  const tooMany = all[range.events];
  let to = tooMany ? Math.max(asked.from, tooMany.blockNumber - 1) : asked.to;
  for (;;) {
    const events = all.filter(({ blockNumber }) => blockNumber <= to);
    try {
      const batch = await readBatch(source, events);
      range.events = Math.min(MAX_EVENTS, range.events * 2);
      return { to, batch };
    } catch (error) {
      if (!(error instanceof BatchFullError)) throw error;
      to = error.block - 1;
      range.events = Math.max(1, all.filter(({ blockNumber }) => blockNumber <= to).length);
      // Some schemas may belong to the removed blocks.
      source.schemaCache.clear();
    }
  }
}

async function fetchEvents({ client, range }: RangeSource, asked: { from: number; to: number }) {
  try {
    const events = await client.fetchEvents(asked);
    if (asked.to - asked.from + 1 === range.blocks && events.length < MAX_EVENTS / 2) {
      range.blocks = Math.min(MAX_RANGE, Math.ceil(range.blocks * (range.wasRefused ? 1.25 : 2)));
    }
    return events;
  } catch (error) {
    // A refusal depends on the size of the range; a timeout may as well.
    if (error instanceof RpcError && (error.code === 'rpc-refused' || error.code === 'rpc-unreachable')) {
      range.blocks = Math.max(1, Math.ceil((asked.to - asked.from + 1) / 2));
      range.wasRefused = true;
    }
    throw error;
  }
}

/** Block by block, so that the answering node must know each block. */
async function fetchNewestEvents(
  { client }: RangeSource,
  { from, end }: { from: number; end: RpcBlock },
): Promise<{ events: EasEvent[]; known: RpcBlock[] }> {
  const hashes = [end.hash];
  const known = [end];
  let parent = end.parentHash;
  for (let number = end.number - 1; number >= from; number--) {
    hashes.unshift(parent);
    if (number === from) break;
    const block = await client.findBlock(number);
    if (block?.hash !== parent) throw new ChainMovedError(`Block ${number} has changed.`);
    known.push(block);
    parent = block.parentHash;
  }
  try {
    const events = (await Promise.all(hashes.map((hash) => client.fetchBlockEvents(hash)))).flat();
    return { events, known };
  } catch (error) {
    if (!(error instanceof RpcError) || error.code !== 'rpc-refused') throw error;
    throw new ChainMovedError(`The node does not know block ${end.number} yet.`, { cause: error });
  }
}
