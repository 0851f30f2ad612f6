import type { Address } from 'viem';
import { getDraftId, toDraftContent } from './draftPlace.ts';
import type { DraftsClient } from './draftsClient.ts';
import { writeAgreed } from './keptHere.ts';
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
