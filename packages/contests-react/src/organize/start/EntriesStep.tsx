import { DOCUMENT_LIMITS } from '@org/contests';
import { showLink } from '@org/contests/names';
import {
  Checkbox,
  ChevronDownIcon,
  EditIcon,
  IconButton,
  RemoveIcon,
  TextArea,
  TextField,
} from '@org/ui-theme';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useMessages } from '../../base/provider/contests.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import { EMPTY_ENTRY, type EntryRow, isBlankEntry } from '../form/contestForm.ts';
import { DateField } from '../form/DateField.tsx';
import { nameLinks } from '../form/formDraft.ts';
import { LinkFields } from '../form/LinkFields.tsx';
import type { ReadTimes, TimeField } from '../form/localTime.ts';
import { PictureWell } from '../form/PictureWell.tsx';
import { wantsImport } from '../import/useImports.ts';
import { AddButton, ListProblems, TrackField } from './BasicsStep.tsx';
import { changeRow, FieldProblems, removeRow, type StepProps } from './FormStep.tsx';
import { ImportBar, type ImportBarProps } from './ImportBar.tsx';
import styles from './Rows.module.css';

/** With more rows, those that were there before the step was opened are closed. */
const MOST_OPEN = 8;

export type DateProps = {
  readonly times: ReadTimes;
  readonly zone: string;
  readonly onTime: (field: TimeField, time: string, isIncomplete?: boolean) => void;
};

export type EntriesStepProps = StepProps & DateProps & Pick<ImportBarProps, 'outcome' | 'onImport'>;

