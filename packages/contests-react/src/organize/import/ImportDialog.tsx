import { LIMITS, splitLines } from '@org/contests';
import { Button, Dialog, DownloadIcon, TextArea } from '@org/ui-theme';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../base/provider/contests.ts';
import { saveFile } from '../../base/text/saveFile.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import type { ContestForm } from '../form/contestForm.ts';
import { type ImportChoice, type ImportKind, importTemplates } from '../form/importReading.ts';
import { useResolvesNames } from '../form/JudgeNames.tsx';
import { toPlainLines } from './findTable.ts';
import styles from './ImportDialog.module.css';
import { ImportResult } from './ImportResult.tsx';
import { type Imported, type ImportState, readImportState, readTextFile } from './importState.ts';

const FILES = '.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values';

type ImportViewProps = {
  readonly kind: ImportKind;
  readonly text: string;
  readonly state: ImportState;
  /** The names of teams are taken. */
  readonly takesTeam: boolean;
  /** The shown result is older than the text. */
  readonly isStale: boolean;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
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
          <Button disabled={added === 0 || isFull || isAsking || props.isStale} onClick={props.onTake}>
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
            const [file] = event.dataTransfer.files;
            setIsOver(false);
            if (!file) return;
            event.preventDefault();
            props.onFile(file);
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
              accept={FILES}
              hidden
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                if (file) props.onFile(file);
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
          onChoice={props.onChoice}
        />
      </div>
    </Dialog>
  );
}

export type ImportDialogProps = {
  readonly kind: ImportKind;
  /** The form before the import. */
  readonly form: ContestForm;
  /** The text that was pasted or dropped into the form. */
  readonly given: string | File;
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
    void readFile(dropped);
  });

  const take = () => {
    if (state.status !== 'read') return;
    const { reading, merged } = state;
    const lines = splitLines(shownText);
    onTake({
      form: merged.form,
      added: merged.added,
      known: merged.dropped,
      rest: [...new Map(reading.bad.map(({ line, lastLine = line }) => [line, lastLine]))].map(
        ([line, lastLine]) => lines.slice(line - 1, lastLine).join('\n'),
      ),
    });
  };
  const { file, text: template } = importTemplates[kind];
  return (
    <ImportView
      kind={kind}
      text={text}
      state={state}
      takesTeam={choice.takesTeam === true}
      isStale={shownText !== text}
      onText={changeText}
      onFile={readFile}
      onChoice={(next) =>
        setChoice((before) => ({ ...before, ...next, columns: { ...before.columns, ...next.columns } }))
      }
      onTemplate={() => saveFile(file, 'text/csv', template)}
      onTake={take}
      onClose={onClose}
    />
  );
}
