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

const readIntents = (): readonly Intent[] => {
  const stored = readStored(INTENTS_KEY);
  if (!Array.isArray(stored)) return [];
  const oldest = Date.now() - MAX_AGE_MS;
  return stored.filter(isIntent).filter((intent) => intent.askedAtMs > oldest);
};

const save = (intents: readonly Intent[]) => {
  writeStored(INTENTS_KEY, intents.slice(-MAX_INTENTS));
  tell();
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

/** Stores an intent that this page is about to work on, until {@link releaseIntent}. */
export const addIntent = (intent: Intent): void => {
  active.add(intent.id);
  save([...readIntents(), intent]);
};

/** This page works on it no more. If it is still stored, somebody has to find out what became of it. */
export const releaseIntent = (id: string): void => {
  if (active.delete(id)) tell();
};

/** Adds what has become known of an intent. */
export const updateIntent = (
  id: string,
  facts: Pick<Intent, 'transactionHash' | 'nonce' | 'sentAtBlock' | 'uid'>,
): void => save(readIntents().map((intent) => (intent.id === id ? { ...intent, ...facts } : intent)));

/** Done, refused or given up: nobody has to look for it any more. */
export const forgetIntent = (id: string): void => save(readIntents().filter((intent) => intent.id !== id));

provideIntents({ getIntents, subscribeToIntents });
