import type { Contest, RankedEntry } from '@org/contests';
import { Button, Mark, Address as ShortAddress } from '@org/ui-theme';
import type { Address } from 'viem';
import { Breakable } from '../../base/page/Breakable.tsx';
import { QrCode } from '../../base/page/QrCode.tsx';
import { useMessages } from '../../base/provider/contests.ts';
import { formatNumber, formatPoints } from '../../base/text/formatNumber.ts';
import { toDate, toDateTimeAttribute } from '../../base/text/formatTime.ts';
import { englishCertificate } from '../../messages/en/certificate.ts';
import { englishContestNames } from '../../messages/en/contest.ts';
import { locale } from '../../messages/en/page.ts';
import { createFormat } from '../../messages/readerLocale.ts';
import { getShownTitle, inSentence, isolate } from '../../messages/text/names.ts';
import { usePerson } from '../../person/PeopleProvider.tsx';
import { PersonName } from '../../person/Person.tsx';
import { getMaxScore } from '../review/score.ts';
import styles from './CertificateView.module.css';

/** More judges are printed smaller, so that all of them fit on one page. */
const MANY_JUDGES = 12;

const day = createFormat((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
/** The time from which a result can no longer change. */
export const getResultTime = ({ endsAt, terms }: Contest): bigint => terms.revealUntil ?? endsAt;

export type CertificateViewProps = {
  readonly contest: Contest;
  readonly ranked: RankedEntry;
  /** The chain is being asked whether the result is final: rank and points have their space only. */
  readonly isConfirming?: boolean | undefined;
  /** The number of entries in the ranking, and of those with this rank. */
  readonly total: number;
  readonly sharedBy: number;
  readonly name: string;
  readonly team: readonly string[];
  /** The judges whose reviews count. */
  readonly judges: readonly Address[];
  readonly entryPath: string;
  /** The public URL of the contest's page. */
  readonly contestUrl: string;
};

/** The certificate of an entry: a sheet that is printed on one page. */
export function CertificateView(props: CertificateViewProps) {
  const messages = useMessages('certificate', englishCertificate);
  const names = useMessages('contestNames', englishContestNames);
  const { contest, ranked, isConfirming, judges, team, contestUrl } = props;
  const textLocale = useMessages('locale', locale);
  const endedAt = getResultTime(contest);
  const sayRank = (rank: number) => {
    const category = new Intl.PluralRules(textLocale, { type: 'ordinal' }).select(rank);
    return `${formatNumber(rank)}${messages.ordinals[category]}`;
  };
  return (
    <div className={styles.page}>
      <div className={styles.acts}>
        <Button loading={isConfirming} onClick={() => window.print()}>
          {messages.print}
        </Button>
        <Button variant="outlined" href={props.entryPath}>
          {messages.toEntry}
        </Button>
      </div>
      <article className={styles.sheet} data-first={(!isConfirming && ranked.rank === 1) || undefined}>
        <div className={styles.mark}>
          <Mark size="large" />
        </div>
        <p className={styles.kind}>{messages.name}</p>
        <h1>
          <bdi>{props.name}</bdi>
        </h1>
        {team.length > 0 && (
          <p className={styles.team}>
            <bdi>{team.map(inSentence).join(', ')}</bdi>
          </p>
        )}
        <p className={styles.rank} aria-hidden={isConfirming || undefined}>
          <strong>{ranked.rank !== null && sayRank(ranked.rank)}</strong>{' '}
          <span>{messages.ofEntries(props.total)}</span>
          {props.sharedBy > 1 && <small>{messages.shared(props.sharedBy)}</small>}
        </p>
        <p className={styles.contest}>
          <span aria-hidden={isConfirming || undefined}>
            {messages.points(formatPoints(ranked.points), getMaxScore(contest.criteria))}
          </span>
          <strong>
            <bdi>{getShownTitle(contest.title, names.untitled)}</bdi>
          </strong>
        </p>
        <div className={styles.foot}>
          <dl>
            <div>
              <dt>{messages.judges(judges.length)}</dt>
              <dd className={styles.judges} data-many={judges.length > MANY_JUDGES || undefined}>
                {judges.map((judge) => (
                  <Judge key={judge} address={judge} />
                ))}
              </dd>
            </div>
            <div>
              <dt>{messages.date}</dt>
              <dd>
                <time dateTime={toDateTimeAttribute(endedAt)}>{isolate(day().format(toDate(endedAt)))}</time>
              </dd>
            </div>
            <div>
              <dt>{messages.verify}</dt>
              <dd>
                <a href={contestUrl}>
                  <Breakable text={contestUrl} />
                </a>
              </dd>
            </div>
          </dl>
          <QrCode className={styles.qr} href={contestUrl} />
        </div>
      </article>
    </div>
  );
}

/** The name never replaces the address: anyone can choose any name. */
function Judge({ address }: { readonly address: Address }) {
  return (
    <span className={styles.judge}>
      <PersonName person={usePerson(address)} />
      <ShortAddress address={address} copyable={false} />
    </span>
  );
}
