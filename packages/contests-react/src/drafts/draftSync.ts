import type { Address } from 'viem';
import type { DraftSyncState, Version } from './draftSyncState.ts';
import type { DraftsClient, ServerDraft } from './draftsClient.ts';
import { DraftsError, type DraftsErrorCode } from './errors.ts';
import { type Agreed, forgetAgreed, readAgreed, readIsKept, writeAgreed, writeIsKept } from './keptHere.ts';

export type DraftSyncOptions<Draft> = {
  readonly client: DraftsClient;
  readonly address: Address;
  readonly id: string;
  readonly draft: Draft;
  /** Somebody has typed it: it is more than what the form begins with. */
  readonly isTyped: boolean;
  readonly isEmpty: (draft: Draft) => boolean;
  readonly toContent: (draft: Draft) => object;
  /** Undefined for what is no such draft. */
  readonly fromContent: (content: unknown) => Draft | undefined;
  /** Puts the server's version into the form. */
  readonly onTake: (draft: Draft) => void;
  /** All other drafts of this address in this browser go over too. */
  readonly onTurnedOn?: (() => void) | undefined;
};

export type DraftSync<Draft> = {
  subscribe(listener: () => void): () => void;
  getSnapshot(): DraftSyncState<Draft>;
  start(): void;
  /** What is in the form now. */
  change(draft: Draft): void;
  turnOn(): void;
  /** Takes everything of this address off the server. */
  turnOff(): void;
  /** Goes on with the version on the server, where one was found or there are two. */
  takeTheirs(): void;
  /** Goes on with the version in the form. */
  keepMine(): void;
  /** Saves what is not saved yet, without waiting any longer. */
  flush(): void;
  /** The form is gone. What is not saved yet is saved. */
  stop(): void;
};

const SAVE_AFTER_MS = 1_000;
const TRY_AGAIN_AFTER_MS = 15_000;

const getCode = (error: unknown): DraftsErrorCode =>
  error instanceof DraftsError ? error.code : 'unexpected';

/**
 * Keeps one draft on the server as well as in the form. It never decides between two versions by itself: what was
 * changed in both places is put before the person. Whatever fails, the form and the browser keep what was typed.
 */
export function createDraftSync<Draft>(options: DraftSyncOptions<Draft>): DraftSync<Draft> {
  const { client, address, id, toContent, fromContent } = options;
  const listeners = new Set<() => void>();
  let state: DraftSyncState<Draft> = { status: 'off' };
  let draft = options.draft;
  let isTyped = options.isTyped;
  let agreed: Agreed | undefined = readAgreed(address, id);
  let theirs: ServerDraft | undefined;
  /** Where the server has put the version of the form that came too late. */
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
  // Through the parser, so that the same draft is always the same text.
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

  /** One thing after another: what changes meanwhile is looked at afterwards. */
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
    // A form that is gone takes nothing any more, and must not be said to have.
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
      // Deleted elsewhere, and somebody goes on with it here.
      if (agreed === undefined) throw new DraftsError('unexpected');
      agree(undefined);
      return save();
    }
    return ask(answer.current, answer.kept?.id);
  };

  const ask = async (current: ServerDraft, kept: string | undefined) => {
    const version = readTheirs(current);
    if (toText(version.draft) === toText(draft)) {
      // The same words twice: there is nothing to choose.
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
    // Saved once and gone: finished or deleted elsewhere. It goes back there only when somebody changes it.
    if (found === null && isUnchangedHere()) return say({ status: 'kept', savedAt: undefined });
    // Of two versions the server keeps the one that comes too late: nothing is lost, whatever is chosen.
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
      // Under that name somebody has gone on with it, and there is no room for another: better both stay as they are.
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
