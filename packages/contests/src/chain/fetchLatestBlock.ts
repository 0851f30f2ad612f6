import type { Client } from 'viem';
import { getBlock } from 'viem/actions';
import type { Block } from '../block.ts';

/** The latest block of a chain. */
export async function fetchLatestBlock(client: Client): Promise<Block> {
  const { number, hash, timestamp } = await getBlock(client, { blockTag: 'latest' });
  return { number, hash, time: timestamp };
}
