import type { Hex } from 'viem';
import type { Intent, IntentSubject, OpenIntent } from './intent.ts';
import { INTENTS_KEY, provideIntents } from './keptIntents.ts';
import { readStored, writeStored } from './storage.ts';

export type { Intent, IntentSubject, OpenIntent } from './intent.ts';

/** The attestation that an intent is to revoke, if it is a withdrawal. */
export const getRevokedUid = (intent: IntentSubject): Hex | undefined => {
  if (intent.kind === 'contest-withdrawal') return intent.contest;
  return intent.kind === 'evaluation-withdrawal' ? intent.evaluation : undefined;
};

/**
 * The transactions that an account has sent about the same review and that are not known to be in a block: one more
 * could end up in the same block, where chance decides which of them counts.
 */
export const findEarlierHashes = (
  subject: IntentSubject,
  { chainId, account }: Pick<Intent, 'chainId' | 'account'>,
): readonly Hex[] => {
  if (subject.kind !== 'evaluation' && subject.kind !== 'evaluation-withdrawal') return [];
  return readIntents().flatMap((intent) =>
    (intent.kind === 'evaluation' || intent.kind === 'evaluation-withdrawal') &&
    intent.chainId === chainId &&
    intent.account.toLowerCase() === account.toLowerCase() &&
    intent.contest === subject.contest &&
    intent.entry === subject.entry &&
    intent.uid === undefined &&
    intent.transactionHash !== undefined
      ? [intent.transactionHash]
      : [],
  );
};

/** The same act, asked of the wallet before, of which no transaction hash is known: it may have been sent. */
export const findUnanswered = (
  act: Pick<Intent, 'chainId' | 'account' | 'dataHash'> & Pick<IntentSubject, 'kind'>,
): Intent | undefined =>
  getIntents().find(
    (intent) =>
      intent.transactionHash === undefined &&
      intent.uid === undefined &&
      intent.kind === act.kind &&
      intent.chainId === act.chainId &&
      intent.dataHash === act.dataHash &&
      intent.account.toLowerCase() === act.account.toLowerCase(),
  );

/** More than anybody has open at once; the oldest go first. */
const MAX_INTENTS = 20;
/** After a week nobody waits for it any more. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

const listeners = new Set<() => void>();
/** What this page works on itself; another look for it would only repeat its questions. */
const active = new Set<string>();
let known: { readonly text: string; readonly intents: readonly OpenIntent[] } = { text: '[]', intents: [] };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isHex = (value: unknown, digits: number): value is Hex =>
  typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value) && value.length === digits + 2;
const isCount = (value: unknown): boolean => value === undefined || Number.isSafeInteger(value);
const isShortText = (value: unknown): value is string => typeof value === 'string' && value.length <= 2_000;

const isIntent = (value: unknown): value is Intent =>
  isRecord(value) &&
  isShortText(value.id) &&
  Number.isSafeInteger(value.chainId) &&
  isHex(value.account, 40) &&
  Number.isFinite(value.askedAtMs) &&
  isHex(value.dataHash, 64) &&
  (value.transactionHash === undefined || isHex(value.transactionHash, 64)) &&
  isCount(value.answeredAtMs) &&
  isCount(value.nextNonce) &&
  isCount(value.nonce) &&
  isCount(value.sentAtBlock) &&
  (value.uid === undefined || isHex(value.uid, 64)) &&
  isSubject(value);

const isSubject = (value: Record<string, unknown>): boolean => {
  switch (value.kind) {
    case 'contest':
    case 'profile':
      return isShortText(value.title);
    case 'evaluation':
      return isHex(value.contest, 64) && isShortText(value.entry);
    case 'contest-withdrawal':
      return isHex(value.contest, 64) && isShortText(value.title);
    case 'evaluation-withdrawal':
      return isHex(value.contest, 64) && isShortText(value.entry) && isHex(value.evaluation, 64);
    default:
      return false;
  }
};

/** What the storage did not take: the intents as this page knows them, and those that it has forgotten. */
let unsaved: { readonly intents: readonly Intent[]; readonly forgotten: ReadonlySet<string> } | undefined;

const readSaved = (): readonly Intent[] => {
  const stored = readStored(INTENTS_KEY);
  return Array.isArray(stored) ? stored.filter(isIntent) : [];
};

const readIntents = (): readonly Intent[] => {
  const oldest = Date.now() - MAX_AGE_MS;
  const own = unsaved?.intents ?? [];
  const isOthers = ({ id }: Intent) => !unsaved?.forgotten.has(id) && !own.some((intent) => intent.id === id);
  return [...readSaved().filter(isOthers), ...own].filter((intent) => intent.askedAtMs > oldest);
};

/** Whether the storage took it; if not, the page keeps it as long as it is open. */
const save = (intents: readonly Intent[]): boolean => {
  const kept = intents.slice(-MAX_INTENTS);
  const isSaved = writeStored(INTENTS_KEY, kept);
  const ids = new Set(kept.map(({ id }) => id));
  const forgotten = new Set(
    readSaved()
      .map(({ id }) => id)
      .filter((id) => !ids.has(id)),
  );
  unsaved = isSaved ? undefined : { intents: kept, forgotten };
  tell();
  return isSaved;
};

const tell = () => {
  for (const listener of [...listeners]) listener();
};

/** The intents that are still open; the same array as long as nothing changed. */
export const getIntents = (): readonly OpenIntent[] => {
  const intents = readIntents().map((intent) => ({ ...intent, isActive: active.has(intent.id) }));
  const text = JSON.stringify(intents);
  if (text !== known.text) known = { text, intents };
  return known.intents;
};

/** Calls back when an intent was added, changed or forgotten, here or in another tab. */
export const subscribeToIntents = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key === INTENTS_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
};

/**
 * Keeps an intent that this page is about to work on, until {@link releaseIntent}. `false`: the browser did not store it,
 * so that it is known only until the page is closed.
 */
export const addIntent = (intent: Intent): boolean => {
  active.add(intent.id);
  return save([...readIntents(), intent]);
};

/** This page works on it no more. If it is still stored, somebody has to find out what became of it. */
export const releaseIntent = (id: string): void => {
  if (active.delete(id)) tell();
};

/** Adds what has become known of an intent. */
export const updateIntent = (
  id: string,
  facts: Pick<Intent, 'transactionHash' | 'answeredAtMs' | 'nonce' | 'sentAtBlock' | 'uid'>,
): void => {
  save(readIntents().map((intent) => (intent.id === id ? { ...intent, ...facts } : intent)));
};

/** Done, refused or given up: nobody has to look for it any more. */
export const forgetIntent = (id: string): void => {
  save(readIntents().filter((intent) => intent.id !== id));
};

provideIntents({ getIntents, subscribeToIntents });
