import type { Hex } from 'viem';
import { multicall, readContract } from 'viem/actions';
import type { Attestation } from '../attestation/attestation.ts';
import type { ChainReadOptions, ChainSource } from './chainReader.ts';
import { easAbi } from './easAbi.ts';
import { isConnectionLost } from './isConnectionLost.ts';

const BATCH = 250;
const NO_UID = /^0x0{64}$/;

/**
 * Attestations by UID, in batches through Multicall3 (one by one on a chain that has none). A batch that the endpoint
 * refuses is halved, so that a few huge attestations hide no other. What the chain does not have is left out.
 */
export async function fetchAttestations(
  source: ChainSource,
  uids: readonly Hex[],
  { signal, onProgress }: ChainReadOptions = {},
): Promise<ReadonlyMap<Hex, Attestation>> {
  const found = new Map<Hex, Attestation>();
  const size = source.config.chain.contracts?.multicall3 ? BATCH : 1;
  const batches: (readonly Hex[])[] = [];
  for (let start = 0; start < uids.length; start += size) batches.unshift(uids.slice(start, start + size));
  let done = 0;
  for (let batch = batches.pop(); batch; batch = batches.pop()) {
    signal?.throwIfAborted();
    const rows = await fetchBatch(source, batch);
    if (rows === null) {
      const half = Math.ceil(batch.length / 2);
      batches.push(batch.slice(half), batch.slice(0, half));
      continue;
    }
    for (const row of rows) if (!NO_UID.test(row.uid)) found.set(row.uid, { ...row, isOffchain: false });
    done += batch.length;
    onProgress?.({ step: 'attestations', done, total: uids.length });
  }
  return found;
}

type Row = Omit<Attestation, 'isOffchain' | 'txid'>;

/** Null where the batch has to be smaller. */
async function fetchBatch(
  { client, config }: ChainSource,
  uids: readonly Hex[],
): Promise<readonly Row[] | null> {
  const call = { address: config.eas.contract, abi: easAbi, functionName: 'getAttestation' } as const;
  const [only] = uids;
  if (uids.length === 1 && only) return [await readContract(client, { ...call, args: [only] })];
  try {
    return await multicall(client, {
      contracts: uids.map((uid) => ({ ...call, args: [uid] }) as const),
      allowFailure: false,
      batchSize: 0,
      ...(config.chain.contracts?.multicall3 && {
        multicallAddress: config.chain.contracts.multicall3.address,
      }),
    });
  } catch (error) {
    if (isConnectionLost(error)) throw error;
    return null;
  }
}
