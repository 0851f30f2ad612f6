import { Button, CheckIcon, Meter, PlusIcon } from '@org/ui-theme';
import type { Address } from 'viem';
import { useMessages } from '../../base/provider/contests.ts';
import { englishLifecycle } from '../../messages/en/lifecycle.ts';
import { englishOrganize } from '../../messages/en/organize.ts';
import { usePerson } from '../../person/PeopleProvider.tsx';
import { PersonView } from '../../person/Person.tsx';
import type { Coverage, JudgeCoverage } from './countCoverage.ts';
import { Part, Portions, Reminder } from './DeskParts.tsx';
import type { OrganizerViewProps } from './deskPlace.ts';
import styles from './OrganizerView.module.css';

/** The coverage of a contest in one sentence. */
export function useCoverageText(coverage: Coverage): string {
  const messages = useMessages('organize', englishOrganize).coverage;
  return 'done' in coverage
    ? messages[coverage.status](coverage.done, coverage.due)
    : messages[coverage.status];
}

/** The judges: how far each is, and reminders. */
export function Judges(props: OrganizerViewProps) {
  const { coverage, possible, assignments, left, getAccountName, getGivenName, getAccountHref, onTask } =
    props;
  const messages = useMessages('organize', englishOrganize);
  const lifecycle = useMessages('lifecycle', englishLifecycle);
  const own = messages.judges;
  const isAssigned = assignments !== null;
  const text = useCoverageText(coverage);
  const say = ({ judge, done, due, hasBegun }: JudgeCoverage) => {
    const count = left.get(judge);
    if (coverage.status === 'revealed' && count !== undefined) return messages.toDo.reveals(count);
    if (coverage.status === 'before') return isAssigned ? messages.assignments.count(due) : '';
    if (due === 0) return isAssigned ? messages.assignments.count(0) : messages.coverage.abstained;
    if (!hasBegun && count !== undefined) return messages.coverage.idle(due);
    return coverage.status === 'sealed'
      ? messages.coverage.judgeSealed(done, due)
      : messages.coverage.judge(done, due);
  };
  // While reviews are revealed, a sealed one is not done yet.
  const getDone = ({ judge, done }: JudgeCoverage) =>
    coverage.status === 'revealed' ? Math.max(0, done - (left.get(judge) ?? 0)) : done;
  // Judges who have not begun come first.
  const sorted = coverage.judges.toSorted(
    (a, b) => Number(a.hasBegun) - Number(b.hasBegun) || a.done / (a.due || 1) - b.done / (b.due || 1),
  );
  return (
    <Part
      title={own.title}
      aside={text}
      count={sorted.length}
      acts={
        possible.acts && (
          <Button
            size="small"
            variant="outlined"
            icon={<PlusIcon size="small" />}
            onClick={() => onTask({ kind: 'add-judges' })}
          >
            {own.add}
          </Button>
        )
      }
    >
      {'done' in coverage && (
        <Meter label={messages.coverage.label} value={coverage.done} max={coverage.due} text={text} />
      )}
      {sorted.length === 0 && <p className={styles.soft}>{own.none}</p>}
      <Portions
        items={sorted}
        renderItem={(each) => {
          const { judge } = each;
          const name = getAccountName(judge);
          return (
            <li key={judge} className={styles.judge}>
              <Judge address={judge} given={getGivenName(judge)} href={getAccountHref(judge)} />
              <span className={styles.bar} aria-hidden="true">
                {coverage.status !== 'before' && each.due > 0 && (
                  <Meter label={say(each)} value={getDone(each)} max={each.due} text={say(each)} />
                )}
              </span>
              <span className={`${styles.said} ${styles.soft}`}>{say(each)}</span>
              <span className={styles.acts}>
                {coverage.status !== 'before' && each.due > 0 && getDone(each) >= each.due && (
                  <span className={styles.done}>
                    <CheckIcon size="small" />
                    {own.done}
                  </span>
                )}
                {props.getReminder && left.has(judge) && (
                  <Reminder
                    variant="quiet"
                    label={lifecycle.remindJudge(name)}
                    short={lifecycle.remindShort}
                    getReminder={() => props.getReminder?.(judge) ?? ''}
                  />
                )}
                {possible.removals && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={own.remove(name)}
                    onClick={() => onTask({ kind: 'remove-judge', judge, name })}
                  >
                    {own.removeShort}
                  </Button>
                )}
              </span>
            </li>
          );
        }}
      />
    </Part>
  );
}

type JudgeProps = { readonly address: Address; readonly given: string | undefined; readonly href: string };

/** A judge with one name, unless the organizer and the judge's profile give different ones. */
function Judge({ address, given, href }: JudgeProps) {
  const person = usePerson(address);
  const isOther = given !== undefined && person?.name !== undefined && person.name !== given;
  return (
    <span className={styles.what}>
      {isOther && <bdi>{given}</bdi>}
      <PersonView address={address} person={{ ...person, name: person?.name ?? given }} href={href} stacked />
    </span>
  );
}
