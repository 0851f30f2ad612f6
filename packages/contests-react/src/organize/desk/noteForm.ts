import { type Award, NOTE_LIMITS, type NoteValues } from '@org/contests';
import type { Address } from 'viem';
import { countOver } from './ReasonField.tsx';

/** An award as it is typed. `entry` is 0 until one is chosen. */
export type AwardForm = Omit<Award, 'entry'> & { readonly entry: number };

/** A note as it is typed. `about` is 0 for the contest, or the number of an entry. */
export type NoteForm = {
  readonly kind: 'text' | 'awards' | 'assignments';
  readonly about: number;
  readonly text: string;
  readonly awards: readonly AwardForm[];
  /** How many judges each entry gets. */
  readonly perEntry: number;
};

export const EMPTY_AWARD: AwardForm = { prize: '', entry: 0, reason: '' };

export const EMPTY_NOTE: NoteForm = {
  ...{ kind: 'text', about: 0, text: '', awards: [EMPTY_AWARD], perEntry: 2 },
};

/** Spreads the entries over the judges, so that each entry gets `perEntry` of them and no judge many more than another. */
export function spreadEntries(
  entries: readonly number[],
  judges: readonly Address[],
  perEntry: number,
): readonly { readonly judge: Address; readonly entries: readonly number[] }[] {
  const assigned = judges.map((judge) => ({ judge, entries: [] as number[] }));
  const count = Math.min(perEntry, judges.length);
  let next = 0;
  for (const entry of entries)
    for (let n = 0; n < count; n += 1) {
      assigned[next % judges.length]?.entries.push(entry);
      next += 1;
    }
  return assigned.filter((each) => each.entries.length > 0);
}

/** The note of a form; undefined while it is incomplete. */
export function readNoteForm(
  { kind, about, text, awards, perEntry }: NoteForm,
  { entries, judges }: { readonly entries: readonly number[]; readonly judges: readonly Address[] },
): NoteValues | undefined {
  if (kind === 'text') {
    const given = text.trim();
    if (given === '' || countOver(given, NOTE_LIMITS.textBytes) > 0) return undefined;
    return { about: about === 0 ? null : about, kind, text: given };
  }
  if (kind === 'awards') {
    const given = awards.map(({ prize, entry, reason }) => ({
      ...{ prize: prize.trim(), entry, reason: reason.trim() },
    }));
    if (given.length === 0 || given.some(({ prize, entry }) => prize === '' || entry === 0)) return undefined;
    return toJson(kind, given);
  }
  if (judges.length === 0 || entries.length === 0) return undefined;
  return toJson(kind, spreadEntries(entries, judges, perEntry));
}

function toJson(kind: string, value: unknown): NoteValues | undefined {
  const text = JSON.stringify(value);
  return countOver(text, NOTE_LIMITS.textBytes) > 0 ? undefined : { about: null, kind, text };
}
