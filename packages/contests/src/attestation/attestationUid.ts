import type { Hex } from 'viem';
import { keccak256, writeHex } from '../abi/hex.ts';
import type { Attestation } from './attestation.ts';

/** The fields that an attestation's UID is made of. */
export type AttestationUidFields = Pick<
  Attestation,
  'schema' | 'recipient' | 'attester' | 'time' | 'expirationTime' | 'revocable' | 'refUID' | 'data'
>;

const FIXED_BYTES = 32 + 20 + 20 + 8 + 8 + 1 + 32 + 4;

/**
 * UID of an attestation, computed from its fields as the EAS contract does.
 *
 * @param bump 0 unless the same block already held the same attestation: EAS then counts up.
 * @throws {TypeError} where a field is no whole bytes of hex, has another length than EAS gives it, or a time no uint64.
 * @example
 * ```ts
 * import { computeAttestationUid } from '@org/contests';
 *
 * const isGenuine = computeAttestationUid(attestation) === attestation.uid;
 * ```
 * @see https://github.com/ethereum-attestation-service/eas-contracts/blob/master/contracts/EAS.sol
 */
export function computeAttestationUid(fields: AttestationUidFields, bump = 0): Hex {
  return keccak256(packWithBump(packFields(fields), bump));
}

/** @internal Packs everything but the bump, which is left zero in the last four bytes. */
function packFields(fields: AttestationUidFields): Uint8Array {
  const dataSize = (fields.data.length - 2) >> 1;
  const bytes = new Uint8Array(FIXED_BYTES + dataSize);
  const view = new DataView(bytes.buffer);
  let at = 0;
  // Each in its own room: half a byte, or one that belongs to the next field, would leave the hash as it was.
  const put = (hex: Hex, size: number) => {
    if (hex.length !== 2 + 2 * size || !writeHex(hex, bytes, at)) throw new TypeError('A field is no hex.');
    at += size;
  };
  const putTime = (time: bigint) => {
    view.setBigUint64(at, time);
    if (view.getBigUint64(at) !== time) throw new TypeError('A time is no uint64.');
    at += 8;
  };
  put(fields.schema, 32);
  put(fields.recipient, 20);
  put(fields.attester, 20);
  putTime(fields.time);
  putTime(fields.expirationTime);
  view.setUint8(at++, fields.revocable ? 1 : 0);
  put(fields.refUID, 32);
  put(fields.data, dataSize);
  return bytes;
}

/** @internal Writes the bump into packed fields, in place. */
function packWithBump(packed: Uint8Array, bump: number): Uint8Array {
  new DataView(packed.buffer).setUint32(packed.length - 4, bump);
  return packed;
}

/** EAS counts the bump up while a UID is taken; more than 15 equal attestations in one block are not looked for. */
const BUMPS = 16;

/**
 * Whether an attestation is self-consistent: its UID recomputes from its fields (bump 0 to 15). Never throws.
 *
 * It is not proof that the attestation exists, and no UID covers `revocationTime`, `isOffchain` and `txid`:
 * `checkAgainstChain` verifies those.
 *
 * @example
 * ```ts
 * import { isAttestationUidTrue } from '@org/contests';
 *
 * const consistent = attestations.filter(isAttestationUidTrue);
 * ```
 */
export function isAttestationUidTrue(attestation: Attestation): boolean {
  return followsFromFields(attestation, BUMPS);
}

/** @internal Whether a UID follows from the fields with a bump below `bumps`. */
export function followsFromFields(attestation: Attestation, bumps: number): boolean {
  try {
    const packed = packFields(attestation);
    const uid = attestation.uid.toLowerCase();
    for (let bump = 0; bump < bumps; bump++) {
      if (keccak256(packWithBump(packed, bump)) === uid) return true;
    }
    return false;
  } catch {
    return false;
  }
}

/** Less than a frame, so that a page stays alive meanwhile. */
const SLICE_MS = 8;

/** Filters a list as `filter` does, and lets others have a turn whenever it has taken a while. */
export async function filterInSlices<Item>(
  items: readonly Item[],
  isWanted: (item: Item) => boolean,
  signal: AbortSignal | undefined,
): Promise<readonly Item[]> {
  const wanted: Item[] = [];
  let sliceEnds = performance.now() + SLICE_MS;
  for (const item of items) {
    if (isWanted(item)) wanted.push(item);
    if (performance.now() < sliceEnds) continue;
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    sliceEnds = performance.now() + SLICE_MS;
  }
  return wanted;
}
