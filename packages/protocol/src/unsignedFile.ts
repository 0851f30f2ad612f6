import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { ChainConfig } from '@org/chain-config';
import { keccak256, stringToHex } from 'viem';
import { UsageError } from './errors.ts';
import type { Creatable } from './inspect.ts';

const DESCRIPTION = 'Laurel: what the chain lacks, in this order';

/** The data is complete: the Transaction Builder need not encode a call. */
const NO_METHOD = { contractMethod: null, contractInputsValues: null };

type Json = null | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * The steps as a file of Safe's Transaction Builder, which is also a plain list of `to`, `value` and `data`. Equal steps
 * make equal files, so two people can compare what they are to sign.
 *
 * @see https://help.safe.global/en/articles/234052-transaction-builder
 */
export function toSafeBatch({ chain }: ChainConfig, steps: readonly Creatable[]): string {
  const transactions = steps.flatMap(({ step }) =>
    'signed' in step ? [] : { to: step.to, value: String(step.value), data: step.data, ...NO_METHOD },
  );
  // Versions of the Transaction Builder differ in whether the name is part of the checksum; without one they agree.
  const meta = { name: null, description: DESCRIPTION };
  const batch = { version: '1.0', chainId: String(chain.id), createdAt: 0, meta, transactions };
  // Without its checksum, the Transaction Builder warns that the file was changed.
  const checksum = keccak256(stringToHex(serialize(batch)));
  return `${JSON.stringify({ ...batch, meta: { ...meta, checksum } }, null, 2)}\n`;
}

/** The form that the Transaction Builder hashes: each object as its sorted keys, then their values. */
function serialize(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(serialize).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  const keys = JSON.stringify(members.map(([key]) => key));
  return `{${keys}${members.map(([, member]) => `${serialize(member)},`).join('')}}`;
}

/** @throws {UsageError} if the file has something else */
export function writeUnsignedFile(path: string, text: string): void {
  if (existsSync(path) && !readFileSync(path, 'utf8').includes(`"description": "${DESCRIPTION}"`))
    throw new UsageError(`${path} exists and is not a file of this command. Choose another name.`);
  writeFileSync(path, text);
}
