import { type EntriesDocument, writeDocument } from '@org/contests';
import { Button, PlusIcon } from '@org/ui-theme';
import { useMemo, useState } from 'react';
import { useConfig, useMessages } from '../../base/provider/contests.ts';
import { englishOrganize } from '../../messages/en/organize.ts';
import { englishSubmit } from '../../messages/en/submit.ts';
import { ActDialog } from '../../write/ActDialog.tsx';
import { storeWithPictures } from '../form/keptPictures.ts';
import { EntryFields } from '../submit/EntryFields.tsx';
import {
  EMPTY_ENTRY,
  type EntryForm,
  findEntryProblems,
  isEmptyEntry,
  placeForm,
  toEntryDocument,
} from '../submit/entryForm.ts';
import { GoOnFromDraft } from './AddLaterDialog.tsx';
import type { DeskPlace } from './deskPlace.ts';
import styles from './Fields.module.css';

/** A late list as it is typed, as it is signed. Null if an entry is incomplete, or has a broken character. */
function readList(forms: readonly EntryForm[], isStored: boolean) {
  const given = forms.filter((form) => !isEmptyEntry(form));
  const isComplete =
    given.length > 0 && given.every((form) => Object.keys(findEntryProblems(form)).length === 0);
  const entries = given.map((form) => toEntryDocument(form));
  const document: EntriesDocument = { format: 'laurel-entries/1', entries };
  const placed = isComplete ? placeForm(document, isStored) : null;
  return { given: given.length, entries, placed };
}

/** Adds entries of the organizer after the start. */
export function AddEntriesDialog(place: DeskPlace) {
  const messages = useMessages('organize', englishOrganize).list;
  const submit = useMessages('submit', englishSubmit);
  const [forms, setForms] = useState<readonly EntryForm[]>([EMPTY_ENTRY]);
  const [isChecked, setIsChecked] = useState(false);
  const { storesDocuments } = useConfig();
  const { given, entries, placed } = useMemo(
    () => readList(forms, storesDocuments),
    [forms, storesDocuments],
  );
  const { document } = place;
  const tracks = document.status === 'read' ? document.document.tracks : [];
  const first = place.state.entries.length + 1;
  const room = placed?.room;
  const [only] = entries;
  const change = (index: number, form: EntryForm) =>
    setForms(forms.map((each, place) => (place === index ? form : each)));
  return (
    <ActDialog
      {...place}
      title={messages.title}
      subject={given === 1 && only ? only.name : messages.subject(given)}
      isSubjectShown={false}
      lines={messages.lines}
      label={messages.act(Math.max(given, 1))}
      act={
        placed?.uri
          ? {
              ...{ kind: 'list', first, uri: placed.uri, contentHash: placed.contentHash },
              entries: entries.map((entry) => writeDocument(entry).contentHash),
            }
          : undefined
      }
      store={storeWithPictures(
        placed?.toStore,
        entries.flatMap(({ pictures = [] }) => pictures),
      )}
      onIncomplete={() => setIsChecked(true)}
    >
      {forms.map((form, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields have no other identity.
        <fieldset key={index} className={styles.entry}>
          <legend>{messages.entry(first + index)}</legend>
          <EntryFields
            {...{ form, tracks }}
            isShort
            problems={isChecked && (given === 0 || !isEmptyEntry(form)) ? findEntryProblems(form) : {}}
            onChange={(next) => change(index, next)}
          />
          {forms.length > 1 && (
            <div>
              <Button
                size="small"
                variant="quiet"
                aria-label={messages.remove(first + index)}
                onClick={() => setForms(forms.filter((_, place) => place !== index))}
              >
                {messages.remove(first + index)}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      <div>
        <Button
          size="small"
          variant="outlined"
          icon={<PlusIcon size="small" />}
          onClick={() => setForms([...forms, EMPTY_ENTRY])}
        >
          {messages.another}
        </Button>
      </div>
      {given === 0 && <GoOnFromDraft {...place} />}
      {room !== undefined && (
        <p role={room < 0 ? 'alert' : undefined} className={styles.soft}>
          {room < 0 ? submit.tooLarge(-room) : messages.room(room)}
        </p>
      )}
    </ActDialog>
  );
}
