import { type Award, type ContestEntry, NOTE_LIMITS, type NoteValues } from '@org/contests';
import { Button, PlusIcon, Select, TextArea, TextField } from '@org/ui-theme';
import { useState } from 'react';
import { useMessages } from '../../base/provider/contests.ts';
import { compareAward, type RankedPrize } from '../../contest/notes/rankPrizes.ts';
import { englishNoteParts } from '../../messages/en/noteParts.ts';
import { englishOrganize } from '../../messages/en/organize.ts';
import { englishSubmit } from '../../messages/en/submit.ts';
import { inSentence } from '../../messages/text/names.ts';
import { ActDialog } from '../../write/ActDialog.tsx';
import type { DeskPlace } from './deskPlace.ts';
import styles from './Fields.module.css';
import { countOver } from './ReasonDialogs.tsx';
import { useRefreshNotes } from './useRefreshNotes.ts';

/** An award as it is typed. `entry` is 0 until one is chosen. */
export type AwardForm = Omit<Award, 'entry'> & { readonly entry: number };

const EMPTY_AWARD: AwardForm = { prize: '', entry: 0, reason: '' };

/** The awards that are published, else those of the ranking. A shared place is left to the organizer. */
export function beginAwards(
  published: readonly Award[] | undefined,
  ranked: readonly RankedPrize[],
): readonly AwardForm[] {
  if (published && published.length > 0) return published;
  const prizes = ranked.slice(0, NOTE_LIMITS.awards).map(({ prize, entries }) => {
    const [entry = 0] = entries.length === 1 ? entries : [];
    return { prize, entry, reason: '' };
  });
  return prizes.length > 0 ? prizes : [EMPTY_AWARD];
}

/** The entries that can get an award: those that stand, and those that one of these awards names. */
export function listAwardable<Entry extends Pick<ContestEntry, 'number' | 'status'>>(
  entries: readonly Entry[],
  awards: readonly Pick<AwardForm, 'entry'>[],
): readonly Entry[] {
  const named = new Set(awards.map(({ entry }) => entry));
  return entries.filter(({ number, status }) => status === 'standing' || named.has(number));
}

/** The note of these awards; undefined while they are incomplete. */
export function readAwards(awards: readonly AwardForm[]): NoteValues | undefined {
  const given = awards.map(({ prize, entry, reason }) => ({
    ...{ prize: prize.trim(), entry, reason: reason.trim() },
  }));
  const text = JSON.stringify(given);
  const isComplete = given.length > 0 && given.every(({ prize, entry }) => prize !== '' && entry !== 0);
  if (!isComplete || countOver(text, NOTE_LIMITS.textBytes) > 0) return undefined;
  return { about: null, kind: 'awards', text };
}

export type AwardFieldsProps = {
  readonly awards: readonly AwardForm[];
  readonly ranked: readonly RankedPrize[];
  readonly entries: readonly { readonly number: number; readonly name: string }[];
  /** Missing texts are problems. */
  readonly isChecked: boolean;
  readonly onChange: (awards: readonly AwardForm[]) => void;
};

/** The winner of each prize, and where this differs from the ranking. */
export function AwardFields({ awards, ranked, entries, isChecked, onChange }: AwardFieldsProps) {
  const messages = useMessages('organize', englishOrganize);
  const notes = useMessages('noteParts', englishNoteParts).awards;
  const { optional } = useMessages('submit', englishSubmit);
  const own = messages.awards;
  const options = entries.map(({ number, name }) => ({ value: `${number}`, label: name }));
  const getName = (entry: number) =>
    inSentence(entries.find(({ number }) => number === entry)?.name ?? `${entry}`);
  const change = (index: number, award: Partial<AwardForm>) =>
    onChange(awards.map((each, place) => (place === index ? { ...each, ...award } : each)));
  return (
    <>
      {awards.map(({ prize, entry, reason }, index) => {
        const compared = entry === 0 ? null : compareAward({ prize: prize.trim(), entry }, ranked);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields have no other identity.
          <fieldset key={index} className={styles.entry}>
            <legend>{own.award(index + 1)}</legend>
            <TextField
              label={own.prize}
              value={prize}
              error={isChecked && prize.trim() === '' ? messages.fields.required : undefined}
              onChange={({ target }) => change(index, { prize: target.value })}
            />
            <Select
              label={own.entry}
              options={options}
              value={entry === 0 ? null : `${entry}`}
              error={isChecked && entry === 0 ? messages.fields.required : undefined}
              onValueChange={(value) => change(index, { entry: Number(value) })}
            />
            {compared === 'same' && <p className={styles.soft}>{notes.same}</p>}
            {compared !== null && compared !== 'same' && (
              <p className={styles.differs} role="status">
                {notes.differs(
                  compared.entries.map(getName),
                  compared.place,
                  compared.trackName === null ? null : inSentence(compared.trackName),
                )}{' '}
                {own.willSay}
              </p>
            )}
            <TextArea
              label={messages.fields.reason}
              hint={optional}
              value={reason}
              rows={2}
              onChange={({ target }) => change(index, { reason: target.value })}
            />
            {awards.length > 1 && (
              <div>
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => onChange(awards.filter((_, place) => place !== index))}
                >
                  {own.remove(index + 1)}
                </Button>
              </div>
            )}
          </fieldset>
        );
      })}
      {awards.length < NOTE_LIMITS.awards && (
        <div>
          <Button
            size="small"
            variant="outlined"
            icon={<PlusIcon size="small" />}
            onClick={() => onChange([...awards, EMPTY_AWARD])}
          >
            {own.add}
          </Button>
        </div>
      )}
    </>
  );
}

/** Publishes who gets which prize. */
export function AwardsDialog(place: DeskPlace) {
  const messages = useMessages('organize', englishOrganize);
  const { awards: own } = messages;
  const { awarded = [], ranked, state } = place;
  const [typed, setTyped] = useState<readonly AwardForm[]>();
  // Until something is typed, the form follows the notes and texts that still arrive.
  const awards = typed ?? beginAwards(awarded, ranked);
  const [isChecked, setIsChecked] = useState(false);
  const getName = (number: number, status: ContestEntry['status']) => {
    const name = place.getEntryName(number);
    return status === 'standing' ? name : own.outside[status](name);
  };
  const refresh = useRefreshNotes(place);
  const note = readAwards(awards);
  const over = countOver(JSON.stringify(awards), NOTE_LIMITS.textBytes);
  return (
    <ActDialog
      {...place}
      title={own.title}
      subject={own.name}
      isSubjectShown={false}
      lines={own.lines}
      label={messages.note.act}
      act={note && { kind: 'note', note }}
      onIncomplete={() => setIsChecked(true)}
      onDone={refresh}
    >
      <AwardFields
        {...{ awards, ranked, isChecked }}
        entries={listAwardable(state.entries, [...awarded, ...awards]).map(({ number, status }) => ({
          number,
          name: getName(number, status),
        }))}
        onChange={setTyped}
      />
      {over > 0 && <p role="alert">{messages.fields.tooLong(over)}</p>}
    </ActDialog>
  );
}
