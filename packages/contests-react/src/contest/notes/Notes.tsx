import type { ChainConfig } from '@org/chain-config';
import {
  type Assignment,
  type Award,
  type ContestReplay,
  type Note,
  type NoteAbout,
  type Result,
  readAssignments,
  readNotes,
} from '@org/contests';
import { Button, Card, Link } from '@org/ui-theme';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useConfig, useMessages, usePaths } from '../../base/provider/contests.ts';
import { formatMomentInZone, toDateTimeAttribute } from '../../base/text/formatTime.ts';
import type { ContestTexts } from '../../data/reading/contestAnswer.ts';
import { notesQuery } from '../../data/reading/notes.ts';
import { englishNotes } from '../../messages/en/notes.ts';
import { inSentence } from '../../messages/text/names.ts';
import { Person } from '../../person/Person.tsx';
import { useEntryNames } from '../parts/entryNames.ts';
import facts from '../parts/Facts.module.css';
import styles from './Notes.module.css';
import { compareAward, type RankedPrize, useRankedPrizes } from './rankPrizes.ts';

type NotesViewProps = {
  readonly notes: readonly Note[];
  /** The contest's prizes by the ranking, with which awards are compared. */
  readonly ranked?: readonly RankedPrize[] | undefined;
  /** The name and the page of an entry by its number; null if the contest does not have it. */
  readonly getEntry: (n: number) => { readonly name: string; readonly href: string } | null;
};

