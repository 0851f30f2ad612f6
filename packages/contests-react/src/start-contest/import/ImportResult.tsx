import { LIMITS } from '@org/contests';
import { CheckIcon, ErrorIcon, Field, Spinner, Tag } from '@org/ui-theme';
import { useTexts } from '../../provider/contests.ts';
import { startContestTexts } from '../../texts/en/startContest.ts';
import type { Texts } from '../../texts/texts.ts';
import { ImportLines } from './ImportLines.tsx';
import styles from './ImportView.module.css';
import { IMPORT_LIMITS, type ImportKind, type ImportReading, type ImportSource } from './importReading.ts';
import type { ImportState } from './importState.ts';

export type ImportResultProps = {
  readonly kind: ImportKind;
  readonly state: ImportState;
  /** Adding the valid lines would exceed the limit of a contest. */
  readonly isFull: boolean;
  readonly onSource: (source: ImportSource) => void;
};

/** The result of reading the text: counts, then the lines. */
export function ImportResult({ kind, state, isFull, onSource }: ImportResultProps) {
  const words = useTexts('startContest', startContestTexts).import;
  return (
    <>
      <div className={styles.summary} role="status">
        <Summary kind={kind} state={state} />
        {isFull && state.status === 'read' && (
          <p className={styles.problem}>{words.tooMany[kind](state.sum, LIMITS[kind])}</p>
        )}
      </div>
      {state.status === 'read' && state.reading.columns.length > 0 && (
        <SourceField kind={kind} reading={state.reading} onSource={onSource} />
      )}
      {state.status === 'read' && <ImportLines kind={kind} reading={state.reading} />}
    </>
  );
}

function Summary({ kind, state }: Pick<ImportResultProps, 'kind' | 'state'>) {
  const words = useTexts('startContest', startContestTexts).import;
  switch (state.status) {
    case 'empty':
      return <p className={styles.note}>{words.nothing}</p>;
    case 'reading':
      return (
        <p>
          <Spinner /> {words.reading}
        </p>
      );
    case 'refused':
      return <p className={styles.problem}>{describeRefusal(state, words)}</p>;
    case 'read': {
      const { reading, merged } = state;
      const { good, bad, repeated, headerLine, columns, source } = reading;
      const isWhole =
        kind === 'entries' && reading.source === 'lines' && good.some(({ value }) => /[;,]/.test(value));
      const notes = [
        ...(isWhole ? [words.linesAreWhole] : []),
        ...(headerLine === undefined ? [] : [words.header(headerLine)]),
        ...(repeated.length > 0 ? [words.repeated(repeated.length)] : []),
        ...(merged.dropped > 0 ? [words.known(merged.dropped)] : []),
      ];
      return (
        <>
          <p className={styles.figures}>
            <Tag tone={good.length > 0 ? 'success' : 'neutral'} icon={<CheckIcon size="small" />}>
              {words.good[kind](good.length)}
            </Tag>{' '}
            <Tag
              tone={bad.length > 0 ? 'error' : 'neutral'}
              icon={bad.length > 0 && <ErrorIcon size="small" />}
            >
              {bad.length > 0 ? words.bad(bad.length) : words.noBad}
            </Tag>
          </p>
          {notes.length > 0 && <p className={styles.note}>{notes.join(' ')}</p>}
          {typeof source === 'number' && columns.length > 1 && (
            <p className={styles.note}>
              {words.notTaken(headerLine === undefined ? [] : columns.filter((_, index) => index !== source))}
            </p>
          )}
        </>
      );
    }
  }
}

const describeRefusal = (
  { reason, lines }: Extract<ImportState, { status: 'refused' }>,
  words: Texts['startContest']['import'],
): string => {
  if (reason === 'too-large') return words.refused[reason](IMPORT_LIMITS.bytes);
  if (reason === 'too-many-lines') return words.refused[reason](lines, IMPORT_LIMITS.lines);
  return words.refused[reason];
};

function SourceField({
  kind,
  reading,
  onSource,
}: {
  kind: ImportKind;
  reading: ImportReading;
  onSource: ImportResultProps['onSource'];
}) {
  const words = useTexts('startContest', startContestTexts).import;
  return (
    <Field label={words.source}>
      {(control) => (
        <select
          {...control}
          className="laurel-input"
          value={reading.source}
          onChange={({ target: { value } }) =>
            onSource(value === 'lines' || value === 'every' ? value : Number(value))
          }
        >
          <option value="lines">{words.wholeLines}</option>
          <option value="every">{words.everyItem[kind]}</option>
          {reading.columns.map((name, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
            <option key={column} value={column}>
              {words.column(column + 1, name)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
