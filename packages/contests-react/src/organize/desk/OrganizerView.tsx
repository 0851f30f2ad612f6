import type { ContestEntry, Note, Schedule } from '@org/contests';
import {
  Button,
  CheckIcon,
  CopyIcon,
  Link,
  Meter,
  PlusIcon,
  Tag,
  useClipboard,
  VisuallyHidden,
} from '@org/ui-theme';
import { type ReactNode, useState } from 'react';
import type { Address } from 'viem';
import { useMessages } from '../../base/provider/contests.ts';
import { formatMomentInZone } from '../../base/text/formatTime.ts';
import { englishLifecycle } from '../../messages/en/lifecycle.ts';
import { englishOrganize } from '../../messages/en/organize.ts';
import { usePerson } from '../../person/PeopleProvider.tsx';
import { Person, PersonView } from '../../person/Person.tsx';
import type { Coverage, JudgeCoverage } from './countCoverage.ts';
import type { DeskTask, NamedSubmission, Possible } from './deskPlace.ts';
import styles from './OrganizerView.module.css';
import { ORGANIZER_ID } from './organizerPlace.ts';

/** A submission that waits, with its page and the reason if the organizer does not want it. */
export type WaitingSubmission = NamedSubmission & {
  readonly href: string;
  /** The submission's team and track. */
  readonly facts: readonly string[];
  readonly about: string;
  readonly reason: string | null;
};

export type DeskEntry = Pick<ContestEntry, 'number' | 'status'> & {
  readonly name: string;
  readonly href: string;
};

export type OrganizerViewProps = {
  readonly coverage: Coverage;
  readonly possible: Possible;
  readonly hasReviews: boolean;
  readonly times: Schedule;
  /** Undefined if the contest takes none. */
  readonly submissions:
    | {
        readonly waiting: readonly WaitingSubmission[];
        readonly admitted: number;
        /** False: only admitted ones were read. */
        readonly isWhole: boolean;
      }
    | undefined;
  readonly entries: readonly DeskEntry[];
  readonly notes: readonly Note[];
  readonly getAccountName: (account: Address) => string;
  /** The name that the contest's document gives to an account. */
  readonly getGivenName: (account: Address) => string | undefined;
  readonly getAccountHref: (account: Address) => string;
  /** The text of a reminder; undefined if there is nothing to remind of. */
  readonly getReminder: (() => string) | undefined;
  /** The start form, filled in from this contest. */
  readonly nextHref: string;
  readonly onTask: (task: DeskTask) => void;
};

/** Items of a list that are shown at first. */
const AT_FIRST = 25;

/** Everything that the organizer can do in a contest, and how far the reviews are. */
export function OrganizerView(props: OrganizerViewProps) {
  const { possible, submissions, times, onTask } = props;
  const messages = useMessages('organize', englishOrganize);
  const lifecycle = useMessages('lifecycle', englishLifecycle);
  return (
    <section id={ORGANIZER_ID} className={styles.desk} aria-label={messages.name}>
      <div className={styles.head}>
        <div className={styles.coverage}>
          <h2>{messages.name}</h2>
          <CoverageLine coverage={props.coverage} />
        </div>
        <div className={styles.acts}>
          {props.getReminder && <Reminder getReminder={props.getReminder} />}
          <Button variant="outlined" size="small" href={props.nextHref}>
            {lifecycle.next}
          </Button>
        </div>
      </div>
      {submissions && <Submissions {...{ submissions, possible, onTask }} />}
      <Judges {...props} />
      <Entries {...props} />
      <Notes {...props} />
      {possible.acts && (
        <Part title={messages.dates.title} aside={messages.dates.until(formatMomentInZone(times.closesAt))}>
          <div className={styles.acts}>
            <Button variant="outlined" size="small" onClick={() => onTask({ kind: 'postpone' })}>
              {messages.dates.postpone}
            </Button>
            {possible.removals && (
              <Button variant="quiet" size="small" onClick={() => onTask({ kind: 'withdraw-contest' })}>
                {messages.contest.withdraw}
              </Button>
            )}
          </div>
          {possible.removals && !props.hasReviews && <p className={styles.soft}>{messages.contest.until}</p>}
        </Part>
      )}
    </section>
  );
}

type PartProps = { readonly title: string; readonly aside?: string; readonly children: ReactNode };

