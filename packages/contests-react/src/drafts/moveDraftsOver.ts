import type { Address } from 'viem';
import { getDraftId, toDraftContent } from './draftPlace.ts';
import type { DraftsClient } from './draftsClient.ts';
import { writeAgreed } from './keptHere.ts';
import { listReviewDrafts } from './reviewDraft.ts';

/**
 * Puts the reviews that this address has begun in this browser on the server too. What is there already stays as it
 * is: which of two versions to go on with is asked where the review is written. `openId`: the draft that is open, and
 * looks after itself.
 */
export async function moveDraftsOver(client: DraftsClient, address: Address, openId?: string): Promise<void> {
  const there = new Set([openId, ...(await client.list()).map(({ id }) => id)]);
  for (const { contest, entry, draft } of listReviewDrafts(address)) {
    const place = { kind: 'review', contest, entry } as const;
    const id = getDraftId(place);
    if (there.has(id)) continue;
    const answer = await client.save({ id, content: toDraftContent(place, draft) });
    if (answer.ok) writeAgreed(address, id, { version: answer.value.version, text: JSON.stringify(draft) });
  }
}
