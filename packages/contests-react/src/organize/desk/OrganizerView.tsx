import { Banner, Button, CopyButton } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import { formatMomentInZone } from '../../base/text/formatTime.ts';
import { englishContestSide } from '../../messages/en/contestSide.ts';
import { englishLifecycle } from '../../messages/en/lifecycle.ts';
import { englishOrganize } from '../../messages/en/organize.ts';
import { Person } from '../../person/Person.tsx';
import { Assignments } from './DeskAssignments.tsx';
import { Awards } from './DeskAwards.tsx';
import { Judges } from './DeskJudges.tsx';
import { Entries, Notes, Part } from './DeskParts.tsx';
import { Submissions } from './DeskSubmissions.tsx';
import { ToDoList } from './DeskToDo.tsx';
import { DESK_ID, type OrganizerViewProps } from './deskPlace.ts';
import styles from './OrganizerView.module.css';

/** All acts of the organizer in a contest, and the progress of the reviews. */
export function OrganizerView(props: OrganizerViewProps) {
  const { possible, submissions, onTask } = props;
  const messages = useMessages('organize', englishOrganize);
  const lifecycle = useMessages('lifecycle', englishLifecycle);
  return (
    <section className={styles.desk} id={DESK_ID} tabIndex={-1} aria-label={messages.name}>
      {!props.isConnected && <Banner tone="info" title={messages.account.guest} />}
      {props.notesStatus === 'failed' && (
        <Banner
          tone="error"
          title={messages.notes.failed}
          action={
            <Button size="small" variant="outlined" onClick={props.onReadNotes}>
              {messages.notes.tryAgain}
            </Button>
          }
        >
          {messages.notes.failedText}
        </Banner>
      )}
      <div className={styles.sheet}>
        <ToDoList {...props} />
      </div>
      <div className={styles.sheet}>
        {submissions && <Submissions {...{ submissions, possible, onTask }} />}
        <Judges {...props} />
        <div className={styles.pair}>
          <Assignments {...props} />
          <Dates {...props} />
        </div>
        <Awards {...props} />
        <Entries {...props} />
        <Notes {...props} />
        <div className={styles.foot}>
          <Button variant="quiet" size="small" href={props.nextHref}>
            {lifecycle.next}
          </Button>
          {(['judges', 'places'] as const).map((what) => (
            <Button
              key={what}
              variant="quiet"
              size="small"
              disabled={props.notesStatus !== 'read'}
              onClick={() => onTask({ kind: 'print', what })}
            >
              {messages.print[what].open}
            </Button>
          ))}
          {possible.removals && (
            <Button variant="quiet" size="small" onClick={() => onTask({ kind: 'withdraw-contest' })}>
              {messages.contest.withdraw}
            </Button>
          )}
          {possible.removals && !props.hasReviews && (
            <span className={styles.soft}>{messages.contest.until}</span>
          )}
        </div>
        <Account {...props} />
      </div>
    </section>
  );
}

/** The accounts that can act, and how several people organize. */
function Account({ organizer, deskHref }: OrganizerViewProps) {
  const messages = useMessages('organize', englishOrganize).account;
  return (
    <div className={styles.account}>
      <p>
        <span>{messages.only}</span> <Person address={organizer} inline />
      </p>
      <p>{messages.several}</p>
      <p>
        <CopyButton size="small" variant="quiet" value={deskHref}>
          {messages.link}
        </CopyButton>
      </p>
    </div>
  );
}

/** The dates on one line each, and the button that moves them. */
function Dates({ times, possible, submissions, nowSeconds, onTask }: OrganizerViewProps) {
  const messages = useMessages('organize', englishOrganize).dates;
  const names = useMessages('contestSide', englishContestSide).dates;
  const isSealed = times.revealUntil > times.closesAt;
  const dates = (['submissionsUntil', 'opensAt', 'closesAt', 'revealUntil'] as const).filter(
    (field) => (field !== 'submissionsUntil' || submissions) && (field !== 'revealUntil' || isSealed),
  );
  const next = dates.find((field) => times[field] > nowSeconds);
  return (
    <Part
      title={messages.title}
      aside={next ? `${names[next]} ${formatMomentInZone(times[next])}` : messages.over}
      count={dates.length}
      acts={
        possible.acts && (
          <Button variant="outlined" size="small" onClick={() => onTask({ kind: 'postpone' })}>
            {messages.postpone}
          </Button>
        )
      }
    >
      <ol className={styles.dates}>
        {dates.map((field) => (
          <li key={field} data-past={times[field] <= nowSeconds || undefined}>
            <span>{names[field]}</span>
            <span className={styles.soft}>{formatMomentInZone(times[field])}</span>
          </li>
        ))}
      </ol>
      {possible.acts && <p className={styles.soft}>{messages.until(formatMomentInZone(times.closesAt))}</p>}
    </Part>
  );
}
