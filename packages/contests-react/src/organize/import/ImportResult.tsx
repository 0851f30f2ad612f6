import { LIMITS } from '@org/contests';
import { Checkbox, CheckIcon, ErrorIcon, Field, Spinner, Tag } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import type { Messages } from '../../messages/messages.ts';
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

/** The pictures that were dropped with the list. */
export type PicturesState = {
  readonly matched: number;
  /** Files that the list names, and that were not dropped. */
  readonly missing: number;
  /** Files that the list does not name. */
  readonly unused: number;
  /** The site stores pictures. */
  readonly isPossible: boolean;
  /** How many are stored, while they are. */
  readonly done: number | undefined;
};

const describePictures = (
  { matched, missing, unused, isPossible, done }: PicturesState,
  { pictures: messages }: Messages['startContest']['import'],
): string => {
  if (!isPossible) return messages.notPossible;
  if (done !== undefined) return messages.storing(done, matched);
  return [
    ...(matched > 0 ? [messages.matched(matched)] : []),
    ...(missing > 0 ? [messages.missing(missing)] : []),
    ...(unused > 0 ? [messages.unused(unused)] : []),
  ].join(' ');
};

export type ImportResultProps = {
  readonly kind: ImportKind;
  readonly state: ImportState;
  /** Adding the valid lines would exceed the limit of a contest. */
  readonly isFull: boolean;
  /** The names of teams are taken. */
  readonly takesTeam: boolean;
  readonly pictures: PicturesState | undefined;
  readonly onChoice: (choice: ImportChoice) => void;
};

/** The result of reading the text: counts, where items are, what is kept, then the lines. */
export function ImportResult({ kind, state, isFull, takesTeam, pictures, onChoice }: ImportResultProps) {
  const messages = useMessages('startContest', englishStartContest).import;
  return (
    <>
      <div className={styles.summary} role="status">
        <Summary kind={kind} state={state} />
        {isFull && state.status === 'read' && (
          <p className={styles.problem}>{messages.tooMany[kind](state.merged.sum, LIMITS[kind])}</p>
        )}
      </div>
      {pictures && (
        <p className={styles.note} role="status">
          {describePictures(pictures, messages)}
        </p>
      )}
      {state.status === 'read' && state.reading.columns.length > 0 && (
        <SourceField kind={kind} reading={state.reading} onChoice={onChoice} />
      )}
      {state.status === 'read' && state.reading.source === 'table' && (
        <KeptColumns kind={kind} reading={state.reading} onChoice={onChoice} />
      )}
      {state.status === 'read' && state.reading.hasTeam && (
        <Checkbox
          label={messages.takesTeam}
          description={messages.takesTeamText}
          checked={takesTeam}
          onCheckedChange={(isOn) => onChoice({ takesTeam: isOn })}
        />
      )}
      {state.status === 'read' && <ImportLines kind={kind} reading={state.reading} />}
    </>
  );
}

