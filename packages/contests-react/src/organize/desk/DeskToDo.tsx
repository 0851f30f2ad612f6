import {
  BellIcon,
  Button,
  CalendarIcon,
  GridIcon,
  InboxIcon,
  JudgesIcon,
  PlusIcon,
  TrophyIcon,
} from '@org/ui-theme';
import type { ReactNode } from 'react';
import { useMessages } from '../../base/provider/contests.ts';
import { formatMomentInZone } from '../../base/text/formatTime.ts';
import { englishOrganize } from '../../messages/en/organize.ts';
import line from './DeskLine.module.css';
import { Reminder } from './DeskParts.tsx';
import { DESK_ID, type DeskTask, type OrganizerPlace, type OrganizerViewProps } from './deskPlace.ts';
import type { ToDo } from './listToDo.ts';
import styles from './OrganizerView.module.css';

type DeskLineProps = OrganizerViewProps &
  Pick<OrganizerPlace, 'isSecond' | 'isBelowTask'> & {
    /** Only the button, without the next task: there is no room for a line. */
    readonly isShort: boolean;
  };

/** Scrolls to the desk; a hash in the address would lead there again after a reload. */
export function goToDesk() {
  const desk = document.getElementById(DESK_ID);
  desk?.scrollIntoView();
  desk?.focus({ preventScroll: true });
}

/** The organizer's next step with its button, and the way to the desk, which is below the entries. */
export function DeskLine({ isShort, isSecond, isBelowTask, ...props }: DeskLineProps) {
  const { toDo: messages, notes } = useMessages('organize', englishOrganize);
  const { toDo, notesStatus } = props;
  // The same height as the other buttons of a header.
  const size = isShort ? 'medium' : 'small';
  const main = isShort || isSecond ? 'outlined' : 'contained';
  const draw = ({ title, text, button }: Drawn) => (
    <>
      {!isShort && (
        <span className={line.what}>
          <span>{title}</span>
          {text !== '' && <span className={`${styles.soft} ${line.text}`}>{text}</span>}
        </span>
      )}
      <span className={line.acts}>
        {button}
        <Button {...{ size }} variant={button ? 'quiet' : main} onClick={goToDesk}>
          {messages.open}
        </Button>
      </span>
    </>
  );
  // The first task depends on notes.
  const first = notesStatus === 'failed' ? undefined : toDo[0];
  const more = toDo.filter(({ kind }) => kind !== 'date').length - 1;
  const drawFirst = ({ title, ...drawn }: Drawn) =>
    draw({
      ...drawn,
      title: (
        <>
          {title} {more > 0 && <span className={styles.soft}>{messages.more(more)}</span>}
        </>
      ),
    });
  const content = first ? (
    <ToDoLine {...props} each={first} draw={drawFirst} {...{ size }} variant={main} />
  ) : (
    draw({ title: <strong>{notes.failed}</strong>, text: '' })
  );
  if (isShort) return content;
  return (
    <div className={line.line} data-below-task={isBelowTask || undefined}>
      {content}
    </div>
  );
}

const MOST = 3;

/** The next tasks of the organizer, each with its button: at most three lines. */
export function ToDoList(props: OrganizerViewProps) {
  const { getReminder, notesStatus } = props;
  const toDo = props.toDo.slice(0, MOST);
  const { toDo: messages, notes } = useMessages('organize', englishOrganize);
  // Not on the list: the button is always there.
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
        {toDo.map((each) => (
          <ToDoLine key={each.kind} {...props} each={each} draw={drawRow} />
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

type Drawn = { readonly title: ReactNode; readonly text: string; readonly button?: ReactNode };

const drawRow = ({ title, text, button, Icon }: Drawn & { readonly Icon: (typeof ICONS)[ToDo['kind']] }) => (
  <li>
    <Icon />
    <span className={styles.what}>
      {title}
      {text !== '' && <span className={styles.soft}>{text}</span>}
    </span>
    {button}
  </li>
);

type ToDoLineProps = OrganizerViewProps & {
  readonly each: ToDo;
  readonly draw: typeof drawRow;
  /** By default outlined: the page's main button is near its title. */
  readonly variant?: 'contained' | 'outlined';
  readonly size?: 'small' | 'medium';
};

function ToDoLine(props: ToDoLineProps) {
  const { each, variant = 'outlined', size = 'small', times, nowSeconds, submissions, entries } = props;
  const { getAccountName, getReminder, onTask } = props;
  const messages = useMessages('organize', englishOrganize);
  const own = messages.toDo;
  const remind = getReminder && <Reminder variant={variant} getReminder={() => getReminder()} />;
  const act = (label: string, task: DeskTask) => (
    <Button {...{ size, variant }} onClick={() => onTask(task)}>
      {label}
    </Button>
  );
  const draw = (title: string, text: string, button?: ReactNode) =>
    props.draw({ title: <strong>{title}</strong>, text, button, Icon: ICONS[each.kind] });
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
      const at = times[DATE_FIELDS[each.date]];
      const isPast = at <= nowSeconds;
      return draw(own.dates[each.date], formatMomentInZone(isPast ? nowSeconds : at));
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