/** A row for each entry, and whether submissions are taken. Pasting a list or dropping a file opens the import. */
export function EntriesStep(props: EntriesStepProps) {
  const { form, problems, times, zone, outcome, onUpdate, onTouch, onBusy, onTime, onImport } = props;
  const messages = useMessages('startContest', englishStartContest).fields;
  const { entries } = form;
  const list = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<number>>(
    () => new Set(entries.length > MOST_OPEN ? [] : entries.keys()),
  );
  const hasProblem = (index: number) =>
    Object.keys(problems).some((field) => field.startsWith(`entries.${index}.`));
  const setOpen = (index: number, isOpen: boolean) =>
    setOpened(
      (before) => new Set(isOpen ? [...before, index] : [...before].filter((each) => each !== index)),
    );
  const add = () => {
    onUpdate((before) => ({ ...before, entries: [...before.entries, EMPTY_ENTRY] }));
    setOpen(entries.length, true);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  // A picture that is still being stored must not get into another row.
  const keys = useRowKeys(entries.length);
  const remove = (index: number) => {
    keys.remove(index);
    onUpdate((before) => ({ ...before, entries: removeRow(before.entries, index) }));
    setOpened(
      (before) => new Set([...before].filter((at) => at !== index).map((at) => (at > index ? at - 1 : at))),
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shorter way to what the button does
    <div
      className={styles.dropping}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        onImport('entries', files);
      }}
    >
      <p className={styles.note}>{messages.listText}</p>
      <ul ref={list} className={styles.rows} aria-label={messages.list}>
        {entries.map((entry, index) => {
          const isOpen = opened.has(index) || hasProblem(index);
          const name = entry.name.trim() || messages.entry(index + 1);
          return (
            <li key={keys.at(index)}>
              {isOpen ? (
                <EntryFields
                  {...{ entry, index, form, problems, onTouch }}
                  onChange={(change) =>
                    onUpdate((before) => ({ ...before, entries: changeRow(before.entries, index, change) }))
                  }
                  onBusy={(isBusy) => {
                    // A row that closes would lose the picture.
                    if (isBusy) setOpen(index, true);
                    onBusy(isBusy);
                  }}
                  onList={(text) => onImport('entries', text)}
                  onRemove={() => remove(index)}
                  onAdd={add}
                  onClose={isBlankEntry(entry) || hasProblem(index) ? undefined : () => setOpen(index, false)}
                />
              ) : (
                <div className={styles.summary}>
                  <span>
                    <strong>
                      <bdi>{name}</bdi>
                    </strong>
                    <small>
                      <bdi>{showLink(entry.link)}</bdi>
                    </small>
                  </span>
                  <IconButton label={messages.editEntry(name)} onClick={() => setOpen(index, true)}>
                    <EditIcon />
                  </IconButton>
                  <IconButton label={messages.removeEntry(name)} onClick={() => remove(index)}>
                    <RemoveIcon />
                  </IconButton>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <ListProblems sentences={problems.entries} />
      <div className={styles.actions}>
        <AddButton label={messages.addEntry} onClick={add} />
        <ImportBar kind="entries" {...{ outcome, onImport }} />
      </div>
      <section className={styles.group}>
        <Checkbox
          label={messages.takesSubmissions}
          description={messages.takesSubmissionsText}
          checked={form.takesSubmissions}
          onCheckedChange={(isOn) => onUpdate((before) => ({ ...before, takesSubmissions: isOn }))}
        />
        {form.takesSubmissions && (
          <DateField
            label={messages.submissionsUntil}
            error={problems.submissionsUntil && <FieldProblems sentences={problems.submissionsUntil} />}
            time={form.submissionsUntil}
            seconds={times.submissionsUntil}
            zone={zone}
            presets={[7, 14, 28]}
            help={messages.zone(zone)}
            onChange={(time, isIncomplete) => onTime('submissionsUntil', time, isIncomplete)}
            onBlur={() => onTouch('submissionsUntil')}
          />
        )}
      </section>
    </div>
  );
}

/** Keys that rows keep when one before them is removed. */
function useRowKeys(count: number) {
  const [keys] = useState<number[]>(() => []);
  const [next] = useState(() => ({ key: 0 }));
  while (keys.length < count) keys.push(next.key++);
  keys.length = count;
  return {
    at: (index: number) => keys[index],
    remove: (index: number) => void keys.splice(index, 1),
  };
}

type EntryFieldsProps = Pick<StepProps, 'form' | 'problems' | 'onTouch' | 'onBusy'> & {
  readonly entry: EntryRow;
  readonly index: number;
  readonly onChange: (change: Partial<EntryRow>) => void;
  /** A list was pasted. */
  readonly onList: (text: string) => void;
  readonly onRemove: () => void;
  readonly onAdd: () => void;
  readonly onClose: (() => void) | undefined;
};

function EntryFields(props: EntryFieldsProps) {
  const { entry, index, form, problems, onTouch, onChange, onList, onRemove, onAdd, onClose } = props;
  const [isBusy, setIsBusy] = useState(false);
  const messages = useMessages('startContest', englishStartContest).fields;
  const sentencesOf = (part: 'links' | 'pictures') => {
    const sentences = problems[`entries.${index}.${part}`];
    return sentences && <FieldProblems sentences={sentences} />;
  };
  const control = (part: 'name' | 'link' | 'about' | 'team' | 'place') => {
    const field = `entries.${index}.${part}` as const;
    return {
      label: messages[part],
      error: problems[field] && <FieldProblems sentences={problems[field]} />,
      value: entry[part],
      autoComplete: 'off',
      onBlur: () => onTouch(field),
      onChange: ({ target: { value } }: { target: { value: string } }) => onChange({ [part]: value }),
    };
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\n\t]/.test(text.trim()) && !wantsImport(text, 'entries')) return;
    event.preventDefault();
    onList(text);
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onAdd();
  };
  const name = entry.name.trim() || messages.entry(index + 1);
  const track = problems[`entries.${index}.track`]?.[0];
  return (
    <fieldset data-kind="entry">
      <legend>{name}</legend>
      <TextField {...control('name')} onPaste={paste} onKeyDown={addOnEnter} />
      <TextField
        {...control('link')}
        inputMode="url"
        onKeyDown={addOnEnter}
        onPaste={paste}
        onBlur={() => {
          onTouch(`entries.${index}.link`);
          const link = entry.link.trim();
          const [named] = link === '' ? [] : nameLinks([link]);
          if (entry.name.trim() === '' && named && /^https?:\/\//i.test(link)) onChange({ name: named.name });
        }}
      />
      <span className={styles.remove}>
        {onClose && (
          <IconButton
            className={styles.close}
            label={messages.closeEntry(name)}
            disabled={isBusy}
            onClick={onClose}
          >
            <ChevronDownIcon />
          </IconButton>
        )}
        <IconButton label={messages.removeEntry(name)} onClick={onRemove}>
          <RemoveIcon />
        </IconButton>
      </span>
      <TextArea className={styles.whole} {...control('about')} hint={messages.optional} rows={2} />
      <TextArea {...control('team')} hint={messages.optional} help={messages.teamHelp} rows={1} />
      <TextField
        className={styles.last}
        {...control('place')}
        hint={messages.optional}
        help={messages.placeHelp}
      />
      {form.tracks.length > 0 && (
        <TrackField
          label={messages.track}
          none={messages.noTrack}
          tracks={form.tracks.map((each) => each.name)}
          value={entry.track}
          error={track}
          onChange={(value) => onChange({ track: value })}
        />
      )}
      <div className={styles.whole}>
        <LinkFields
          messages={messages}
          links={entry.links}
          error={sentencesOf('links')}
          onChange={(links) => onChange({ links })}
          onBlur={() => onTouch(`entries.${index}.links`)}
        />
      </div>
      <div className={styles.whole}>
        <PictureWell
          label={messages.pictures}
          isCompact
          max={DOCUMENT_LIMITS.pictures}
          value={entry.pictures}
          error={sentencesOf('pictures')}
          onChange={(pictures) => onChange({ pictures })}
          onBusy={(isOne) => {
            setIsBusy(isOne);
            props.onBusy(isOne);
          }}
        />
      </div>
    </fieldset>
  );
}
