import { LIMITS, splitLines } from '@org/contests';
import { Button, Dialog, DownloadIcon, TextArea } from '@org/ui-theme';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useStoresDocuments } from '../../base/picture/DocumentImage.tsx';
import { useMessages } from '../../base/provider/contests.ts';
import { saveFile } from '../../base/text/saveFile.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import type { ContestForm } from '../form/contestForm.ts';
import { type ImportChoice, type ImportKind, importTemplates } from '../form/importReading.ts';
import { useResolvesNames } from '../form/JudgeNames.tsx';
import { toPlainLines } from './findTable.ts';
import styles from './ImportDialog.module.css';
import { ImportResult, type PicturesState } from './ImportResult.tsx';
import { addFiles, addPictures, matchPictures, type PictureFiles, sortFiles } from './importPictures.ts';
import {
  type Imported,
  type ImportState,
  type MergedItems,
  readImportState,
  readTextFile,
} from './importState.ts';

const FILES = '.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values';

type ImportViewProps = {
  readonly kind: ImportKind;
  readonly text: string;
  readonly state: ImportState;
  /** The names of teams are taken. */
  readonly takesTeam: boolean;
  /** How pictures and list match; undefined if neither has any. */
  readonly pictures: PicturesState | undefined;
  /** The shown result is older than the text. */
  readonly isStale: boolean;
  readonly onText: (text: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onChoice: (choice: ImportChoice) => void;
  readonly onTemplate: () => void;
  readonly onTake: () => void;
  readonly onClose: () => void;
};

/** The import dialog: text or file, the result for each line, and a button to add the valid ones. */
export function ImportView(props: ImportViewProps) {
  const messages = useMessages('startContest', englishStartContest).import;
  const { kind, text, state } = props;
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const added = state.status === 'read' ? state.merged.added : 0;
  const isFull = state.status === 'read' && added > 0 && state.merged.sum > LIMITS[kind];
  const isAdding = props.pictures?.done !== undefined;
  const isAsking = state.status === 'read' && state.reading.asked.length > 0;
  return (
    <Dialog
      open
      size="wide"
      title={messages.title[kind]}
      description={messages.text[kind]}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      footer={
        <>
          <Button variant="outlined" onClick={props.onClose}>
            {messages.close}
          </Button>
          <Button
            disabled={added === 0 || isFull || isAsking || props.isStale}
            loading={isAdding}
            onClick={props.onTake}
          >
            {messages.take[kind](added)}
          </Button>
        </>
      }
    >
      <div className={styles.import}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shorter way to what the button does */}
        <div
          className={styles.source}
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={(event) => {
            const files = [...event.dataTransfer.files];
            setIsOver(false);
            if (files.length === 0) return;
            event.preventDefault();
            props.onFiles(files);
          }}
        >
          <TextArea
            label={messages.pasted}
            className={styles.text}
            value={text}
            placeholder={messages.pastedExample[kind]}
            onChange={(event) => props.onText(event.target.value)}
            rows={6}
            code
          />
          <div className={styles.buttons}>
            <Button size="small" variant="outlined" onClick={() => input.current?.click()}>
              {messages.file}
            </Button>
            <Button
              size="small"
              variant="quiet"
              icon={<DownloadIcon size="small" />}
              onClick={props.onTemplate}
            >
              {messages.template}
            </Button>
            <input
              ref={input}
              type="file"
              accept={kind === 'entries' ? `${FILES},image/*` : FILES}
              multiple={kind === 'entries'}
              hidden
              onChange={(event) => {
                const files = [...(event.target.files ?? [])];
                if (files.length > 0) props.onFiles(files);
                // Allows choosing the same file again after it was corrected.
                event.target.value = '';
              }}
            />
          </div>
          {isOver && <p className={styles.drop}>{messages.dropHere}</p>}
        </div>
        <ImportResult
          kind={kind}
          state={state}
          isFull={isFull}
          takesTeam={props.takesTeam}
          pictures={props.pictures}
          onChoice={props.onChoice}
        />
      </div>
    </Dialog>
  );
}