function Summary({ kind, state }: Pick<ImportResultProps, 'kind' | 'state'>) {
  const messages = useMessages('startContest', englishStartContest).import;
  switch (state.status) {
    case 'empty':
      return <p className={styles.note}>{messages.nothing}</p>;
    case 'reading':
      return (
        <p>
          <Spinner /> <span>{messages.reading}</span>
        </p>
      );
    case 'refused':
      return <p className={styles.problem}>{describeRefusal(state, messages)}</p>;
    case 'read': {
      const { reading, merged } = state;
      const { good, bad, repeated, headerLine } = reading;
      const isWhole =
        kind === 'entries' && reading.source === 'lines' && good.some(({ item }) => /[;,]/.test(item.link));
      const notes = [
        ...(isWhole ? [messages.linesAreWhole] : []),
        ...(headerLine === undefined ? [] : [messages.header(headerLine)]),
        ...(reading.hasPictureLinks ? [messages.pictures.links] : []),
        ...(reading.drafts > 0 ? [messages.drafts(reading.drafts)] : []),
        ...(reading.shortened.count > 0
          ? [messages.shortened(reading.shortened.count, reading.shortened.limit)]
          : []),
        ...(repeated.length > 0 ? [messages.repeated(repeated.length)] : []),
        ...(merged.dropped > 0 ? [messages.known(merged.dropped)] : []),
        ...(merged.newTracks.length > 0 ? [messages.newTracks(merged.newTracks)] : []),
      ];
      return (
        <>
          <p className={styles.figures}>
            <Tag tone={good.length > 0 ? 'success' : 'neutral'} icon={<CheckIcon size="small" />}>
              {messages.good[kind](good.length)}
            </Tag>{' '}
            <Tag
              tone={bad.length > 0 ? 'error' : 'neutral'}
              icon={bad.length > 0 && <ErrorIcon size="small" />}
            >
              {bad.length > 0 ? messages.bad(bad.length) : messages.noBad}
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
function NotKept({ reading }: { readonly reading: ImportReading }) {
  const { source, columns, kept, extras, headerLine } = reading;
  const messages = useMessages('startContest', englishStartContest).import;
  const used = [...Object.values(kept), ...extras];
  const others = columns.filter((_, index) => !used.includes(index));
  if (source !== 'table' || others.length === 0) return null;
  return (
    <p className={styles.note}>
      <span>{messages.notTaken(headerLine === undefined ? [] : others.map(({ name }) => name))}</span>{' '}
      {others.some(({ isPrivate }) => isPrivate) && <span>{messages.neverTaken}</span>}
    </p>
  );
}

const describeRefusal = (
  { reason, lines }: Extract<ImportState, { status: 'refused' }>,
  messages: Messages['startContest']['import'],
): string => {
  if (reason === 'too-large') return messages.refused[reason](IMPORT_LIMITS.bytes);
  if (reason === 'too-many-lines') return messages.refused[reason](lines, IMPORT_LIMITS.lines);
  return messages.refused[reason];
};

type ChoiceProps = {
  readonly kind: ImportKind;
  readonly reading: ImportReading;
  readonly onChoice: ImportResultProps['onChoice'];
};

function SourceField({ kind, reading, onChoice }: ChoiceProps) {
  const messages = useMessages('startContest', englishStartContest).import;
  const sources: Record<ImportSource, string> = {
    lines: messages.wholeLines,
    every: messages.everyItem[kind],
    table: messages.table,
  };
  return (
    <Field label={messages.source}>
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
  const messages = useMessages('startContest', englishStartContest).import;
  return (
    <fieldset className={styles.columns}>
      <legend>{messages.kept}</legend>
      {IMPORT_ROLES[kind].map((role) => (
        <ColumnField key={role} {...{ role, kind, reading, onChoice }} />
      ))}
    </fieldset>
  );
}

const NONE = 'none';

function ColumnField({ role, kind, reading, onChoice }: ChoiceProps & { readonly role: ImportRole }) {
  const messages = useMessages('startContest', englishStartContest).import;
  const { columns, kept, asked } = reading;
  const mustChoose = asked.includes(role);
  const column = kept[role] ?? null;
  return (
    <Field label={messages.roles[role]} error={mustChoose && messages.ask[role]}>
      {(control) => (
        <select
          {...control}
          className="laurel-input"
          value={mustChoose ? '' : (column ?? NONE)}
          onChange={({ target: { value } }) =>
            onChoice({ columns: { [role]: value === NONE ? null : Number(value) } })
          }
        >
          {mustChoose && <option value="">{messages.choose}</option>}
          {(role !== MAIN_ROLE[kind] || kind === 'entries' || column === null) &&
            !(mustChoose && role === 'address') && <option value={NONE}>{messages.notKept}</option>}
          {columns.map(({ name, isPrivate }, index) =>
            isPrivate ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
              <option key={index} value={index}>
                {messages.column(index + 1, name)}
              </option>
            ),
          )}
        </select>
      )}
    </Field>
  );
}
