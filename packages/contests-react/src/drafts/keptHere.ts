import type { Address } from 'viem';
import { listStored, readStored, removeStored, writeStored } from '../base/provider/storage.ts';

/** The last version that was equal on the server and in this browser. */
export type Agreed = { readonly version: string; readonly text: string };

const BASE = 'laurel.draft.server';
const getOptionKey = (address: Address) => `laurel.draft.keep ${address.toLowerCase()}`;
const getPrefix = (address: Address) => `${BASE} ${address.toLowerCase()} `;

/** Whether this address has turned on saving to the server in this browser. Off by default. */
export function readIsKept(address: Address): boolean {
  return readStored(getOptionKey(address)) === true;
}

export function writeIsKept(address: Address, isKept: boolean): void {
  if (isKept) writeStored(getOptionKey(address), true);
  else removeStored(getOptionKey(address));
}

export function readAgreed(address: Address, id: string): Agreed | undefined {
  const stored = readStored(getPrefix(address) + id);
  if (typeof stored !== 'object' || stored === null || !('version' in stored) || !('text' in stored))
    return undefined;
  const { version, text } = stored;
  return typeof version === 'string' && typeof text === 'string' ? { version, text } : undefined;
}

export function writeAgreed(address: Address, id: string, agreed: Agreed | undefined): void {
  if (agreed) writeStored(getPrefix(address) + id, agreed);
  else removeStored(getPrefix(address) + id);
}

/** Forgets all agreed versions of this address. */
export function forgetAgreed(address: Address): void {
  for (const key of listStored()) if (key.startsWith(getPrefix(address))) removeStored(key);
}
