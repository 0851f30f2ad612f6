import { createHash } from 'node:crypto';
import type { DraftStore, Save, StoredDraft } from './draftStore.ts';

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
  lost: Omit<Save, 'former'>,
): Promise<StoredDraft | null> {
  const { id, content } = lost.draft;
  for (let number = 0; number < MOST_NAMES; number += 1) {
    const name = hash(number === 0 ? content : `${number} ${content}`).slice(0, 8);
    const draft = { ...lost.draft, id: `${id.slice(0, 119)}~${name}` };
    const result = await store.save({ ...lost, draft, former: null });
    if (result.status === 'created') return draft;
    if (result.status !== 'conflict') return null;
    if (result.current?.content === content) return result.current;
  }
  return null;
}