function Part({ title, aside, children }: PartProps) {
  return (
    <div className={styles.part}>
      <div className={styles.title}>
        <h3>{title}</h3>
        {aside !== undefined && <span className={styles.soft}>{aside}</span>}
      </div>
      {children}
    </div>
  );
}

function CoverageLine({ coverage }: Pick<OrganizerViewProps, 'coverage'>) {
  const messages = useMessages('organize', englishOrganize).coverage;
  if (!('done' in coverage)) return <p>{messages[coverage.status]}</p>;
  const { status, done, due } = coverage;
  const text = messages[status](done, due);
  return (
    <>
      <p>{text}</p>
      <Meter label={messages.label} value={done} max={due} text={text} />
    </>
  );
}

/** Copies a message to the judges whose reviews are missing. */
function Reminder({ getReminder }: { readonly getReminder: () => string }) {
  const messages = useMessages('lifecycle', englishLifecycle);
  const { state, copy } = useClipboard();
  const labels = { idle: messages.remind, copied: messages.reminded, failed: messages.remindFailed };
  return (
    <>
      <Button
        size="small"
        icon={state === 'copied' ? <CheckIcon size="small" /> : <CopyIcon size="small" />}
        onClick={() => void copy(getReminder())}
      >
        {labels[state]}
      </Button>
      {/* Beside the button: the text of a status inside is no part of its name. */}
      <span role="status">
        <VisuallyHidden>{state === 'idle' ? '' : labels[state]}</VisuallyHidden>
      </span>
    </>
  );
}

function Submissions({
  submissions: { waiting, admitted, isWhole },
  possible,
  onTask,
}: Pick<OrganizerViewProps, 'possible' | 'onTask'> & {
  readonly submissions: NonNullable<OrganizerViewProps['submissions']>;
}) {
  const messages = useMessages('organize', englishOrganize).submissions;
  const wanted = waiting.filter(({ reason }) => reason === null);
  return (
    <Part title={messages.title} aside={messages.counts(waiting.length, admitted)}>
      {!isWhole && <p className={styles.soft}>{messages.admittedOnly}</p>}
      {waiting.length === 0 && isWhole && <p className={styles.soft}>{messages.none}</p>}
      <Portions
        isGallery
        items={waiting}
        renderItem={(each) => (
          <li key={each.submission.uid} className={styles.item}>
            <span className={styles.what}>
              <Link href={each.href}>
                <bdi>{each.name}</bdi>
              </Link>
              {each.facts.length > 0 && (
                <span className={styles.soft}>
                  <bdi>{each.facts.join(' · ')}</bdi>
                </span>
              )}
              {each.about !== '' && <bdi className={styles.about}>{each.about}</bdi>}
              <span className={`${styles.by} ${styles.soft}`}>
                {messages.by} <Person address={each.submission.entrant} inline />
              </span>
              {each.reason !== null && (
                <span className={styles.by}>
                  <Tag tone="neutral">{messages.refused}</Tag>{' '}
                  <bdi className={styles.text}>{each.reason}</bdi>
                </span>
              )}
            </span>
            {possible.acts && (
              <span className={styles.acts}>
                <Button
                  size="small"
                  variant="outlined"
                  icon={<CheckIcon size="small" />}
                  aria-label={messages.admit(each.name)}
                  onClick={() => onTask({ kind: 'admit', submissions: [each] })}
                >
                  {messages.admitShort}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={messages.refuse(each.name)}
                  onClick={() => onTask({ kind: 'refuse', submission: each })}
                >
                  {messages.refuseShort}
                </Button>
              </span>
            )}
          </li>
        )}
      />
      {possible.acts && wanted.length > 0 && (
        <div className={styles.acts}>
          <Button size="small" onClick={() => onTask({ kind: 'admit', submissions: wanted })}>
            {messages.admitAll}
          </Button>
        </div>
      )}
    </Part>
  );
}

