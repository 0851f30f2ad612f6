import { useMessages } from '../../base/provider/contests.ts';
import { englishOrganize } from '../../messages/en/organize.ts';
import styles from './AssignmentStrip.module.css';

/** Entries that a strip can show as cells. */
export const MOST_CELLS = 100;

type StripProps = {
  readonly entries: readonly number[];
  readonly own: readonly number[];
  readonly reviewed: ReadonlySet<number> | undefined;
};

/** The row of a judge in the matrix: a cell for each entry, unless there are too many. */
export function Strip({ entries, own, reviewed }: StripProps) {
  if (entries.length > MOST_CELLS) return null;
  const set = new Set(own);
  return (
    <span className={styles.strip} aria-hidden="true">
      {entries.map((entry) => (
        <span
          key={entry}
          data-state={reviewed?.has(entry) ? 'reviewed' : set.has(entry) ? 'assigned' : undefined}
        />
      ))}
    </span>
  );
}

/** The meaning of the matrix's colors. */
export function Key({ isAssigned }: { readonly isAssigned: boolean }) {
  const messages = useMessages('organize', englishOrganize).assignments;
  return (
    <p className={styles.key}>
      <span data-state="reviewed">{messages.reviewed}</span>
      {isAssigned && <span data-state="assigned">{messages.assigned}</span>}
    </p>
  );
}
