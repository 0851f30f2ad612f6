import {
  type ContestReplay,
  type EntriesDocument,
  MAX_DOCUMENT_BYTES,
  parseEntriesDocument,
  writeDocument,
} from '@org/contests';
import {
  type LaterPart,
  type NewContest,
  splitContest,
  toEntriesDocument,
  toEntryDocument,
} from '@org/contests/write';
import { type Address, type Hex, isAddress } from 'viem';
import { listStored, readStored, removeStored, writeStored } from '../../base/provider/storage.ts';
import { type LaterStart, toLaterKey, toLaterStartKey, toLaterStartPrefix } from '../../drafts/laterStart.ts';

/**
 * The parts of a contest that are added right after its start, because one act cannot hold them. The browser keeps them from before the start
 * until the chain has them all.
 */
export type LaterParts = {
  readonly lists: readonly EntriesDocument[];
  readonly judges: readonly (readonly Address[])[];
  /** How many kept parts cannot be read. */
  readonly unread: number;
};

/** Another tab may be about to ask its wallet: until then, its parts belong to no write. */
const UNSIGNED_MS = 86_400_000;

/** More than a contest can have. */
const MOST_PARTS = 20;

/**
 * Keeps what follows a start that is about to be signed. `false`: the browser keeps nothing, so nothing may be signed. What
 * was kept over a day ago for a start that is not among the pending ones was never signed, and goes.
 */
export function keepLater(
  start: LaterStart,
  later: readonly LaterPart[],
  { pending, nowMs }: { readonly pending: readonly Pick<LaterStart, 'dataHash'>[]; readonly nowMs: number },
): boolean {
  const key = toLaterStartKey(start);
  removeStored(key);
  const isPending = new Set(pending.map(({ dataHash }) => dataHash.toLowerCase()));
  const prefix = toLaterStartPrefix(start.chainId);
  for (const each of listStored()) {
    if (!each.startsWith(prefix) || isPending.has(each.slice(prefix.length))) continue;
    const keptAtMs = Number(readField(readStored(each), 'keptAtMs'));
    if (!(keptAtMs > nowMs - UNSIGNED_MS)) removeStored(each);
  }
  if (later.length === 0) return true;
  return writeStored(key, toStored(later, nowMs));
}

function toStored(later: readonly LaterPart[], nowMs: number) {
  const decoder = new TextDecoder();
  const lists = later.flatMap((part) =>
    part.kind === 'list' ? [decoder.decode(writeDocument(toEntriesDocument(part.entries)).bytes)] : [],
  );
  const judges = later.flatMap((part) =>
    part.kind === 'judges' ? [part.judges.map(({ address }) => address.trim())] : [],
  );
  return { lists, judges, keptAtMs: nowMs };
}

/**
 * `other-contest`: the title or the first entries are not those of the contest. `names`: a judge has no address.
 * `invalid`: no contest can have an entry or text of the draft. `not-kept`: the browser keeps nothing.
 */
export type LaterRefusal = 'other-contest' | 'nothing-left' | 'names' | 'invalid' | 'not-kept';

type ContestLists = Pick<ContestReplay, 'entries' | 'judges' | 'removedJudges'>;

/** Judges who were removed are not left to add. */
const readKnownJudges = ({ judges, removedJudges }: ContestLists): ReadonlySet<string> =>
  new Set([...judges, ...removedJudges].map((judge) => judge.toLowerCase()));

type DraftPlace = {
  readonly contest: { readonly chainId: number; readonly uid: Hex; readonly title: string };
  readonly state: ContestLists;
  readonly isStored: boolean;
  readonly nowMs: number;
};

/** Keeps what a contest lacks of its draft, without broken characters, which may have been started in another browser. */
export function keepLaterOfDraft(
  draft: NewContest,
  { contest, state, isStored, nowMs }: DraftPlace,
): { readonly ok: true } | { readonly ok: false; readonly reason: LaterRefusal } {
  const has = new Set(state.entries.map(({ contentHash }) => contentHash));
  const isThere = draft.entries.map((entry) => has.has(writeDocument(toEntryDocument(entry)).contentHash));
  const given = isThere.includes(false) ? isThere.indexOf(false) : isThere.length;
  const isOwn = state.entries.every(({ submission }) => submission !== null) || given > 0;
  // Entries follow in their order. One that was corrected in the draft would be added a second time.
  const isInOrder = !isThere.slice(given).includes(true);
  if (draft.title.trim() !== contest.title.trim() || !isOwn || !isInOrder)
    return { ok: false, reason: 'other-contest' };
  if (!draft.judges.every(({ address }) => isAddress(address.trim()))) return { ok: false, reason: 'names' };
  const known = readKnownJudges(state);
  const judges = draft.judges.filter(({ address }) => !known.has(address.trim().toLowerCase()));
  const entries = draft.entries.slice(given);
  if (entries.length + judges.length === 0) return { ok: false, reason: 'nothing-left' };
  const rest = splitContest({ ...draft, entries, judges }, { isStored });
  const parts: readonly LaterPart[] = [
    { kind: 'list', entries: rest.contest.entries },
    { kind: 'judges', judges: rest.contest.judges },
    ...rest.later,
  ];
  const filled = parts.filter((part) => (part.kind === 'list' ? part.entries : part.judges).length > 0);
  const isLarge = (part: LaterPart) => {
    const written = part.kind === 'list' ? writeDocument(toEntriesDocument(part.entries)) : null;
    return written && (isStored ? written.bytes.length > MAX_DOCUMENT_BYTES : written.dataUri === null);
  };
  if (filled.some(isLarge)) return { ok: false, reason: 'invalid' };
  const isKept = writeStored(toLaterKey(contest.chainId, contest.uid), toStored(filled, nowMs));
  return isKept ? { ok: true } : { ok: false, reason: 'not-kept' };
}

const readField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const readArray = (value: unknown, name: string): readonly unknown[] => {
  const field = readField(value, name);
  return Array.isArray(field) ? field.slice(0, MOST_PARTS) : [];
};

/** The parts to add to a contest; the stored value may be anything. */
export function readLater(chainId: number, uid: Hex): LaterParts {
  const stored = readStored(toLaterKey(chainId, uid));
  const encoder = new TextEncoder();
  const [texts, parts] = [readArray(stored, 'lists'), readArray(stored, 'judges')];
  const lists = texts.flatMap((text) => {
    const parsed = typeof text === 'string' ? parseEntriesDocument(encoder.encode(text)) : undefined;
    return parsed?.ok ? [parsed.value] : [];
  });
  const judges = parts.filter(
    (part): part is readonly Address[] => Array.isArray(part) && part.every((each) => isAddress(each)),
  );
  return { lists, judges, unread: texts.length + parts.length - lists.length - judges.length };
}

export function forgetLater(chainId: number, uid: Hex): void {
  removeStored(toLaterKey(chainId, uid));
}

/** The parts that the contest does not have yet. Another browser may have added them in other portions. */
export function listLeft({ lists, judges, unread }: LaterParts, state: ContestLists): LaterParts {
  const hashes = new Set(state.entries.map(({ contentHash }) => contentHash));
  const known = readKnownJudges(state);
  return {
    lists: lists
      .map((list) => ({
        ...list,
        entries: list.entries.filter((entry) => !hashes.has(writeDocument(entry).contentHash)),
      }))
      .filter(({ entries }) => entries.length > 0),
    judges: judges
      .map((part) => part.filter((judge) => !known.has(judge.toLowerCase())))
      .filter((part) => part.length > 0),
    unread,
  };
}
