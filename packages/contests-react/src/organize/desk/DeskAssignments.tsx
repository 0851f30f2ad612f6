import { Button, VisuallyHidden } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import { englishOrganize } from '../../messages/en/organize.ts';
import styles from './DeskAssignments.module.css';
import { Part, Portions } from './DeskParts.tsx';
import type { OrganizerViewProps } from './deskPlace.ts';
import desk from './OrganizerView.module.css';

/** Entries that a strip can show as cells. */
const MOST_CELLS = 100;

type StripProps = {
  readonly entries: readonly number[];
  readonly own: readonly number[];
  readonly reviewed: ReadonlySet<number> | undefined;
};

/** The row of a judge in the matrix: a cell for each entry. */
export function Strip({ entries, own, reviewed }: StripProps) {
  const set = new Set(own);
  return (
    <span className={styles.strip} aria-hidden="true">
      {entries.length <= MOST_CELLS &&
        entries.map((entry) => (
          <span
            key={entry}
            data-state={reviewed?.has(entry) ? 'reviewed' : set.has(entry) ? 'assigned' : undefined}
          />
        ))}
    </span>
  );
}

/** What the colors of the matrix mean. */
export function Key({ isAssigned }: { readonly isAssigned: boolean }) {
  const messages = useMessages('organize', englishOrganize).assignments;
  return (
    <p className={styles.key}>
      <span data-state="reviewed">{messages.reviewed}</span>
      {isAssigned && <span data-state="assigned">{messages.assigned}</span>}
    </p>
  );
}

/** Who reviews what: a row for each judge, and a column for each entry. */
export function Assignments(props: OrganizerViewProps) {
  const { assignments, reviewed, coverage, entries, possible, notesStatus, getAccountName, onTask } = props;
  const messages = useMessages('organize', englishOrganize).assignments;
  const numbers = entries.filter(({ status }) => status === 'standing').map(({ number }) => number);
  const given = new Map(assignments?.map(({ judge, entries }) => [judge, entries]));
  const judges = coverage.judges.map(({ judge }) => judge);
  const isRead = notesStatus === 'read';
  const isDrawn = (assignments !== null || reviewed.size > 0) && numbers.length <= MOST_CELLS;
  return (
    <Part
      title={messages.name}
      aside={isRead ? messages.state(assignments !== null) : ''}
      count={judges.length}
      acts={
        possible.acts &&
        judges.length > 0 && (
          <Button
            size="small"
            variant="outlined"
            disabled={!isRead}
            onClick={() => onTask({ kind: 'assign' })}
          >
            {messages.act}
          </Button>
        )
      }
    >
      {isRead && assignments === null && <p className={desk.soft}>{messages.everybody}</p>}
      {isDrawn && (
        <>
          <Portions
            className={styles.matrix}
            items={judges}
            renderItem={(judge) => {
              const own = given.get(judge) ?? [];
              return (
                <li key={judge}>
                  <bdi>{getAccountName(judge)}</bdi>
                  <Strip entries={numbers} own={own} reviewed={reviewed.get(judge)} />
                  {own.length > 0 && <VisuallyHidden>{messages.numbers(own)}</VisuallyHidden>}
                </li>
              );
            }}
          />
          <Key isAssigned={assignments !== null} />
        </>
      )}
    </Part>
  );
}
