import { createHash } from 'node:crypto';
import type { SiweSubject } from '@org/auth-siwe/server';
import type { DraftStore, StoredDraft } from './draftStore.ts';

/** A name is taken where somebody has gone on with the version that was kept there. */
const MOST_NAMES = 20;

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Keeps a version that lost, under a name that follows from its content: sent again, it is kept once.
 *
 * @returns what is kept, as it is in the store; null where there is no room
 */
export async function keepBeside(
  store: Pick<DraftStore, 'save'>,
  owner: SiweSubject,
  lost: StoredDraft,
  since: number,
): Promise<StoredDraft | null> {
  for (let number = 0; number < MOST_NAMES; number += 1) {
    const name = hash(number === 0 ? lost.content : `${number} ${lost.content}`).slice(0, 8);
    const draft = { ...lost, id: `${lost.id.slice(0, 119)}~${name}` };
    const result = await store.save(owner, draft, null, since);
    if (result.status === 'created') return draft;
    if (result.status !== 'conflict') return null;
    if (result.current?.content === lost.content) return result.current;
  }
  return null;
}
