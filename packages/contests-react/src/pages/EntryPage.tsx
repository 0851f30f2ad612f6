import { type ChainConfig, getScanAttestationUrl } from '@org/chain-config';
import type { Assignment, Contest } from '@org/contests';
import { Button } from '@org/ui-theme';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Hex } from 'viem';
import { LoadingHeading, Notice } from '../base/page/notices.tsx';
import { usePageTitle } from '../base/page/pageStart.ts';
import { useConfig, useMessages, usePaths, useWalletState } from '../base/provider/contests.ts';
import { ContestGate, type FoundAnswer } from '../contest/ContestGate.tsx';
import { EntrySkeleton } from '../contest/entry/EntrySkeleton.tsx';
import { type EntryPlace, EntryView, findEntry } from '../contest/entry/EntryView.tsx';
import { NotesSlot } from '../contest/notes/NotesSlot.tsx';
import { EntryAbout } from '../contest/parts/EntryAbout.tsx';
import { EntryNames, useEntryNames, useEntryNaming } from '../contest/parts/entryNames.ts';
import { PhaseTag } from '../contest/parts/PhaseTag.tsx';
import { listEntryReviews } from '../contest/review/ReviewList.tsx';
import { documentsQuery, getEntryNaming } from '../data/reading/documentsQuery.ts';
import { useLazyJudgeParts } from '../judge/panel/useLazyJudgeParts.tsx';
import { englishContestNames } from '../messages/en/contest.ts';
import { englishEntry } from '../messages/en/entry.ts';
import { getTabTitle } from '../messages/text/names.ts';

export type EntryPageProps = {
  readonly chainConfig: ChainConfig;
  readonly uid: Hex;
  /** The entry's number as given in the link. */
  readonly place: string;
};

/** The page of one entry with all its reviews. */
export function EntryPage({ chainConfig, uid, place }: EntryPageProps) {
  const entryMessages = useMessages('entry', englishEntry);
  const skeleton = (
    <EntrySkeleton>
      <LoadingHeading>{entryMessages.loading}</LoadingHeading>
    </EntrySkeleton>
  );
  return (
    <ContestGate
      {...{ chainConfig, uid, skeleton }}
      renderFound={(found) => {
        const { contest, result, state, failure } = found.reading;
        // All numbered entries have a page, also those that are not in the ranking.
        const entries = state.entries.map(({ number }) => `${number}`);
        const entry = findEntry(entries, place);
        // An admitted entry is known once the acts are read. Its pictures and texts stand above the result: all of it appears at once, unless its texts take long.
        if (!failure && !result)
          return (
            <>
              {found.renderNotices('over')}
              {skeleton}
            </>
          );
        return entry ? (
          <EntryTexts key={entry.n} {...{ chainConfig, entries, skeleton, ...found }} place={entry} />
        ) : (
          <NoSuchEntry chainConfig={chainConfig} contest={{ ...contest, entries }} />
        );
      }}
    />
  );
}

type NoSuchEntryProps = { readonly chainConfig: ChainConfig; readonly contest: Contest };

/** For a link to an entry that the contest does not have. */
function NoSuchEntry({ chainConfig, contest }: NoSuchEntryProps) {
  const messages = useMessages('entry', englishEntry).missing;
  const paths = usePaths();
  usePageTitle(messages.title);
  return (
    <Notice
      title={messages.title}
      text={messages.text(contest.entries.length)}
      action={<Button href={paths.contest(chainConfig.slug, contest.uid)}>{messages.toContest}</Button>}
    />
  );
}

type FoundEntryProps = FoundAnswer & {
  readonly chainConfig: ChainConfig;
  /** All numbered entries. */
  readonly entries: readonly string[];
  readonly place: EntryPlace;
};

/** Waits for the texts of the entry and its neighbors, which may arrive before those of the whole contest. */
function EntryTexts({ skeleton, ...props }: FoundEntryProps & { readonly skeleton: ReactNode }) {
  const { contest, result, state, failure, isAwaitingTexts, texts: all } = props.reading;
  const { n } = props.place;
  const { feeds: hasGateway } = useConfig();
  const wanted = [n - 1, n, n + 1].map(String);
  const own = useQuery({ ...documentsQuery(state, { hasGateway, wanted }), enabled: !all });
  const texts = all ?? own.data;
  const getName = useEntryNaming(result ?? { contest, details: state }, texts);
  if (!failure && isAwaitingTexts && !texts) return skeleton;
  return (
    <EntryNames value={getName}>
      <FoundEntry {...props} reading={{ ...props.reading, texts }} />
    </EntryNames>
  );
}

/** Connects the entry, the visitor and the chain to the view. */
function FoundEntry(props: FoundEntryProps) {
  const { chainConfig, reading, lookup, nowSeconds, phase, checked, renderNotices, entries, place } = props;
  const messages = useMessages('entry', englishEntry);
  const names = useMessages('contestNames', englishContestNames);
  const paths = usePaths();
  const { publicOrigin } = useConfig();
  const { contest, result, texts, state } = reading;
  const { entry } = place;
  const { account } = useWalletState();
  const { submission } = state.entries[place.n - 1] ?? {};
  const own = account && submission?.entrant.toLowerCase() === account.toLowerCase() ? submission : undefined;
  const { name } = useEntryNames()(entry);
  const [assignments, setAssignments] = useState<readonly Assignment[] | null>(null);
  usePageTitle(messages.pageTitle(getTabTitle(name, name), getTabTitle(contest.title, names.untitled)));
  const { slug } = chainConfig;
  const getEntryPath = (n: number) => paths.entry(slug, contest.uid, n);
  const links = {
    getAddressHref: (address: Hex) => paths.account(slug, address),
    getAttestationHref: (uid: Hex) => getScanAttestationUrl(chainConfig, uid),
  };
  const { renderAct, dialogs, source } = useLazyJudgeParts({ chainConfig, contest, result, phase });
  return (
    <>
      <EntryView
        contest={{ ...contest, entries }}
        isFinal={phase === 'closed' && result?.details.isFinal === true}
        isConfirming={lookup.check.isExpected}
        tag={<PhaseTag contest={contest} now={nowSeconds} />}
        place={place}
        result={result}
        reviews={result && listEntryReviews(result, entry)}
        assignments={assignments}
        about={
          result && (
            <>
              <EntryAbout {...{ result, links, entry, texts }} naming={getEntryNaming(state, entry)} />
              <NotesSlot
                {...{ chainConfig, state, result }}
                about={Number(entry)}
                onAssignments={setAssignments}
              />
            </>
          )
        }
        isFailed={reading.failure !== undefined}
        tooMuch={reading.failure?.tooMuch}
        onTryAgain={lookup.refetch}
        onReadFromChain={lookup.readFromChain}
        contestPath={paths.contest(slug, contest.uid)}
        certificatePath={phase === 'closed' ? paths.certificate(slug, contest.uid, place.n) : undefined}
        url={`${publicOrigin}${getEntryPath(place.n)}`}
        getEntryPath={getEntryPath}
        links={links}
        checked={checked}
        // Withdrawn and disqualified entries have a page, but get no new reviews.
        act={
          <>
            {own && (
              <Button variant="outlined" size="small" href={paths.submission(slug, contest.uid, own.uid)}>
                {messages.yours}
              </Button>
            )}
            {contest.entries.includes(entry) && renderAct?.(entry, true)}
          </>
        }
      >
        {renderNotices('rest')}
      </EntryView>
      {source}
      {dialogs}
    </>
  );
}
