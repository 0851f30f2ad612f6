import { LIMITS } from '@org/contests';
import { CheckIcon, ErrorIcon, Field, Spinner, Tag } from '@org/ui-theme';
import { useTexts } from '../../base/provider/contests.ts';
import { startContestTexts } from '../../messages/en/startContest.ts';
import type { Texts } from '../../messages/texts.ts';
import {
  IMPORT_LIMITS,
  IMPORT_ROLES,
  type ImportChoice,
  type ImportKind,
  type ImportReading,
  type ImportRole,
  type ImportSource,
  MAIN_ROLE,
} from '../form/importReading.ts';
import styles from './ImportDialog.module.css';
import { ImportLines } from './ImportLines.tsx';
import type { ImportState } from './importState.ts';

export type ImportResultProps = {
  readonly kind: ImportKind;
  readonly state: ImportState;
  /** Adding the valid lines would exceed the limit of a contest. */
  readonly isFull: boolean;
  readonly onChoice: (choice: ImportChoice) => void;
};

/** The result of reading the text: counts, where items are, what is kept, then the lines. */
export function ImportResult({ kind, state, isFull, onChoice }: ImportResultProps) {
  const words = useTexts('startContest', startContestTexts).import;
  return (
    <>
      <div className={styles.summary} role="status">
        <Summary kind={kind} state={state} />
        {isFull && state.status === 'read' && (
          <p className={styles.problem}>{words.tooMany[kind](state.merged.sum, LIMITS[kind])}</p>
        )}
      </div>
      {state.status === 'read' && state.reading.columns.length > 0 && (
        <SourceField kind={kind} reading={state.reading} onChoice={onChoice} />
      )}
      {state.status === 'read' && state.reading.source === 'table' && (
        <KeptColumns kind={kind} reading={state.reading} onChoice={onChoice} />
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
          <Spinner /> <span>{words.reading}</span>
        </p>
      );
    case 'refused':
      return <p className={styles.problem}>{describeRefusal(state, words)}</p>;
    case 'read': {
      const { reading, merged } = state;
      const { good, bad, repeated, headerLine } = reading;
      const isWhole =
        kind === 'entries' && reading.source === 'lines' && good.some(({ item }) => /[;,]/.test(item.link));
      const notes = [
        ...(isWhole ? [words.linesAreWhole] : []),
        ...(headerLine === undefined ? [] : [words.header(headerLine)]),
        ...(repeated.length > 0 ? [words.repeated(repeated.length)] : []),
        ...(merged.dropped > 0 ? [words.known(merged.dropped)] : []),
        ...(merged.newTracks.length > 0 ? [words.newTracks(merged.newTracks)] : []),
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
          <NotKept reading={reading} />
        </>
      );
    }
  }
}

/** The columns of a table that are not kept. */
function NotKept({ reading: { source, columns, kept, headerLine } }: { readonly reading: ImportReading }) {
  const words = useTexts('startContest', startContestTexts).import;
  const used = Object.values(kept);
  const others = columns.filter((_, index) => !used.includes(index));
  if (source !== 'table' || others.length === 0) return null;
  return (
    <p className={styles.note}>
      {words.notTaken(headerLine === undefined ? [] : others.map(({ name }) => name))}
    </p>
  );
}

const describeRefusal = (
  { reason, lines }: Extract<ImportState, { status: 'refused' }>,
  words: Texts['startContest']['import'],
): string => {
  if (reason === 'too-large') return words.refused[reason](IMPORT_LIMITS.bytes);
  if (reason === 'too-many-lines') return words.refused[reason](lines, IMPORT_LIMITS.lines);
  return words.refused[reason];
};

type ChoiceProps = {
  readonly kind: ImportKind;
  readonly reading: ImportReading;
  readonly onChoice: ImportResultProps['onChoice'];
};

function SourceField({ kind, reading, onChoice }: ChoiceProps) {
  const words = useTexts('startContest', startContestTexts).import;
  const sources: Record<ImportSource, string> = {
    lines: words.wholeLines,
    every: words.everyItem[kind],
    table: words.table,
  };
  return (
    <Field label={words.source}>
      {(control) => (
        <select
          {...control}
          className="laurel-input"
          value={reading.source}
          // The options are the sources.
          onChange={({ target: { value } }) => onChoice({ source: value as ImportSource })}
        >
          {Object.entries(sources).map(([source, name]) => (
            <option key={source} value={source}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The role of each kept column, which can be changed. */
function KeptColumns({ kind, reading, onChoice }: ChoiceProps) {
  const words = useTexts('startContest', startContestTexts).import;
  return (
    <fieldset className={styles.columns}>
      <legend>{words.kept}</legend>
      {IMPORT_ROLES[kind].map((role) => (
        <ColumnField key={role} {...{ role, kind, reading, onChoice }} />
      ))}
    </fieldset>
  );
}

const NONE = 'none';

function ColumnField({ role, kind, reading, onChoice }: ChoiceProps & { readonly role: ImportRole }) {
  const words = useTexts('startContest', startContestTexts).import;
  const { columns, kept, asked } = reading;
  const mustChoose = asked.includes(role);
  const column = kept[role] ?? null;
  return (
    <Field label={words.roles[role]} error={mustChoose && words.ask[role]}>
      {(control) => (
        <select
          {...control}
          className="laurel-input"
          value={mustChoose ? '' : (column ?? NONE)}
          onChange={({ target: { value } }) =>
            onChoice({ columns: { [role]: value === NONE ? null : Number(value) } })
          }
        >
          {mustChoose && <option value="">{words.choose}</option>}
          {(role !== MAIN_ROLE[kind] || kind === 'entries' || column === null) &&
            !(mustChoose && role === 'address') && <option value={NONE}>{words.notKept}</option>}
          {columns.map(({ name, isPrivate }, index) =>
            isPrivate ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
              <option key={index} value={index}>
                {words.column(index + 1, name)}
              </option>
            ),
          )}
        </select>
      )}
    </Field>
  );
}
