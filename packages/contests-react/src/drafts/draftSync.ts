import type { Address } from 'viem';
import type { DraftSyncState, Version } from './draftSyncState.ts';
import { type DraftsClient, DraftsError, type DraftsErrorCode, type ServerDraft } from './draftsClient.ts';
import { type Agreed, forgetAgreed, readAgreed, readIsKept, writeAgreed, writeIsKept } from './keptHere.ts';

export type DraftSyncOptions<Draft> = {
  readonly client: DraftsClient;
  readonly address: Address;
  readonly id: string;
  readonly draft: Draft;
  /** The draft differs from the initial form. */
  readonly isTyped: boolean;
  readonly isEmpty: (draft: Draft) => boolean;
  readonly toContent: (draft: Draft) => object;
  /** Undefined for invalid content. */
  readonly fromContent: (content: unknown) => Draft | undefined;
  /** Puts the server's version into the form. */
  readonly onTake: (draft: Draft) => void;
  /** Called to upload the other drafts of this address. */
  readonly onTurnedOn?: (() => void) | undefined;
};

export type DraftSync<Draft> = {
  subscribe(listener: () => void): () => void;
  getSnapshot(): DraftSyncState<Draft>;
  start(): void;
  /** The current draft of the form. */
  change(draft: Draft): void;
  turnOn(): void;
  /** Deletes everything of this address from the server. */
  turnOff(): void;
  /** Continues with the version on the server. */
  takeTheirs(): void;
  /** Continues with the version in the form. */
  keepMine(): void;
  /** Saves pending changes now. */
  flush(): void;
  /** Saves pending changes and stops. */
  stop(): void;
};

const SAVE_AFTER_MS = 1_000;
const TRY_AGAIN_AFTER_MS = 15_000;

const getCode = (error: unknown): DraftsErrorCode =>
  error instanceof DraftsError ? error.code : 'unexpected';

/**
 * Syncs one draft with the server. It never resolves a conflict itself: the visitor
 * chooses. On any failure the form and the browser keep the draft.
 */
