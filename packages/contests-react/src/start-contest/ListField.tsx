import { Button, TableIcon, TextArea, type TextAreaProps } from '@org/ui-theme';
import { useTexts } from '../provider/contests.ts';
import { startContestTexts } from '../texts/en/startContest.ts';
import type { ImportKind } from './import/importReading.ts';
import { wantsImport } from './import/wantsImport.ts';
import styles from './ListField.module.css';
import type { ImportOutcome } from './useImports.ts';

export type ListFieldProps = TextAreaProps & {
  readonly kind: ImportKind;
  readonly outcome: ImportOutcome | undefined;
  readonly onImport: (kind: ImportKind, given?: string | File) => void;
};

/** A field with one item per line. Pasting a table or another kind of list, or dropping a file, opens the import. */
export function ListField({ kind, outcome, onImport, ...area }: ListFieldProps) {
  const words = useTexts('startContest', startContestTexts).import;
  return (
    <div className={styles.list}>
      <TextArea
        {...area}
        className={styles.lines}
        code
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (!wantsImport(text, kind)) return;
          event.preventDefault();
          onImport(kind, text);
        }}
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes('Files')) event.preventDefault();
        }}
        onDrop={(event) => {
          const [file] = event.dataTransfer.files;
          if (!file) return;
          event.preventDefault();
          onImport(kind, file);
        }}
      />
      <div className={styles.foot}>
        <Button
          size="small"
          variant="outlined"
          icon={<TableIcon size="small" />}
          onClick={() => onImport(kind)}
        >
          {words.open[kind]}
        </Button>
        <p className={styles.outcome} role="status">
          {outcome &&
            [words.done(outcome.added), ...(outcome.known > 0 ? [words.doneKnown(outcome.known)] : [])].join(
              ' ',
            )}
        </p>
        {outcome && outcome.rest.length > 0 && (
          <Button size="small" variant="outlined" onClick={() => onImport(kind, outcome.rest.join('\n'))}>
            {words.rest(outcome.rest.length)}
          </Button>
        )}
      </div>
    </div>
  );
}
