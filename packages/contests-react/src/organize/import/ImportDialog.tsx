import { splitLines } from '@org/contests';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../base/provider/contests.ts';
import { saveFile } from '../../base/text/saveFile.ts';
import { startContestTexts } from '../../messages/en/startContest.ts';
import type { ContestForm } from '../form/contestForm.ts';
import { type ImportChoice, type ImportKind, importTemplates } from '../form/importReading.ts';
import { ImportView } from './ImportView.tsx';
import { type Imported, type ImportState, readImportState } from './importState.ts';
import { readTextFile } from './readTextFile.ts';
import { toPlainLines } from './splitRows.ts';

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
  const words = useTexts('startContest', startContestTexts);
  const [text, setText] = useState(typeof given === 'string' ? given : '');
  const [choice, setChoice] = useState<ImportChoice>({});
  const [fileState, setFileState] = useState<ImportState>();
  const shownText = useDeferredValue(text);
  const textState = useMemo(
    () => readImportState({ text: shownText, kind, choice, form, words }),
    [shownText, kind, choice, form, words],
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
