import type { Address, Hex } from 'viem';
import { checksumAddress } from '../base/address.ts';
import type { Attestation } from '../base/attestation.ts';
import { ScanError } from '../base/errors.ts';
import { lowerCase } from '../base/hex.ts';

/**
 * Parses the rows of an answer.
 *
 * @throws {ScanError} `scan-answer` if one of them does not have the shape of an attestation: such a scan is broken
 */
export function parseRows(rows: unknown, endpoint: string): readonly Attestation[] {
  if (!Array.isArray(rows)) throw unexpected('without a list of attestations', endpoint);
  return rows.map((row) => {
    const attestation = parseRow(row);
    if (!attestation) throw unexpected('with a malformed attestation', endpoint);
    return attestation;
  });
}

/** @throws {ScanError} `scan-answer` if the answer has no count */
export function parseCount(aggregate: unknown, endpoint: string): number {
  const count = readField(readField(aggregate, '_count'), '_all');
  if (typeof count === 'number' && Number.isSafeInteger(count) && count >= 0) return count;
  throw unexpected('without a count', endpoint);
}

/** A field of an object; undefined for non-objects. */
function readField(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

function unexpected(how: string, endpoint: string): ScanError {
  return new ScanError({
    code: 'scan-answer',
    endpoint,
    retryable: false,
    detail: `The scan answered ${how}`,
  });
}

const UID = /^0x[0-9a-fA-F]{64}$/;
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const BYTES = /^0x(?:[0-9a-fA-F]{2})*$/;

/** Parses an attestation; null if it is malformed. UIDs are normalized to lower case, addresses to EIP-55. */
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
    // Checked to be hex above.
    data: lowerCase(data as Hex),
    isOffchain,
    ...(txid && { txid }),
  };
}

/** A UID or transaction hash in lower case; null for anything else. */
function parseUid(value: unknown): Hex | null {
  // The pattern ensures that it is hex.
  return typeof value === 'string' && UID.test(value) ? lowerCase(value as Hex) : null;
}

function parseAddress(value: unknown): Address | null {
  return typeof value === 'string' && ADDRESS.test(value) ? checksumAddress(value) : null;
}

function parseSeconds(value: unknown): bigint | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : null;
}
