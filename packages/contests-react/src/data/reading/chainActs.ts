import type { ChainConfig } from '@org/chain-config';
import type { ContestReplay, ScannedActs } from '@org/contests';
import { createActsReader, createChainReader } from '@org/contests/chain';
import type { Hex } from 'viem';
import { createReplay } from '../replay/createReplay.ts';
import { createOrder } from '../replay/replay.ts';
import type { FrugalRead, readFrugally } from './readFrugally.ts';

export { fetchOutcome, fetchWord } from './checkScan.ts';

type Read = typeof readFrugally;
type Working = { readonly createWorker?: (() => Worker) | undefined };

/** Reads the acts of a contest from the chain. `onContest` gets the contest as it began. */
export async function fetchChainActs(
  readBy: Read,
  read: FrugalRead,
  { createWorker, onContest }: Working & { readonly onContest: (state: ContestReplay) => void },
) {
  const { chainConfig: config, uid } = read;
  const replay = createReplay(createWorker);
  const { value, isRepeatable } = await readBy(read, ({ client }, options) =>
    createActsReader({ client, config, replay }).fetchActs(uid, { ...options, onContest }),
  );
  return { lookup: value, isRepeatable };
}

type Damaged = Working & {
  readonly chainConfig: ChainConfig;
  readonly reading: ScannedActs;
  readonly signal: AbortSignal;
};

/**
 * Reads the rows of a scan from the chain whose UID did not recompute. UIDs that the chain does not have are dropped: the scan
 * invented them.
 */
export async function repairActs(
  readBy: Read,
  { chainConfig, reading, createWorker, signal }: Damaged,
): Promise<ScannedActs> {
  const { protocol, contest, rows, mismatched } = reading;
  const uids = mismatched.map(({ uid }) => uid);
  const read = { chainConfig, uid: contest.uid, force: false, signal };
  const { value } = await readBy(read, ({ client }, options) =>
    createChainReader({ client, config: chainConfig }).fetchAttestations(uids, options),
  );
  const schemas: readonly Hex[] = Object.values(protocol.schemas);
  const found = value.filter(({ refUID, schema }) => refUID === contest.uid && schemas.includes(schema));
  const ordered = await createOrder(createWorker)(
    { protocol, contest, rows: [...rows, ...found] },
    { signal },
  );
  return ordered.ok ? { ...reading, ...ordered.value, rows: [...rows, ...found] } : reading;
}
