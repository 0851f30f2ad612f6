import type { Attestation } from '../attestation/attestation.ts';
import { ScanError } from '../errors.ts';
import { parseRow } from './parseRow.ts';

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
