import type { ChainConfig } from '@org/chain-config';
import type { RankedEntry, Result } from '@org/contests';
import { Button } from '@org/ui-theme';
import type { ReactNode } from 'react';
import type { Hex } from 'viem';
import { LoadingHeading, Notice } from '../base/page/notices.tsx';
import { usePageTitle } from '../base/page/pageStart.ts';
import { useConfig, useMessages, usePaths } from '../base/provider/contests.ts';
import { formatMomentInZone } from '../base/text/formatTime.ts';
import { ContestGate, type FoundAnswer } from '../contest/ContestGate.tsx';
import styles from '../contest/certificate/CertificateView.module.css';
import { CertificateView, getResultTime } from '../contest/certificate/CertificateView.tsx';
import { EntrySkeleton } from '../contest/entry/EntrySkeleton.tsx';
import { type EntryPlace, findEntry } from '../contest/entry/EntryView.tsx';
import { useEntryNames } from '../contest/parts/entryNames.ts';
import { ReviewsFailed } from '../contest/parts/ReviewsFailed.tsx';
import { englishCertificate } from '../messages/en/certificate.ts';
import { englishChainCheck } from '../messages/en/chainCheck.ts';
import { englishContestNames } from '../messages/en/contest.ts';
import { englishEntry } from '../messages/en/entry.ts';
import { getTabTitle } from '../messages/text/names.ts';

export type CertificatePageProps = {
  readonly chainConfig: ChainConfig;
  readonly uid: Hex;
  /** The entry's number as given in the link. */
  readonly place: string;
};

/** The certificate of an entry, to print: once the contest is closed and the chain has confirmed its result. */
export function CertificatePage({ chainConfig, uid, place }: CertificatePageProps) {
  const messages = useMessages('certificate', englishCertificate);
  const skeleton = (
    <EntrySkeleton>
      <LoadingHeading>{messages.loading}</LoadingHeading>
    </EntrySkeleton>
  );
  return (
    <ContestGate
      {...{ chainConfig, uid, skeleton }}
      renderFound={(found) => {
        const { result, state, failure } = found.reading;
        const { lookup } = found;
        if (!result && failure)
          return (
            <>
              <LoadingHeading>{messages.name}</LoadingHeading>
              <ReviewsFailed
                tooMuch={failure.tooMuch}
                onTryAgain={lookup.refetch}
                onReadFromChain={lookup.readFromChain}
              />
            </>
          );
        // The entries, and what happened to them, are known once the acts are read.
        if (!result)
          return (
            <>
              {found.renderNotices('over')}
              {skeleton}
            </>
          );
        const entries = state.entries.map(({ number }) => `${number}`);
        return (
          <>
            {found.renderNotices('rest')}
            <FoundCertificate
              {...{ chainConfig, found, result, skeleton }}
              place={findEntry(entries, place)}
            />
          </>
        );
      }}
    />
  );
}

type FoundCertificateProps = {
  readonly chainConfig: ChainConfig;
  readonly found: FoundAnswer;
  readonly result: Result;
  readonly place: EntryPlace | undefined;
  readonly skeleton: ReactNode;
};

function FoundCertificate({ chainConfig, found, result, place, skeleton }: FoundCertificateProps) {
  const messages = useMessages('certificate', englishCertificate);
  const missing = useMessages('entry', englishEntry).missing;
  const { check: ask } = useMessages('chainCheck', englishChainCheck);
  const names = useMessages('contestNames', englishContestNames);
  const paths = usePaths();
  const { publicOrigin } = useConfig();
  const getName = useEntryNames();
  const { contest, texts, state } = found.reading;
  const ranked = result.ranking.find(({ entry }) => entry === place?.entry);
  // A result of the scan is confirmed within seconds: until then the certificate has no rank and cannot be printed.
  const isConfirming =
    !result.details.isFinal && found.reading.source === 'scan' && found.lookup.check.isExpected;
  const reason = findReason(found, result, ranked, isConfirming);
  const name = place ? getName(place.entry).name : '';
  const none = place ? reason && messages.none[reason] : missing;
  usePageTitle(
    none
      ? none.title
      : messages.pageTitle(getTabTitle(name, name), getTabTitle(contest.title, names.untitled)),
  );
  const { slug } = chainConfig;
  const contestPath = paths.contest(slug, contest.uid);
  const sourceLine = found.reading.source === 'chain' && found.checked;
  if (!place)
    return (
      <Notice
        title={missing.title}
        text={missing.text(state.entries.length)}
        action={<Button href={contestPath}>{messages.toContest}</Button>}
      >
        {sourceLine && <div className={styles.source}>{sourceLine}</div>}
      </Notice>
    );
  const entryPath = paths.entry(slug, contest.uid, place.n);
  if (reason) {
    const { title, text } = messages.none[reason];
    const { check } = found.lookup;
    // On a connection that saves data, the page starts no check by itself.
    const hasVerdict = check.verdict !== undefined && check.verdict.status !== 'unreachable';
    const line = reason === 'unconfirmed' ? found.checked : sourceLine;
    const canAsk = reason === 'unconfirmed' && found.reading.source === 'scan' && !hasVerdict;
    return (
      <Notice
        title={title}
        text={typeof text === 'string' ? text : text(formatMomentInZone(getResultTime(contest)))}
        action={
          <>
            {canAsk && (
              <Button loading={check.isFetching} onClick={check.ask}>
                {ask}
              </Button>
            )}
            <Button variant={canAsk ? 'outlined' : 'contained'} href={entryPath}>
              {messages.toEntry}
            </Button>
          </>
        }
      >
        {line && <div className={styles.source}>{line}</div>}
      </Notice>
    );
  }
  if (!ranked) return skeleton;
  return (
    <>
      <CertificateView
        {...{ contest, ranked, name, entryPath, isConfirming }}
        total={result.ranking.length}
        sharedBy={result.ranking.filter(({ rank }) => rank === ranked.rank).length}
        team={texts?.entries.get(place.entry)?.team ?? []}
        judges={result.counted.flatMap(({ entry, judge }) => (entry === place.entry ? [judge] : []))}
        contestUrl={`${publicOrigin}${contestPath}`}
      />
      {sourceLine}
    </>
  );
}

/** Why an entry has no certificate. While the chain is asked, the scan's word about the entry is not told. */
function findReason(
  { phase }: FoundAnswer,
  { details }: Result,
  ranked: RankedEntry | undefined,
  isConfirming: boolean,
) {
  if (phase === 'withdrawn') return 'withdrawn';
  if (!ranked && !isConfirming) return 'outside';
  if (phase !== 'closed') return 'early';
  if (!ranked || isConfirming) return undefined;
  // Until the chain says so itself, a postponement may be unknown.
  if (!details.isFinal) return 'unconfirmed';
  return ranked.rank === null ? 'unranked' : undefined;
}
