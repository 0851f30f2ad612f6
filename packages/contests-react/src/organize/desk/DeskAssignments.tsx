import { Button, VisuallyHidden } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import { englishOrganize } from '../../messages/en/organize.ts';
import styles from './AssignmentStrip.module.css';
import { Key, MOST_CELLS, Strip } from './AssignmentStrip.tsx';
import type { JudgeCoverage } from './countCoverage.ts';
import { Part, Portions } from './DeskParts.tsx';
import type { OrganizerViewProps } from './deskPlace.ts';
import desk from './OrganizerView.module.css';

/** The assignments: a row for each judge with a cell for each entry, or with numbers if there are many entries. */
export function Assignments(props: OrganizerViewProps) {
  const { assignments, reviewed, coverage, entries, possible, notesStatus, getAccountName, onTask } = props;
  const messages = useMessages('organize', englishOrganize);
  const assigned = messages.assignments;
  const numbers = entries.filter(({ status }) => status === 'standing').map(({ number }) => number);
  const given = new Map(assignments?.map(({ judge, entries }) => [judge, entries]));
  const { judges } = coverage;
  const isRead = notesStatus === 'read';
  const isDrawn = assignments !== null || reviewed.size > 0;
  const isStrip = numbers.length <= MOST_CELLS;
  const isSealed =
    coverage.status === 'sealed' || (coverage.status === 'revealed' && coverage.done < coverage.due);
  /** The numbers of a judge's entries. Nobody knows those of sealed reviews. */
  const list = (judge: JudgeCoverage['judge']) => {
    const own = given.get(judge) ?? [];
    if (isSealed) return own.length > 0 ? [assigned.numbers(own)] : [];
    const done = reviewed.get(judge) ?? new Set();
    const left = own.filter((entry) => !done.has(entry));
    return [
      ...(done.size > 0 ? [assigned.reviewedOf([...done].toSorted((a, b) => a - b))] : []),
      ...(left.length > 0 ? [assigned.leftOf(left)] : []),
    ];
  };
  const count = ({ done, due }: JudgeCoverage) => {
    if (coverage.status === 'before' || due === 0) return assigned.count(due);
    return coverage.status === 'sealed'
      ? messages.coverage.judgeSealed(done, due)
      : assigned.progress(done, due);
  };
  return (
    <Part
      title={assigned.name}
      aside={isRead ? assigned.state(assignments !== null) : ''}
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
            {assigned.act}
          </Button>
        )
      }
    >
      {isRead && assignments === null && <p className={desk.soft}>{assigned.everybody}</p>}
      {isDrawn && (
        <>
          {isSealed && <p className={desk.soft}>{assigned.sealed}</p>}
          <Portions
            className={styles.matrix}
            items={judges}
            renderItem={(each) => {
              const { judge } = each;
              const said = list(judge);
              return (
                <li key={judge}>
                  <bdi>{getAccountName(judge)}</bdi>
                  {isStrip ? (
                    <>
                      <Strip entries={numbers} own={given.get(judge) ?? []} reviewed={reviewed.get(judge)} />
                      {said.length > 0 && <VisuallyHidden>{said.join(' ')}</VisuallyHidden>}
                    </>
                  ) : (
                    <span className={desk.soft}>
                      {[`${count(each)}.`, ...(assignments === null ? [] : said)].join(' ')}
                    </span>
                  )}
                </li>
              );
            }}
          />
          {isStrip && <Key isAssigned={assignments !== null} />}
        </>
      )}
    </Part>
  );
}
