import type { Address } from 'viem';
import { type ContestsSignIn, getSignedInAddress } from '../base/provider/wallet.ts';
import { type DraftPlace, getDraftId } from './draftPlace.ts';
import { serverDrafts } from './draftsClient.ts';
import { writeAgreed } from './keptHere.ts';

/** Deletes a draft from the server, with its other versions. */
export async function forgetServerDraft(
  signIn: ContestsSignIn,
  account: Address,
  place: DraftPlace,
): Promise<void> {
  if (getSignedInAddress(signIn.getSnapshot())?.toLowerCase() !== account.toLowerCase()) return;
  const id = getDraftId(place);
  writeAgreed(account, id, undefined);
  const drafts = await serverDrafts.list();
  const own = drafts.filter((draft) => draft.id === id || draft.id.startsWith(`${id}~`));
  await Promise.all(own.map((draft) => serverDrafts.remove(draft.id)));
}