export function createDraftSync<Draft>(options: DraftSyncOptions<Draft>): DraftSync<Draft> {
  const { client, address, id, toContent, fromContent } = options;
  const listeners = new Set<() => void>();
  let state: DraftSyncState<Draft> = { status: 'off' };
  let draft = options.draft;
  let isTyped = options.isTyped;
  let agreed: Agreed | undefined = readAgreed(address, id);
  let theirs: ServerDraft | undefined;
  /** The id under which the server stored the rejected version of the form. */
  let keptId: string | undefined;
  let savedAt: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let hasLooked = false;
  let isOver = false;

  const say = (next: DraftSyncState<Draft>) => {
    if (isOver) return;
    state = next;
    for (const listener of listeners) listener();
  };
  // Normalizes through the parser, so that equal drafts give equal text.
  const toText = (value: Draft) => JSON.stringify(fromContent(toContent(value)));
  const isUnchangedHere = () => !isTyped || toText(draft) === agreed?.text;
  const isDue = () =>
    isTyped && (options.isEmpty(draft) ? agreed !== undefined : toText(draft) !== agreed?.text);

  const agree = (next: Agreed | undefined) => {
    agreed = next;
    writeAgreed(address, id, next);
  };

  const fail = (error: unknown) => {
    say({ status: 'here', code: getCode(error) });
    if (error instanceof DraftsError && error.retryable) later(TRY_AGAIN_AFTER_MS);
  };

  /** Serializes requests; changes in between are saved afterwards. */
  const run = (act: () => Promise<void>) => {
    clearTimeout(timer);
    timer = undefined;
    waiting += 1;
    queue = queue
      .then(act)
      .catch(fail)
      .then(() => {
        waiting -= 1;
        if (waiting === 0 && state.status === 'kept' && isDue()) later(SAVE_AFTER_MS);
      });
  };

  const goOn = () => run(hasLooked ? save : look);

  const later = (ms: number) => {
    clearTimeout(timer);
    timer = isOver ? undefined : setTimeout(goOn, ms);
  };

  const readTheirs = (found: ServerDraft): Version<Draft> => {
    const value = fromContent(found.content);
    if (value === undefined) throw new DraftsError('unexpected');
    return { draft: value, updatedAt: found.updatedAt };
  };

  const settle = (saved: ServerDraft, text: string) => {
    agree({ version: saved.version, text });
    savedAt = saved.updatedAt;
  };

  const take = (found: ServerDraft) => {
    // The form has unmounted.
    if (isOver) return;
    const version = readTheirs(found);
    const text = toText(version.draft);
    const isTaken = text !== toText(draft);
    settle(found, text);
    draft = version.draft;
    isTyped = true;
    if (isTaken) options.onTake(version.draft);
    say({ status: 'kept', savedAt, isTaken });
  };

  const save = async (): Promise<void> => {
    if (options.isEmpty(draft)) {
      await client.remove(id);
      agree(undefined);
      savedAt = undefined;
      return say({ status: 'kept', savedAt });
    }
    const text = toText(draft);
    if (text === agreed?.text) return say({ status: 'kept', savedAt });
    say({ status: 'saving' });
    const answer = await client.save({ id, content: toContent(draft), version: agreed?.version });
    if (answer.ok) {
      settle(answer.value, text);
      return say({ status: 'kept', savedAt });
    }
    if (answer.current === null) {
      // Deleted elsewhere, but edited here.
      if (agreed === undefined) throw new DraftsError('unexpected');
      agree(undefined);
      return save();
    }
    return ask(answer.current, answer.kept?.id);
  };

  const ask = async (current: ServerDraft, kept: string | undefined) => {
    const version = readTheirs(current);
    if (toText(version.draft) === toText(draft)) {
      // Both versions are equal.
      if (kept !== undefined) await client.remove(kept);
      return take(current);
    }
    theirs = current;
    keptId = kept;
    say({ status: 'conflict', theirs: version, isRoom: kept !== undefined, isBusy: false });
  };

  const look = async (): Promise<void> => {
    say({ status: 'looking' });
    const found = await client.find(id);
    hasLooked = true;
    if (found !== null && (isUnchangedHere() || toText(readTheirs(found).draft) === toText(draft)))
      return take(found);
    // Signed or deleted elsewhere: saved again only after a change.
    if (found === null && isUnchangedHere()) return say({ status: 'kept', savedAt: undefined });
    // On a conflict the server keeps the rejected version too, so that nothing is lost.
    return save();
  };

  const lookOff = async () => {
    const found = await client.find(id).catch(() => null);
    if (found === null || state.status !== 'off') return;
    const value = fromContent(found.content);
    if (value === undefined || (isTyped && toText(value) === toText(draft))) return;
    theirs = found;
    say({ status: 'off', found: { draft: value, updatedAt: found.updatedAt } });
  };

  const keepMine = async () => {
    if (theirs === undefined || state.status !== 'conflict') return;
    say({ ...state, isBusy: true });
    const loser = theirs;
    if (keptId !== undefined) {
      const answer = await client.save({
        id: `${id.slice(0, 119)}~${loser.version.slice(0, 8)}`,
        content: loser.content as object,
      });
      // The id is taken and there is no room for another copy: leave both versions unchanged.
      if (!answer.ok && answer.kept === null) throw new DraftsError('drafts-full');
    }
    const text = toText(draft);
    const answer = await client.save({ id, content: toContent(draft), version: loser.version });
    if (!answer.ok) {
      if (answer.current === null) agree(undefined);
      return answer.current === null ? save() : ask(answer.current, answer.kept?.id);
    }
    settle(answer.value, text);
    if (keptId !== undefined) await client.remove(keptId);
    say({ status: 'kept', savedAt });
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => state,
    start: () => {
      if (readIsKept(address)) run(look);
      else void lookOff();
    },
    change: (next) => {
      if (toText(next) === toText(draft)) return;
      draft = next;
      isTyped = true;
      if (state.status === 'kept' || (state.status === 'here' && state.code !== 'session-required'))
        later(SAVE_AFTER_MS);
    },
    turnOn: () => {
      writeIsKept(address, true);
      options.onTurnedOn?.();
      say({ status: 'looking' });
      run(look);
    },
    turnOff: () => {
      say({ status: 'removing' });
      run(async () => {
        try {
          await client.removeAll();
        } catch (error) {
          return say({ status: 'kept', savedAt, problem: getCode(error) });
        }
        writeIsKept(address, false);
        forgetAgreed(address);
        agreed = undefined;
        savedAt = undefined;
        say({ status: 'off' });
      });
    },
    takeTheirs: () => {
      if (theirs === undefined) return;
      const found = theirs;
      if (state.status === 'off') {
        writeIsKept(address, true);
        options.onTurnedOn?.();
      }
      run(async () => take(found));
    },
    keepMine: () => run(keepMine),
    flush: () => {
      if (timer !== undefined) goOn();
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      const isKept = state.status === 'kept' || state.status === 'saving';
      if (isKept && isDue())
        run(async () => {
          if (isDue()) await save();
        });
      isOver = true;
    },
  };
}
