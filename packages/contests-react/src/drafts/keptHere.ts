import type { Address } from 'viem';
import { listStored, readStored, removeStored, writeStored } from '../base/provider/storage.ts';
import { getDraftId, toDraftContent } from './draftPlace.ts';
import type { DraftsClient } from './draftsClient.ts';
import { listReviewDrafts } from './reviewDraft.ts';

/**
 * Uploads the review drafts of this address from this browser, without those of sealed contests, which nobody else may
 * read. Drafts that exist on the server stay as they are: a conflict is resolved in the review form. `openId`: the open
 * draft, which syncs itself.
 */
export async function moveDraftsOver(client: DraftsClient, address: Address, openId?: string): Promise<void> {
  const there = new Set([openId, ...(await client.list()).map(({ id }) => id)]);
  for (const { contest, entry, draft, isSealed } of listReviewDrafts(address)) {
    const place = { kind: 'review', contest, entry } as const;
    const id = getDraftId(place);
    if (isSealed || there.has(id)) continue;
    const answer = await client.save({ id, content: toDraftContent(place, draft) });
    if (answer.ok) writeAgreed(address, id, { version: answer.value.version, text: JSON.stringify(draft) });
  }
}

/** The last version that was equal on the server and in this browser. */
export type Agreed = { readonly version: string; readonly text: string };

const BASE = 'laurel.draft.server';
const getOptionKey = (address: Address) => `laurel.draft.keep ${address.toLowerCase()}`;
const getPrefix = (address: Address) => `${BASE} ${address.toLowerCase()} `;

/** True if this address has turned on saving to the server in this browser. Off by default. */
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
