import {
  Banner,
  BellIcon,
  Button,
  CalendarIcon,
  CopyButton,
  GridIcon,
  InboxIcon,
  JudgesIcon,
  PlusIcon,
  TrophyIcon,
} from '@org/ui-theme';
import type { ReactNode } from 'react';
import { useMessages } from '../../base/provider/contests.ts';
import { formatMomentInZone } from '../../base/text/formatTime.ts';
import { englishContestSide } from '../../messages/en/contestSide.ts';
import { englishLifecycle } from '../../messages/en/lifecycle.ts';
import { englishOrganize } from '../../messages/en/organize.ts';
import { Person } from '../../person/Person.tsx';
import { Assignments } from './DeskAssignments.tsx';
import { Awards } from './DeskAwards.tsx';
import { Judges } from './DeskJudges.tsx';
import { Entries, Notes, Part, Reminder } from './DeskParts.tsx';
import { Submissions } from './DeskSubmissions.tsx';
import type { DeskTask, OrganizerViewProps } from './deskPlace.ts';
import type { ToDo } from './listToDo.ts';
import styles from './OrganizerView.module.css';

/** All acts of the organizer in a contest, and the progress of the reviews. */
export function OrganizerView(props: OrganizerViewProps) {
  const { possible, submissions, onTask } = props;
  const messages = useMessages('organize', englishOrganize);
  const lifecycle = useMessages('lifecycle', englishLifecycle);
  return (
    <section className={styles.desk} aria-label={messages.name}>
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

/** The next tasks of the organizer, each with its button. */
function ToDoList(props: OrganizerViewProps) {
  const { toDo, getReminder, notesStatus } = props;
  const { toDo: messages, notes } = useMessages('organize', englishOrganize);
  // Not on the list, which has three lines at most: the button is always there.
  const isReminderLeft =
    getReminder && !toDo.some(({ kind }) => kind === 'begin' || kind === 'finish' || kind === 'reveals');
  return (
    <>
      <h2>{messages.title}</h2>
      {notesStatus === 'loading' && (
        <p role="status" className={styles.soft}>
          {notes.loading}
        </p>
      )}
      {toDo.length === 0 && notesStatus === 'read' && <p className={styles.soft}>{messages.nothing}</p>}
      <ol className={styles.todo}>
        {toDo.map((each, index) => (
          <ToDoLine key={each.kind} {...props} each={each} isFirst={index === 0} />
        ))}
      </ol>
      {isReminderLeft && (
        <div className={styles.acts}>
          <Reminder getReminder={() => getReminder()} />
        </div>
      )}
    </>
  );
}

function ToDoLine({
  each,
  isFirst,
  times,
  nowSeconds,
  submissions,
  entries,
  getAccountName,
  getReminder,
  onTask,
}: OrganizerViewProps & { readonly each: ToDo; readonly isFirst: boolean }) {
  const messages = useMessages('organize', englishOrganize);
  const own = messages.toDo;
  const variant = isFirst ? 'contained' : 'outlined';
  const remind = getReminder && <Reminder variant={variant} getReminder={() => getReminder()} />;
  const act = (label: string, task: DeskTask) => (
    <Button size="small" variant={variant} onClick={() => onTask(task)}>
      {label}
    </Button>
  );
  const Icon = ICONS[each.kind];
  const draw = (title: string, text: string, button?: ReactNode) => (
    <li>
      <Icon />
      <span className={styles.what}>
        <strong>{title}</strong>
        {text !== '' && <span className={styles.soft}>{text}</span>}
      </span>
      {button}
    </li>
  );
  const getEntryName = (number: number) =>
    entries.find((entry) => entry.number === number)?.name ?? `${number}`;
  switch (each.kind) {
    case 'begin': {
      const names = each.idle.map(getAccountName);
      return draw(own.begin(names), own.missing(each.missing, formatMomentInZone(times.closesAt)), remind);
    }
    case 'finish':
      return draw(own.finish(each.missing), own.until(formatMomentInZone(times.closesAt)), remind);
    case 'reveals':
      return draw(own.reveals(each.missing), own.until(formatMomentInZone(times.revealUntil)), remind);
    case 'later': {
      const { entries, judges, unread } = each;
      if (entries + judges === 0) return draw(own.laterUnread(unread), own.laterUnreadText);
      const text = unread > 0 ? `${own.laterUnread(unread)}. ${own.laterUnreadText}` : own.laterText;
      return draw(own.later(entries, judges), text, act(own.addLater, { kind: 'add-later' }));
    }
    case 'submissions': {
      const wanted = submissions?.waiting.filter(({ reason }) => reason === null) ?? [];
      const button = act(messages.submissions.admitAll, { kind: 'admit', submissions: wanted });
      return draw(own.submissions(each.count), own.submissionsText, button);
    }
    case 'reviews': {
      const [first] = each.entries;
      const title =
        each.entries.length === 1 && first !== undefined
          ? own.entry(getEntryName(first), each.have)
          : own.reviews(each.entries.length, each.have);
      return draw(title, own.wanted(each.wanted), act(messages.assignments.act, { kind: 'assign' }));
    }
    case 'assign':
      return draw(own.assign, own.assignText, act(messages.assignments.act, { kind: 'assign' }));
    case 'awards':
      return draw(own.awards, own.awardsText, act(messages.awards.write, { kind: 'awards' }));
    case 'judges':
    case 'entries':
      return draw(own[each.kind], '');
    case 'date': {
      const field = DATE_FIELDS[each.date];
      return draw(
        own.dates[each.date],
        formatMomentInZone(times[field] > nowSeconds ? times[field] : nowSeconds),
      );
    }
  }
}

const ICONS = {
  begin: BellIcon,
  finish: BellIcon,
  reveals: BellIcon,
  later: PlusIcon,
  submissions: InboxIcon,
  reviews: GridIcon,
  assign: GridIcon,
  awards: TrophyIcon,
  judges: JudgesIcon,
  entries: PlusIcon,
  date: CalendarIcon,
} as const satisfies Record<ToDo['kind'], unknown>;

const DATE_FIELDS = {
  submissions: 'submissionsUntil',
  admission: 'opensAt',
  upcoming: 'opensAt',
  judging: 'closesAt',
  revealing: 'revealUntil',
} as const;

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