/** The organizer's notes, each with its time. Empty without notes. */
export function NotesView({ notes, ranked = [], getEntry }: NotesViewProps) {
  const messages = useMessages('notes', englishNotes);
  const awards = notes.filter((note) => note.kind === 'awards');
  const others = notes.filter((note) => note.kind !== 'awards');
  return (
    <>
      {others.length > 0 && (
        <Card as="section" className={`${facts.facts} ${styles.notes}`} aria-label={messages.regions.notes}>
          <h2>{messages.name}</h2>
          <ul className={facts.items}>
            {others.map((note) => (
              <li key={note.uid}>
                {note.kind === 'assignments' ? (
                  <Assignments assignments={note.assignments} getEntry={getEntry} />
                ) : (
                  <p className={facts.text}>
                    <bdi>{note.text}</bdi>
                  </p>
                )}
                <Moment time={note.time} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {awards.map((note) => (
        <Card
          as="section"
          key={note.uid}
          className={`${facts.facts} ${styles.notes}`}
          aria-label={messages.regions.awards}
        >
          <h2>{messages.awards.name}</h2>
          <AwardsIntro awards={note.awards} ranked={ranked} />
          <ul className={facts.items}>
            {note.awards.map(({ prize, entry, reason }, index) => {
              const found = getEntry(entry);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a prize may be awarded several times
                <li key={index}>
                  <span className={facts.line}>
                    <strong>
                      <bdi>{prize}</bdi>
                    </strong>
                    {found ? (
                      <Link href={found.href}>
                        <bdi>{found.name}</bdi>
                      </Link>
                    ) : (
                      <span>{messages.awards.unknown(entry)}</span>
                    )}
                  </span>
                  <Compared award={{ prize, entry }} {...{ ranked, getEntry }} />
                  {reason !== '' && (
                    <p className={`${facts.soft} ${facts.text}`}>
                      <bdi>{reason}</bdi>
                    </p>
                  )}
                </li>
              );
            })}
          </ul>
          <Moment time={note.time} />
        </Card>
      ))}
    </>
  );
}

type AwardsProps = {
  readonly awards: readonly Pick<Award, 'prize' | 'entry'>[];
  readonly ranked: readonly RankedPrize[];
};

function AwardsIntro({ awards, ranked }: AwardsProps) {
  const messages = useMessages('notes', englishNotes).awards;
  const compared = awards.map((award) => compareAward(award, ranked)).filter((each) => each !== null);
  const differing = compared.filter((each) => each !== 'same').length;
  return <p className={facts.soft}>{messages.intro(differing, compared.length)}</p>;
}

/** Whom the ranking has in the place of an award, if it is another entry. */
function Compared({
  award,
  ranked,
  getEntry,
}: Omit<AwardsProps, 'awards'> &
  Pick<NotesViewProps, 'getEntry'> & { readonly award: AwardsProps['awards'][number] }) {
  const messages = useMessages('notes', englishNotes).awards;
  const compared = compareAward(award, ranked);
  if (compared === null || compared === 'same') return null;
  const names = compared.entries.map((entry) => inSentence(getEntry(entry)?.name ?? messages.unknown(entry)));
  const { place, track } = compared;
  return (
    <p className={facts.soft}>{messages.differs(names, place, track === null ? null : inSentence(track))}</p>
  );
}

/** Judges whose entries are drawn at first. */
const AT_FIRST = 10;

/** Who is asked to review what, once it is opened. */
function Assignments({
  assignments,
  getEntry,
}: Pick<NotesViewProps, 'getEntry'> & { readonly assignments: readonly Assignment[] }) {
  const messages = useMessages('notes', englishNotes);
  const [shown, setShown] = useState(0);
  return (
    <>
      <p>{messages.assignments(assignments.length)}</p>
      {shown > 0 && (
        <ul className={facts.items}>
          {assignments.slice(0, shown).map(({ judge, entries }) => (
            <li key={judge}>
              <Person address={judge} inline />
              <ul className={styles.assigned}>
                {entries.map((entry) => {
                  const found = getEntry(entry);
                  return (
                    found && (
                      <li key={entry}>
                        <Link href={found.href}>
                          <bdi>{found.name}</bdi>
                        </Link>
                      </li>
                    )
                  );
                })}
              </ul>
            </li>
          ))}
        </ul>
      )}
      {shown < assignments.length && (
        <div>
          <Button size="small" variant="quiet" onClick={() => setShown(shown * 4 || AT_FIRST)}>
            {shown === 0 ? messages.showAssignments : messages.showMore}
          </Button>
        </div>
      )}
    </>
  );
}

const Moment = ({ time }: { readonly time: bigint }) => (
  <time className={facts.soft} dateTime={toDateTimeAttribute(time)}>
    {formatMomentInZone(time)}
  </time>
);

/** Without assignments of accounts that are no judges, and of entries that do not stand. */
function withJudges(note: Note, { judges, entries }: ContestReplay): Note {
  if (note.kind !== 'assignments') return note;
  const standing = entries.flatMap(({ number, status }) => (status === 'standing' ? `${number}` : []));
  const contest = { judges: [...judges], entries: standing };
  return { ...note, assignments: readAssignments(contest, [{ ...note, about: null }]) ?? [] };
}

type NotesProps = {
  readonly chainConfig: ChainConfig;
  readonly state: ContestReplay;
  readonly about: NoteAbout;
  /** The result and the texts of the contest, with which awards are compared. */
  readonly result?: Result | undefined;
  readonly texts?: ContestTexts | undefined;
};

/** The organizer's notes about the contest or an entry. Empty until the scan has answered, or if it fails. */
export function Notes({ chainConfig, state, about, result, texts }: NotesProps) {
  const { hiddenUids } = useConfig();
  const paths = usePaths();
  const { data: rows = [] } = useQuery(notesQuery(chainConfig, state.attestation));
  const notes = useMemo(
    () =>
      readNotes(state, rows)
        .filter((note) => note.about === about && !hiddenUids.includes(note.uid))
        .map((note) => withJudges(note, state)),
    [state, rows, about, hiddenUids],
  );
  const entries = state.entries.map(({ number }) => `${number}`);
  const getName = useEntryNames();
  const { uid } = state.attestation;
  return (
    <NotesView
      notes={notes}
      ranked={useRankedPrizes(result, texts)}
      getEntry={(n) =>
        entries[n - 1] === undefined
          ? null
          : { name: getName(`${n}`).name, href: paths.entry(chainConfig.slug, uid, n) }
      }
    />
  );
}
