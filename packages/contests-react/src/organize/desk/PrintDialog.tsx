import type { Criterion, EntryDocument } from '@org/contests';
import { Button, Dialog, shortenAddress } from '@org/ui-theme';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Address } from 'viem';
import { QrCode } from '../../base/page/QrCode.tsx';
import { useMessages, usePaths } from '../../base/provider/contests.ts';
import { formatMomentInZone } from '../../base/text/formatTime.ts';
import { JUDGE_HASH } from '../../data/reading/judges.ts';
import { englishContestNames } from '../../messages/en/contest.ts';
import { englishOrganize } from '../../messages/en/organize.ts';
import { englishReviewForm } from '../../messages/en/reviewForm.ts';
import { getShownTitle, inSentence } from '../../messages/text/names.ts';
import type { DeskPlace } from './deskPlace.ts';
import styles from './PrintDialog.module.css';

/** An entry as it is printed. */
export type PrintedEntry = Required<Pick<EntryDocument, 'place'>> & {
  readonly number: number;
  readonly name: string;
  /** Names that cannot turn each other around. */
  readonly team: string;
  readonly track: string;
  readonly href: string;
};

/** A judge's sheet. */
export type PrintedJudge = {
  readonly address: Address;
  readonly name: string;
  readonly entries: readonly PrintedEntry[];
};

export type PrintedProps = {
  readonly title: string;
  readonly what: 'judges' | 'places';
  readonly judges: readonly PrintedJudge[];
  readonly entries: readonly PrintedEntry[];
  readonly criteria: readonly Pick<Criterion, 'id' | 'label' | 'maxPoints'>[];
  readonly until: string;
  readonly queueHref: string;
};

/** The printed pages: a sheet for each judge, or a card for each place. */
export function Printed({ title, what, judges, entries, criteria, until, queueHref }: PrintedProps) {
  const messages = useMessages('organize', englishOrganize).print;
  if (what === 'places')
    return (
      <div className={styles.cards}>
        {entries.map(({ number, name, team, track, place, href }) => (
          <article key={number} className={styles.card}>
            <div>
              <strong className={styles.place}>
                <bdi>{place === '' ? messages.number(number) : place}</bdi>
              </strong>
              <h1>
                <bdi>{name}</bdi>
              </h1>
              <p>
                <bdi>{[team, inSentence(track)].filter((text) => text !== '').join(' · ')}</bdi>
              </p>
              <p>
                <bdi>{title}</bdi>
              </p>
            </div>
            <QrCode className={styles.qr} href={href} />
          </article>
        ))}
      </div>
    );
  const hasPlaces = entries.some(({ place }) => place !== '');
  return judges.map(({ address, name, entries: own }) => (
    <article key={address} className={styles.sheet}>
      <header>
        <div>
          <p>
            <bdi>{title}</bdi>
          </p>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <p>{messages.until(own.length, until)}</p>
        </div>
        <QrCode className={styles.qr} href={queueHref} />
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.entry}</th>
            {hasPlaces && <th scope="col">{messages.place}</th>}
            {criteria.map(({ id, label, maxPoints }) => (
              <th key={id} scope="col">
                <bdi>{label}</bdi> <span>{messages.most(maxPoints)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {own.map((entry) => (
            <tr key={entry.number}>
              <th scope="row">
                <span>{`${entry.number}. `}</span>
                <bdi>{entry.name}</bdi>
                {entry.team !== '' && <bdi className={styles.team}>{entry.team}</bdi>}
              </th>
              {hasPlaces && (
                <td>
                  <bdi>{entry.place}</bdi>
                </td>
              )}
              {criteria.map(({ id }) => (
                <td key={id} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{messages.sign}</p>
    </article>
  ));
}

/** Prints sheets for judges, or cards for places. They are on paper only: the page itself is not printed. */
export function PrintDialog({ what, ...place }: DeskPlace & { readonly what: 'judges' | 'places' }) {
  const messages = useMessages('organize', englishOrganize).print;
  const form = useMessages('reviewForm', englishReviewForm);
  const names = useMessages('contestNames', englishContestNames);
  const paths = usePaths();
  const [isPrinting, setIsPrinting] = useState(false);
  const { chainConfig, contest, document, published, state, texts } = place;
  const tracks = document.status === 'read' ? document.document.tracks : [];
  const toHref = (path: string) => new URL(path, window.location.href).href;
  const entries = contest.entries.map((entry): PrintedEntry => {
    const { team = [], track = 0, place: at = '' } = texts?.entries.get(entry) ?? {};
    return {
      ...{
        number: Number(entry),
        name: place.getEntryName(Number(entry)),
        team: team.map(inSentence).join(', '),
        place: at,
      },
      track: tracks[track - 1]?.name ?? '',
      href: toHref(paths.entry(chainConfig.slug, contest.uid, Number(entry))),
    };
  });
  const given = new Map(published?.map(({ judge, entries: own }) => [judge, new Set(own)]));
  const judges = contest.judges.flatMap((address): readonly PrintedJudge[] => {
    const own = published ? entries.filter(({ number }) => given.get(address)?.has(number)) : entries;
    const name = place.getAccountName(address);
    const shown = name === shortenAddress(address) ? name : `${name}, ${shortenAddress(address)}`;
    return own.length > 0 ? [{ address, name: shown, entries: own }] : [];
  });
  useEffect(() => {
    if (!isPrinting) return;
    const end = () => setIsPrinting(false);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [isPrinting]);
  const count = what === 'judges' ? judges.length : entries.length;
  return (
    <Dialog
      open
      title={messages[what].title}
      closeLabel={form.close}
      onOpenChange={(isOpen) => !isOpen && place.onClose()}
      footer={
        <>
          <Button variant="outlined" onClick={place.onClose}>
            {form.close}
          </Button>
          <Button disabled={count === 0} onClick={() => setIsPrinting(true)}>
            {messages.act}
          </Button>
        </>
      }
    >
      <p>{messages[what].text(count)}</p>
      {isPrinting &&
        createPortal(
          <div className={styles.paper}>
            <Printed
              {...{ what, judges, entries }}
              title={getShownTitle(contest.title, names.untitled)}
              criteria={contest.criteria}
              until={formatMomentInZone(state.times.closesAt)}
              queueHref={toHref(paths.contest(chainConfig.slug, contest.uid) + JUDGE_HASH)}
            />
          </div>,
          window.document.body,
        )}
    </Dialog>
  );
}
