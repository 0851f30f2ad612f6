import type { Hex } from 'viem';
import type { Attestation } from './attestation.ts';
import { writeHex } from './hex.ts';
import { keccak256 } from './keccak256.ts';

/** The fields that an attestation's UID is computed from. */
export type AttestationUidFields = Pick<
  Attestation,
  'schema' | 'recipient' | 'attester' | 'time' | 'expirationTime' | 'revocable' | 'refUID' | 'data'
>;

const FIXED_BYTES = 32 + 20 + 20 + 8 + 8 + 1 + 32 + 4;

/**
 * Computes an attestation's UID from its fields, as the EAS contract does.
 *
 * @param bump 0, unless the same block already contained an equal attestation: EAS then counts up
 * @throws {TypeError} if a field is not whole bytes of hex or has the wrong length, or if a time exceeds uint64
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

/** Packs all fields and leaves four zero bytes for the bump. */
function packFields(fields: AttestationUidFields): Uint8Array {
  const dataSize = (fields.data.length - 2) >> 1;
  const bytes = new Uint8Array(FIXED_BYTES + dataSize);
  const view = new DataView(bytes.buffer);
  let at = 0;
  // Checks each length: otherwise bytes could move from one field to the next without changing the hash.
  const put = (hex: Hex, size: number) => {
    if (hex.length !== 2 + 2 * size || !writeHex(hex, bytes, at))
      throw new TypeError('A field is not hex of the expected length.');
    at += size;
  };
  const putTime = (time: bigint) => {
    view.setBigUint64(at, time);
    if (view.getBigUint64(at) !== time) throw new TypeError('A time exceeds uint64.');
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

/** Writes the bump into packed fields, in place. */
function packWithBump(packed: Uint8Array, bump: number): Uint8Array {
  new DataView(packed.buffer).setUint32(packed.length - 4, bump);
  return packed;
}

/** EAS increments the bump while a UID is taken; more than 15 equal attestations in one block are not expected. */
const BUMPS = 16;

/**
 * True if an attestation is self-consistent: its UID recomputes from its fields (bump 0 to 15). Never throws.
 *
 * This does not prove that the attestation exists, and the UID does not cover `revocationTime`, `isOffchain` and
 * `txid`: `checkActsAgainstChain` verifies those.
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

function followsFromFields(attestation: Attestation, bumps: number): boolean {
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

/** Less than a frame, so that a page stays responsive. */
const SLICE_MS = 8;

/** Cached outcomes for `BUMPS` bumps only: another number of bumps may have another outcome. */
const outcomes = new WeakMap<Attestation, boolean>();

function check(row: Attestation, bumps: number): boolean {
  if (bumps !== BUMPS) return followsFromFields(row, bumps);
  const outcome = outcomes.get(row) ?? followsFromFields(row, BUMPS);
  outcomes.set(row, outcome);
  return outcome;
}

/** Missing in TypeScript's DOM types, and in some browsers and Node. */
type WithScheduler = { readonly scheduler?: { readonly yield?: () => Promise<void> } };

/** Lets other tasks run. Browsers delay repeated timers by 4 ms. */
const rest = (): Promise<unknown> =>
  (globalThis as WithScheduler).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/**
 * The self-consistent rows of a list. Hashing many rows takes long, so this yields to the event loop after each time
 * slice, and rows that an earlier or concurrent call has checked are not hashed again.
 *
 * @param options.bumps the number of bumps to try; 16 by default
 */
export async function filterSelfConsistent(
  rows: readonly Attestation[],
  { bumps = BUMPS, signal }: { readonly bumps?: number; readonly signal?: AbortSignal | undefined },
): Promise<readonly Attestation[]> {
  const consistent: Attestation[] = [];
  let sliceEnds = performance.now() + SLICE_MS;
  for (const row of rows) {
    if (check(row, bumps)) consistent.push(row);
    if (performance.now() < sliceEnds) continue;
    await rest();
    signal?.throwIfAborted();
    sliceEnds = performance.now() + SLICE_MS;
  }
  return consistent;
}
