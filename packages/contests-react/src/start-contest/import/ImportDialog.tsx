import { splitLines } from '@org/contests';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../provider/contests.ts';
import { saveFile } from '../../text/saveFile.ts';
import { startContestTexts } from '../../texts/en/startContest.ts';
import { ImportView } from './ImportView.tsx';
import { type ImportKind, type ImportSource, importTemplates } from './importReading.ts';
import { type Imported, type ImportState, readImportState } from './importState.ts';
import { readTextFile } from './readTextFile.ts';
import { toPlainLines } from './splitRows.ts';

export type ImportDialogProps = {
  readonly kind: ImportKind;
  /** The field's current text. */
  readonly field: string;
  /** The text that was pasted or dropped into the field. */
  readonly given: string | File;
  readonly onTake: (imported: Imported) => void;
  readonly onClose: () => void;
};

/** Imports a list that is pasted, dropped or chosen as a file. Nothing leaves the browser. */
export function ImportDialog({ kind, field, given, onTake, onClose }: ImportDialogProps) {
  const words = useTexts('startContest', startContestTexts);
  const [text, setText] = useState(typeof given === 'string' ? given : '');
  const [source, setSource] = useState<ImportSource>();
  const [fileState, setFileState] = useState<ImportState>();
  const shownText = useDeferredValue(text);
  const textState = useMemo(
    () => readImportState({ text: shownText, kind, source, field, words }),
    [shownText, kind, source, field, words],
  );
  const state = fileState ?? textState;

  const changeText = (next: string) => {
    setText(next);
    setSource(undefined);
    setFileState(undefined);
  };
  const readFile = async (file: File) => {
    setFileState({ status: 'reading' });
    const result = await readTextFile(file);
    setSource(undefined);
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
      text: merged.text,
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
      onSource={setSource}
      onTemplate={() => saveFile(file, 'text/csv', template)}
      onTake={take}
      onClose={onClose}
    />
  );
}