function Judges({
  coverage,
  possible,
  getAccountName,
  getGivenName,
  getAccountHref,
  onTask,
}: OrganizerViewProps) {
  const messages = useMessages('organize', englishOrganize);
  const own = messages.judges;
  const say = ({ done, due }: JudgeCoverage) => {
    if (coverage.status === 'before') return '';
    if (due === 0) return messages.coverage.abstained;
    return coverage.status === 'sealed'
      ? messages.coverage.judgeSealed(done, due)
      : messages.coverage.judge(done, due);
  };
  return (
    <Part title={own.title}>
      {coverage.judges.length === 0 && <p className={styles.soft}>{own.none}</p>}
      <Portions
        items={coverage.judges}
        renderItem={(each) => {
          const { judge } = each;
          const name = getAccountName(judge);
          return (
            <li key={judge} className={styles.judge}>
              <Judge address={judge} given={getGivenName(judge)} href={getAccountHref(judge)} />
              <span className={styles.bar} aria-hidden="true">
                {coverage.status !== 'before' && each.due > 0 && (
                  <Meter label={say(each)} value={each.done} max={each.due} text={say(each)} />
                )}
              </span>
              <span className={styles.acts}>
                <span className={styles.soft}>{say(each)}</span>
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
      {possible.acts && (
        <div className={styles.acts}>
          <Button
            size="small"
            variant="outlined"
            icon={<PlusIcon size="small" />}
            onClick={() => onTask({ kind: 'add-judges' })}
          >
            {own.add}
          </Button>
        </div>
      )}
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

function Entries({ entries, possible, onTask }: OrganizerViewProps) {
  const messages = useMessages('organize', englishOrganize).entries;
  const standing = entries.filter(({ status }) => status === 'standing');
  return (
    <Part title={messages.title} aside={messages.counts(standing.length, entries.length - standing.length)}>
      <Portions
        items={standing}
        renderItem={({ number, name, href }) => (
          <li key={number} className={styles.item}>
            <span className={styles.what}>
              <Link href={href}>
                <bdi>{name}</bdi>
              </Link>
            </span>
            {possible.acts && (
              <Button
                size="small"
                variant="quiet"
                aria-label={messages.disqualify(name)}
                onClick={() => onTask({ kind: 'disqualify', entry: number, name })}
              >
                {messages.disqualifyShort}
              </Button>
            )}
          </li>
        )}
      />
      {possible.acts && (
        <div className={styles.acts}>
          <Button
            size="small"
            variant="outlined"
            icon={<PlusIcon size="small" />}
            onClick={() => onTask({ kind: 'add-entries' })}
          >
            {messages.add}
          </Button>
        </div>
      )}
    </Part>
  );
}

function Notes({ notes, onTask }: OrganizerViewProps) {
  const messages = useMessages('organize', englishOrganize).notes;
  return (
    <Part title={messages.title} aside={messages.counts(notes.length)}>
      <Portions
        items={notes}
        renderItem={(note) => (
          <li key={note.uid} className={`${styles.item} ${styles.note}`}>
            <span className={styles.what}>
              <span className={styles.soft}>{messages.kinds[note.kind]}</span>
              {(note.kind === 'text' || note.kind === 'not-admitted' || note.kind === 'other') && (
                <bdi className={styles.text}>{note.text}</bdi>
              )}
              {note.kind === 'awards' &&
                note.awards.map(({ prize, entry }) => (
                  <bdi key={`${prize} ${entry}`}>
                    {prize} ({entry})
                  </bdi>
                ))}
            </span>
            <Button size="small" variant="quiet" onClick={() => onTask({ kind: 'withdraw-note', note })}>
              {messages.withdraw}
            </Button>
          </li>
        )}
      />
      <div className={styles.acts}>
        <Button
          size="small"
          variant="outlined"
          icon={<PlusIcon size="small" />}
          onClick={() => onTask({ kind: 'add-note' })}
        >
          {messages.add}
        </Button>
      </div>
    </Part>
  );
}

type PortionsProps<Item> = {
  readonly items: readonly Item[];
  readonly renderItem: (item: Item) => ReactNode;
  /** Cards beside each other. */
  readonly isGallery?: boolean;
};

/** A list that is drawn in portions: a contest may have a thousand entries. */
function Portions<Item>({ items, renderItem, isGallery = false }: PortionsProps<Item>) {
  const messages = useMessages('organize', englishOrganize);
  const [shown, setShown] = useState(AT_FIRST);
  if (items.length === 0) return null;
  return (
    <>
      <ul className={isGallery ? styles.gallery : styles.items}>{items.slice(0, shown).map(renderItem)}</ul>
      {shown < items.length && (
        <div className={styles.acts}>
          <Button size="small" variant="quiet" onClick={() => setShown(shown + 4 * AT_FIRST)}>
            {messages.showMore}
          </Button>
        </div>
      )}
    </>
  );
}
