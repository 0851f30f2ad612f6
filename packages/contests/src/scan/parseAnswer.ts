import type { Address, Hex } from 'viem';
import { checksumAddress } from '../abi/address.ts';
import { lowerCase } from '../abi/hex.ts';
import type { Attestation } from '../attestation/attestation.ts';
import { ScanError } from '../errors.ts';

/**
 * The rows of an answer.
 *
 * @throws {ScanError} `scan-answer` where one of them has not the shape of an attestation: such a scan is broken.
 */
export function parseRows(rows: unknown, endpoint: string): readonly Attestation[] {
  if (!Array.isArray(rows)) throw unexpected('no list of attestations', endpoint);
  return rows.map((row) => {
    const attestation = parseRow(row);
    if (!attestation) throw unexpected('something that is no attestation', endpoint);
    return attestation;
  });
}

/** @throws {ScanError} `scan-answer` where the answer holds no count. */
export function parseCount(aggregate: unknown, endpoint: string): number {
  const count = readField(readField(aggregate, '_count'), '_all');
  if (typeof count === 'number' && Number.isSafeInteger(count) && count >= 0) return count;
  throw unexpected('no count', endpoint);
}

/** A field of an object; undefined for everything that is none. */
export function readField(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

function unexpected(what: string, endpoint: string): ScanError {
  return new ScanError({
    code: 'scan-answer',
    endpoint,
    retryable: false,
    detail: `The scan answered with ${what}`,
  });
}

const UID = /^0x[0-9a-fA-F]{64}$/;
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const BYTES = /^0x(?:[0-9a-fA-F]{2})*$/;

/** An attestation as the scan tells it; null where its shape is none. UIDs come out lower case, addresses EIP-55. */
function parseRow(row: unknown): Attestation | null {
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
