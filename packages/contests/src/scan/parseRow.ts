import type { Address, Hex } from 'viem';
import { checksumAddress } from '../abi/checksumAddress.ts';
import { lowerCase } from '../abi/hex.ts';
import type { Attestation } from '../attestation/attestation.ts';

const UID = /^0x[0-9a-fA-F]{64}$/;
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const BYTES = /^0x(?:[0-9a-fA-F]{2})*$/;

/** An attestation as the scan tells it; null where its shape is none. UIDs come out lower case, addresses EIP-55. */
export function parseRow(row: unknown): Attestation | null {
  if (typeof row !== 'object' || row === null) return null;
  const fields = row as Readonly<Record<string, unknown>>;
  const uid = parseUid(fields.id);
  const schema = parseUid(fields.schemaId);
  const refUID = parseUid(fields.refUID);
  const recipient = parseAddress(fields.recipient);
  const attester = parseAddress(fields.attester);
  const time = parseSeconds(fields.time);
  const expirationTime = parseSeconds(fields.expirationTime);
  const revocationTime = parseSeconds(fields.revocationTime);
  const { data, revocable, isOffchain } = fields;
  const txid = parseUid(fields.txid);
  if (!uid || !schema || !refUID || !recipient || !attester) return null;
  if (time === null || expirationTime === null || revocationTime === null) return null;
  if (typeof data !== 'string' || !BYTES.test(data)) return null;
  if (typeof revocable !== 'boolean' || typeof isOffchain !== 'boolean') return null;
  return {
    uid,
    schema,
    recipient,
    attester,
    time,
    expirationTime,
    revocationTime,
    revocable,
    refUID,
    // Checked to be hex right above.
    data: lowerCase(data as Hex),
    isOffchain,
    ...(txid && { txid }),
  };
}

/** A UID or transaction hash in lower case; null for anything else. */
function parseUid(value: unknown): Hex | null {
  // The pattern is what makes it Hex.
  return typeof value === 'string' && UID.test(value) ? lowerCase(value as Hex) : null;
}

function parseAddress(value: unknown): Address | null {
  return typeof value === 'string' && ADDRESS.test(value) ? checksumAddress(value) : null;
}

function parseSeconds(value: unknown): bigint | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : null;
}
