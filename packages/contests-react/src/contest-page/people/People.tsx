import { type Contest, findLookAlikes, type Result } from '@org/contests';
import { Button, Card, WarningIcon } from '@org/ui-theme';
import { useState } from 'react';
import type { Address as AddressType } from 'viem';
import { Person } from '../../person/Person.tsx';
import { useTexts } from '../../provider/contests.ts';
import { contestTexts } from '../../texts/en/contest.ts';
import styles from './People.module.css';

/** Judges shown at first; a contest may have a hundred. */
const JUDGES_AT_FIRST = 12;

export type PeopleProps = {
  readonly contest: Contest;
  /** Undefined while the reviews are loading. */
  readonly result: Result | undefined;
  /** The viewer's own address. */
  readonly account: AddressType | undefined;
  /** A link to more about an address; undefined without an explorer. */
  readonly getHref: (address: AddressType) => string | null;
};

/** Each judge with their progress, and the organizer. */
export function People({ contest, result, account, getHref }: PeopleProps) {
  const words = useTexts('contest', contestTexts).people;
  const rankingWords = useTexts('contest', contestTexts).ranking;
  const [isWhole, setIsWhole] = useState(false);
  const { organizer, judges } = contest;
  const total = contest.entries.length;
  const reviewed = new Map(result?.progress.map((one) => [one.judge, one.reviewed]));
  const lookAlikes = new Set(findLookAlikes([organizer, ...judges]).flat());
  const shown = isWhole ? judges : judges.filter((judge, n) => n < JUDGES_AT_FIRST || judge === account);
  const show = (address: AddressType) => (
    <span className={styles.who}>
      <Person
        address={address}
        href={getHref(address) ?? undefined}
        copyable={lookAlikes.has(address)}
        inline={address === organizer}
      />
      {address === account && <strong>{words.you}</strong>}
    </span>
  );
  return (
    <Card as="section" className={styles.people} aria-label={words.judges}>
      <div className={styles.head}>
        <h2>{words.judges}</h2>
        <p>{words.intro}</p>
      </div>
      <ul>
        {shown.map((judge) => (
          <li key={judge}>
            {show(judge)}
            <span
              className={styles.progress}
              data-complete={reviewed.get(judge) === total || undefined}
              hidden={!result}
            >
              <span>{words.reviewed(reviewed.get(judge) ?? 0, total)}</span>
              <span aria-hidden="true">{rankingWords.coverage(reviewed.get(judge) ?? 0, total)}</span>
            </span>
            {lookAlikes.has(judge) && <Warning text={words.lookAlike} />}
          </li>
        ))}
      </ul>
      {shown.length < judges.length && (
        <Button size="small" variant="quiet" className={styles.all} onClick={() => setIsWhole(true)}>
          {words.showAll(judges.length)}
        </Button>
      )}
      <div className={styles.organizer}>
        <h3>{words.organizer}</h3>
        {show(organizer)}
        {lookAlikes.has(organizer) && <Warning text={words.lookAlikeOrganizer} />}
      </div>
    </Card>
  );
}

function Warning({ text }: { readonly text: string }) {
  return (
    <p className={styles.warning}>
      <WarningIcon size="small" /> {text}
    </p>
  );
}