const NO_FILES: PictureFiles = new Map();

export type ImportDialogProps = {
  readonly kind: ImportKind;
  /** The form before the import. */
  readonly form: ContestForm;
  /** The text that was pasted or dropped into the form. */
  readonly given: string | readonly File[];
  readonly onTake: (imported: Imported) => void;
  readonly onClose: () => void;
};

/** Imports a list that is pasted, dropped or chosen as a file. Nothing leaves the browser. */
export function ImportDialog({ kind, form, given, onTake, onClose }: ImportDialogProps) {
  const messages = useMessages('startContest', englishStartContest);
  const resolvesNames = useResolvesNames();
  const [text, setText] = useState(typeof given === 'string' ? given : '');
  const [choice, setChoice] = useState<ImportChoice>({});
  const [fileState, setFileState] = useState<ImportState>();
  const shownText = useDeferredValue(text);
  const textState = useMemo(
    () => readImportState({ text: shownText, kind, choice, form, messages, resolvesNames }),
    [shownText, kind, choice, form, messages, resolvesNames],
  );
  const state = fileState ?? textState;

  const changeText = (next: string) => {
    setText(next);
    setChoice({});
    setFileState(undefined);
  };
  const [files, setFiles] = useState<PictureFiles>(NO_FILES);
  const [done, setDone] = useState<number>();
  const storesDocuments = useStoresDocuments();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);
  const takeFiles = (given: readonly File[]) => {
    const { list, pictures } = sortFiles(given);
    const [first] = given;
    if (kind === 'entries') setFiles((before) => addFiles(before, pictures));
    const text = kind === 'entries' ? list : first;
    if (text) void readFile(text);
  };
  const readFile = async (file: File) => {
    setFileState({ status: 'reading' });
    const result = await readTextFile(file);
    setChoice({});
    setFileState(result.ok ? undefined : { status: 'refused', reason: result.reason, lines: 0 });
    if (result.ok) setText(toPlainLines(result.text));
  };
  const [dropped, setDropped] = useState(typeof given === 'string' ? undefined : given);
  useEffect(() => {
    if (!dropped) return;
    setDropped(undefined);
    takeFiles(dropped);
  });

  const take = async () => {
    if (state.status !== 'read' || done !== undefined) return;
    const { reading, merged } = state;
    const lines = splitLines(shownText);
    const pictured = await addAllPictures(merged);
    if (!pictured) return;
    onTake({
      ...pictured,
      added: merged.added,
      known: merged.dropped,
      rest: [...new Map(reading.bad.map(({ line, lastLine = line }) => [line, lastLine]))].map(
        ([line, lastLine]) => lines.slice(line - 1, lastLine).join('\n'),
      ),
    });
  };
  /** Undefined if the dialog was closed meanwhile. */
  const addAllPictures = async (merged: MergedItems) => {
    const signal = leaving.current?.signal;
    if (!storesDocuments || !signal || matchPictures(merged, files).matched.length === 0)
      return { form: merged.form };
    setDone(0);
    try {
      return await addPictures(merged, files, { onDone: setDone, signal });
    } catch {
      return undefined;
    }
  };
  const matched = state.status === 'read' ? matchPictures(state.merged, files) : undefined;
  const hasPictures = files.size > 0 || (matched?.missing ?? 0) > 0;
  const { file, text: template } = importTemplates[kind];
  return (
    <ImportView
      kind={kind}
      text={text}
      state={state}
      takesTeam={choice.takesTeam === true}
      isStale={shownText !== text}
      onText={changeText}
      pictures={
        matched && hasPictures
          ? {
              ...{ matched: matched.matched.length, missing: matched.missing, unused: matched.unused },
              ...{ isPossible: storesDocuments, done },
            }
          : undefined
      }
      onFiles={takeFiles}
      onChoice={(next) =>
        setChoice((before) => ({ ...before, ...next, columns: { ...before.columns, ...next.columns } }))
      }
      onTemplate={() => saveFile(file, 'text/csv', template)}
      onTake={() => void take()}
      onClose={onClose}
    />
  );
}
