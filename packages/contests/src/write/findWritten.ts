import type { Hex } from 'viem';
import { hexToBytes } from '../abi/hex.ts';
import { keccak256 } from '../abi/keccak256.ts';
import { fetchAttestations } from '../chain/fetchAttestations.ts';
import { fetchLatestBlock } from '../chain/fetchLatestBlock.ts';
import { fetchLogs } from '../chain/fetchLogs.ts';
import type { WriteSource } from './writeTypes.ts';

/** What was to be written, as far as it is known: with it, it is found without the hash of its transaction. */
export type Written = {
  readonly act: 'attest' | 'revoke';
  readonly schemaUid?: Hex | undefined;
  /** Keccak-256 of the attestation's data. */
  readonly dataHash?: Hex | undefined;
  /** Of the attestation that was to be revoked. */
  readonly uid?: Hex | undefined;
};

/**
 * Looks on the chain for what the account wrote from a block on, whoever sent the transaction; null where it is not
 * there (yet), or where too little is known to tell it from others.
 */
export async function findWritten(
  source: Pick<WriteSource, 'client' | 'config' | 'account'>,
  { act, schemaUid, dataHash, uid }: Written,
  { from, signal }: { readonly from: bigint; readonly signal: AbortSignal },
): Promise<{ readonly uid: Hex; readonly transactionHash: Hex } | null> {
  const isEnough = act === 'attest' ? dataHash !== undefined : uid !== undefined;
  if (!schemaUid || !isEnough) return null;
  const { number: to } = await fetchLatestBlock(source.client);
  if (to < from) return null;
  const range = { schemas: [schemaUid.toLowerCase() as Hex], attesters: [source.account], from, to };
  const logs = (await fetchLogs(source, range, { signal })).filter(({ kind }) =>
    act === 'attest' ? kind === 'attested' : kind === 'revoked',
  );
  if (act === 'revoke') return logs.find((log) => log.uid === uid?.toLowerCase()) ?? null;
  const attestations = await fetchAttestations(
    source,
    logs.map((log) => log.uid),
    { signal },
  );
  const isIt = (each: Hex) => {
    const bytes = hexToBytes(attestations.get(each)?.data ?? '');
    return bytes !== null && keccak256(bytes) === dataHash?.toLowerCase();
  };
  return logs.find((log) => isIt(log.uid)) ?? null;
}
