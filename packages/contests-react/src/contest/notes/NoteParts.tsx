import { type Award, type ContestReplay, type Note, type Result, readAssignments } from '@org/contests';
import { Button, Card, Link } from '@org/ui-theme';
import { type ReactNode, useMemo, useState } from 'react';
import { useMessages } from '../../base/provider/contests.ts';
import type { ContestTexts } from '../../data/reading/contestAnswer.ts';
import { englishNoteParts } from '../../messages/en/noteParts.ts';
import { inSentence } from '../../messages/text/names.ts';
import { Person } from '../../person/Person.tsx';
import facts from '../parts/Facts.module.css';
import styles from './Notes.module.css';
import { compareAward, type RankedPrize, useRankedPrizes } from './rankPrizes.ts';

/** The props of awards and of assignments. */
export type PartProps = {
  /** The name and the page of an entry by its number; null if the contest does not have it. */
  readonly getEntry: (n: number) => { readonly name: string; readonly href: string } | null;
  /** The judges and entries of the contest. */
  readonly state: Pick<ContestReplay, 'judges' | 'entries'>;
  /** The result and the texts of the contest, with which awards are compared. */
  readonly result?: Result | undefined;
  readonly texts?: ContestTexts | undefined;
};

type AwardsNote = Extract<Note, { kind: 'awards' }>;
type AssignmentsNote = Extract<Note, { kind: 'assignments' }>;

/** A note with awards or assignments. `time`: shown below awards. */
export function NotePart({
  note,
  ...place
}: PartProps & { readonly note: AwardsNote | AssignmentsNote; readonly time?: ReactNode }) {
  return note.kind === 'awards' ? <Awards {...place} note={note} /> : <Assignments {...place} note={note} />;
}

/** The awards of the organizer, and where they differ from the ranking. */
function Awards({
  note,
  time,
  result,
  texts,
  getEntry,
}: PartProps & { readonly note: AwardsNote; readonly time?: ReactNode }) {
  const messages = useMessages('noteParts', englishNoteParts);
  return (
    <Card as="section" className={`${facts.facts} ${styles.notes}`} aria-label={messages.region}>
      <h2>{messages.awards.name}</h2>
      <AwardList awards={note.awards} ranked={useRankedPrizes(result, texts)} getEntry={getEntry} />
      {time}
    </Card>
  );
}

/** The awards beside the prizes by the ranking. */
export function AwardList({
  awards,
  ranked,
  getEntry,
}: Pick<PartProps, 'getEntry'> & {
  readonly awards: readonly Award[];
  readonly ranked: readonly RankedPrize[];
}) {
  const messages = useMessages('noteParts', englishNoteParts);
  return (
    <>
      <AwardsIntro awards={awards} ranked={ranked} />
      <ul className={facts.items}>
        {awards.map(({ prize, entry, reason }, index) => {
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
    </>
  );
}

type AwardsProps = {
  readonly awards: readonly Pick<Award, 'prize' | 'entry'>[];
  readonly ranked: readonly RankedPrize[];
};

function AwardsIntro({ awards, ranked }: AwardsProps) {
  const messages = useMessages('noteParts', englishNoteParts).awards;
  const compared = awards.map((award) => compareAward(award, ranked)).filter((each) => each !== null);
  const differing = compared.filter((each) => each !== 'same').length;
  return <p className={facts.soft}>{messages.intro(differing, compared.length)}</p>;
}

/** The entries that the ranking has in the place of an award, if they are others. */
function Compared({
  award,
  ranked,
  getEntry,
}: Omit<AwardsProps, 'awards'> &
  Pick<PartProps, 'getEntry'> & { readonly award: AwardsProps['awards'][number] }) {
  const messages = useMessages('noteParts', englishNoteParts).awards;
  const compared = compareAward(award, ranked);
  if (compared === null || compared === 'same') return null;
  const names = compared.entries.map((entry) => inSentence(getEntry(entry)?.name ?? messages.unknown(entry)));
  const { place, trackName } = compared;
  return (
    <p className={facts.soft}>
      {messages.differs(names, place, trackName === null ? null : inSentence(trackName))}
    </p>
  );
}

/** Judges whose entries are drawn at first. */
const AT_FIRST = 10;

/** The entries that each judge is asked to review, drawn once the section is opened. */
function Assignments({
  note,
  state: { judges, entries },
  getEntry,
}: PartProps & { readonly note: AssignmentsNote }) {
  const messages = useMessages('noteParts', englishNoteParts);
  // Without accounts that are no judges, and entries that do not stand.
  const assignments = useMemo(() => {
    const standing = entries.flatMap(({ number, status }) => (status === 'standing' ? `${number}` : []));
    return readAssignments({ judges: [...judges], entries: standing }, [{ ...note, about: null }]) ?? [];
  }, [note, judges, entries]);
  const [shown, setShown] = useState(0);
  return (
    <>
      <p>{messages.assignments(assignments.length)}</p>
      {shown > 0 && (
        <ul className={facts.items}>
          {assignments.slice(0, shown).map(({ judge, entries: own }) => (
            <li key={judge}>
              <Person address={judge} inline />
              <ul className={styles.assigned}>
                {own.map((entry) => {
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
