import { type ContestReplay, MAX_DOCUMENT_BYTES, writeDocument } from '@org/contests';
import {
  checkNewContest,
  checkNewEntry,
  type LaterPart,
  type NewContest,
  splitContest,
  toEntriesDocument,
  toEntryDocument,
} from '@org/contests/write';
import { type Hex, isAddress } from 'viem';
import { writeStored } from '../../base/provider/storage.ts';
import { toLaterKey } from '../../drafts/laterStart.ts';
import { toStored } from './laterParts.ts';

/**
 * `other-contest`: the title or the first entries are not those of the contest. `names`: a judge has no address.
 * `invalid`: no contest can have an entry or text of the draft. `not-kept`: the browser keeps nothing.
 */
export type LaterRefusal = 'other-contest' | 'nothing-left' | 'names' | 'invalid' | 'not-kept';

type DraftPlace = {
  readonly contest: { readonly chainId: number; readonly uid: Hex; readonly title: string };
  readonly state: Pick<ContestReplay, 'entries' | 'judges' | 'values'>;
  readonly isStored: boolean;
  readonly nowMs: number;
};

/** Keeps what a contest lacks of its draft, which may have been started in another browser. */
export function keepLaterOfDraft(
  draft: NewContest,
  { contest, state, isStored, nowMs }: DraftPlace,
): { readonly ok: true } | { readonly ok: false; readonly reason: LaterRefusal } {
  // A draft with broken characters has no hashes.
  const problems = checkNewContest(draft, { nowSeconds: 0n, isStored, isSplit: true });
  if (problems.some(({ code }) => code === 'malformed-text')) return { ok: false, reason: 'invalid' };
  const has = new Set(state.entries.map(({ contentHash }) => contentHash));
  const isThere = draft.entries.map((entry) => has.has(writeDocument(toEntryDocument(entry)).contentHash));
  const given = isThere.includes(false) ? isThere.indexOf(false) : isThere.length;
  const isOwn = state.entries.every(({ submission }) => submission !== null) || given > 0;
  // Entries follow in their order. One that was corrected in the draft would be added a second time.
  const isInOrder = !isThere.slice(given).includes(true);
  if (draft.title.trim() !== contest.title.trim() || !isOwn || !isInOrder)
    return { ok: false, reason: 'other-contest' };
  if (!draft.judges.every(({ address }) => isAddress(address.trim()))) return { ok: false, reason: 'names' };
  // Judges of the start who were removed since are not left to add.
  const listed = new Set([...state.values.judges, ...state.judges].map((judge) => judge.toLowerCase()));
  const judges = draft.judges.filter(({ address }) => !listed.has(address.trim().toLowerCase()));
  const entries = draft.entries.slice(given);
  if (entries.length + judges.length === 0) return { ok: false, reason: 'nothing-left' };
  const tracks = draft.tracks.length;
  if (entries.some((entry) => checkNewEntry(entry, { tracks }).length > 0))
    return { ok: false, reason: 'invalid' };
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
