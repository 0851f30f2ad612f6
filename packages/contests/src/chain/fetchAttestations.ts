import type { Hex } from 'viem';
import { getCode, multicall, readContract } from 'viem/actions';
import type { Attestation } from '../base/attestation.ts';
import { filterSelfConsistent } from '../base/attestationUid.ts';
import { ChainError } from '../base/errors.ts';
import { lowerCase } from '../base/hex.ts';
import { pause } from './abortable.ts';
import type { ChainReadOptions, ChainSource } from './chainReader.ts';
import { askPatiently, isConnectionLost } from './endpointErrors.ts';
import { easAbi } from './generated/easAbi.ts';

/** Attestations per Multicall3 call. */
const BATCH = 250;

/** Parallel requests without Multicall3. */
const AT_ONCE = 10;

/** More equal attestations than fit into a block: every UID of an honest endpoint recomputes with fewer bumps. */
const BUMPS = 1_024;

const NO_UID = /^0x0{64}$/;

/**
 * Fetches attestations by UID, in batches through Multicall3, or one by one on a chain without it. A batch that the
 * endpoint rejects is halved, so that a few huge attestations do not make others unreadable. Unknown UIDs are omitted.
 *
 * @throws {ChainError} `chain-answer` if a UID does not recompute from the returned fields
 */
export async function fetchAttestations(
  source: ChainSource,
  uids: readonly Hex[],
  { signal, onProgress }: ChainReadOptions = {},
): Promise<ReadonlyMap<Hex, Attestation>> {
  const found = new Map<Hex, Attestation>();
  let hasMulticall = source.config.chain.contracts?.multicall3 !== undefined;
  let isChecked = false;
  let size = BATCH;
  let done = 0;
  while (done < uids.length) {
    signal?.throwIfAborted();
    const batch = uids.slice(done, done + (hasMulticall ? size : AT_ONCE));
    let rows: readonly Row[];
    try {
      rows = await askPatiently(signal, () =>
        hasMulticall && batch.length > 1 ? fetchBatch(source, batch) : fetchEach(source, batch),
      );
    } catch (error) {
      signal?.throwIfAborted();
      if (batch.length === 1 || !hasMulticall || isConnectionLost(error)) throw error;
      if (!isChecked) hasMulticall = await isMulticallDeployed(source);
      isChecked = true;
      size = Math.ceil(batch.length / 2);
      continue;
    }
    const there = rows.flatMap((row) => (NO_UID.test(row.uid) ? [] : { ...row, isOffchain: false }));
    const genuine = await filterSelfConsistent(there, { bumps: BUMPS, signal });
    if (genuine.length < there.length) {
      const detail = 'The endpoint returned an attestation whose UID does not recompute from its fields';
      throw new ChainError({ code: 'chain-answer', chainId: source.config.chain.id, detail });
    }
    for (const row of genuine) found.set(row.uid, row);
    done += batch.length;
    size = Math.min(BATCH, size * 2);
    onProgress?.({ step: 'attestations', done, total: uids.length });
  }
  return found;
}

/** The delay before unknown UIDs are asked for again. */
const PAUSE_MS = 1_000;

/**
 * Fetches attestations by UID, and asks once more for those that the endpoint does not have: one of its nodes may lag
 * behind. UIDs that are unknown both times are omitted.
 *
 * @throws {ChainError} `chain-answer` if a UID does not recompute from the returned fields
 */
export async function fetchAttestationsTwice(
  source: ChainSource,
  uids: readonly Hex[],
  options: ChainReadOptions = {},
): Promise<ReadonlyMap<Hex, Attestation>> {
  const found = await fetchAttestations(source, uids, options);
  const absent = uids.filter((uid) => !found.has(lowerCase(uid)));
  if (absent.length === 0) return found;
  await pause(PAUSE_MS, options.signal);
  return new Map([...found, ...(await fetchAttestations(source, absent, options))]);
}

type Row = Omit<Attestation, 'isOffchain' | 'txid'>;

async function fetchBatch({ client, config }: ChainSource, uids: readonly Hex[]): Promise<readonly Row[]> {
  const { contracts } = config.chain;
  return multicall(client, {
    contracts: uids.map((uid) => ({ ...getCall(config), args: [uid] }) as const),
    allowFailure: false,
    batchSize: 0,
    ...(contracts?.multicall3 && { multicallAddress: contracts.multicall3.address }),
  });
}

async function fetchEach({ client, config }: ChainSource, uids: readonly Hex[]): Promise<readonly Row[]> {
  return Promise.all(uids.map((uid) => readContract(client, { ...getCall(config), args: [uid] })));
}

function getCall(config: ChainSource['config']) {
  return { address: config.eas.contract, abi: easAbi, functionName: 'getAttestation' } as const;
}

/** A config may name Multicall3 although it is not deployed. */
async function isMulticallDeployed({ client, config }: ChainSource): Promise<boolean> {
  const address = config.chain.contracts?.multicall3?.address;
  if (!address) return false;
  const code = await getCode(client, { address });
  return code !== undefined && code !== '0x';
}
