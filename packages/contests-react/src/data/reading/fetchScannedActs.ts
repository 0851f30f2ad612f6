import type { ChainConfig } from '@org/chain-config';
import { type ActsOptions, createActsFetch } from '@org/contests';
import type { Hex } from 'viem';
import { createOrder } from '../replay/replay.ts';

type Options = ActsOptions & { readonly createWorker?: (() => Worker) | undefined };

/** Reads the acts of a contest from the scan, in a worker if they are many. */
export function fetchScannedActs(config: ChainConfig, uid: Hex, { createWorker, ...options }: Options) {
  return createActsFetch({ config, atOnce: true, order: createOrder(createWorker) })(uid, options);
}

/** The same from an answer that is there already. */
export function readServedActs(config: ChainConfig, uid: Hex, text: string) {
  return createActsFetch({ config, fetch: async () => new Response(text) })(uid);
}
