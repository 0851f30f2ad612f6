import {
  type Contest,
  type ContestDocument,
  type ContestReplay,
  countSealedReviews,
  type DocumentReading,
  type EntryDocument,
  hasVisibleText,
  type Note,
  type ResultDetails,
  readAssignments,
  readNotes,
  type Submission,
  toLine,
} from '@org/contests';
import { Banner, shortenAddress } from '@org/ui-theme';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useMemo, useReducer, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Address } from 'viem';
import { lazyPart } from '../../base/page/lazyPart.ts';
import { useMessages, usePaths, useWalletState } from '../../base/provider/contests.ts';
import { formatMomentInZone } from '../../base/text/formatTime.ts';
import { useNow } from '../../base/text/useNow.ts';
import { useRankedPrizes } from '../../contest/notes/rankPrizes.ts';
import { useEntryNames } from '../../contest/parts/entryNames.ts';
import { DESK_HASH, JUDGE_HASH } from '../../data/reading/judges.ts';
import { notesQuery } from '../../data/reading/notes.ts';
import { englishContestNames } from '../../messages/en/contest.ts';
import { englishLifecycle } from '../../messages/en/lifecycle.ts';
import { englishOrganize } from '../../messages/en/organize.ts';
import { getShownTitle } from '../../messages/text/names.ts';
import { PeopleContext } from '../../person/PeopleProvider.tsx';
import { personQuery } from '../../person/profileQuery.ts';
import { useOnIndexed } from '../../write/useResumedWrites.ts';
import { listLeft, readLater } from '../form/laterParts.ts';
import { createCopyFinder } from '../submit/submissionState.ts';
import { useSubmissionName, useSubmissionTexts } from '../submit/useSubmissionTexts.ts';
import { countCoverage } from './countCoverage.ts';
import { DeskLine, goToDesk } from './DeskToDo.tsx';
import type { DeskTask, OrganizerPlace, OrganizerViewProps, Possible } from './deskPlace.ts';
import { listToDo } from './listToDo.ts';
import { OrganizerView } from './OrganizerView.tsx';

const NAME_CHARACTERS = 60;

/** Names accounts as the contest's document does, else by their profiles, else by their addresses. */
function useAccountNames(
  accounts: readonly Address[],
  document: DocumentReading | undefined,
): {
  readonly getAccountName: (account: Address) => string;
  /** The name in the document. */
  readonly getGivenName: (account: Address) => string | undefined;
} {
  const chainConfig = useContext(PeopleContext);
  const profiles = useQueries({
    queries: accounts.map((account) => personQuery(chainConfig, account)),
    combine: (answers) => new Map(accounts.map((account, index) => [account, answers[index]?.data?.name])),
  });
  const given = document?.status === 'read' ? (document.document.judges ?? []) : [];
  const getGivenName = (account: Address) => {
    const named = given.find(({ address }) => address.toLowerCase() === account.toLowerCase());
    return toLine(named?.name ?? '', NAME_CHARACTERS) || undefined;
  };
  return {
    getGivenName,
    getAccountName: (account) =>
      getGivenName(account) ??
      (toLine(profiles.get(account) ?? '', NAME_CHARACTERS) || shortenAddress(account)),
  };
}

const DeskDialogPart = lazyPart(() => import('./DeskDialog.tsx').then(({ DeskDialog }) => DeskDialog));

/** Connects the organizer's region to the contest. */
export function Organizer(props: OrganizerPlace & { readonly account: Address }) {
  const { chainConfig, reading, phase, account, line, isSecond, isBelowTask } = props;
  const { contest, result, state } = reading;
  const messages = useMessages('organize', englishOrganize);
  const lifecycle = useMessages('lifecycle', englishLifecycle);
  const names = useMessages('contestNames', englishContestNames);
  const paths = usePaths();
  const { account: connected, status } = useWalletState();
  const [kept, keepAgain] = useReducer((count: number) => count + 1, 0);
  const later = useLater(contest, state, kept);
  // The start may be found to be indexed while this page is open.
  useOnIndexed((write) => {
    if (write.kind === 'contest') keepAgain();
    return false;
  });
  // The start goes on with what did not fit into it.
  const [task, setTask] = useState<DeskTask | undefined>(() =>
    later.entries + later.judges > 0 && findPossible(phase, state.hasReviews).acts
      ? { kind: 'add-later' }
      : undefined,
  );
  const { Component: DeskDialog, hasFailed } = DeskDialogPart.use(task !== undefined);
  const {
    data: rows,
    isFetched,
    failureCount,
    refetch,
  } = useQuery(notesQuery(chainConfig, state.attestation));
  // Failed until they are read: while they are fetched again, nothing on the desk goes away.
  const notesStatus = rows ? 'read' : isFetched ? 'failed' : 'loading';
  const notes = useMemo(() => (rows ? readNotes(state, rows) : []), [state, rows]);
  const { details } = result;
  const getEntryName = useEntryNames();
  const { getAccountName, getGivenName } = useAccountNames(contest.judges, details.document);
  const waiting = useMemo(() => listWaiting(state.submissions.values(), notes), [state, notes]);
  const tracks = details.document.status === 'read' ? details.document.document.tracks : [];
  const texts = useSubmissionTexts(waiting.map(({ submission }) => submission));
  const nameSubmission = useSubmissionName();
  const { slug } = chainConfig;
  const assignments = useMemo(() => readAssignments(contest, notes), [contest, notes]);
  const coverage = useMemo(
    () => countCoverage({ contest, details, phase, assignments }),
    [contest, details, phase, assignments],
  );
  const reviewed = useMemo(() => listReviewed(details), [details]);
  const possible = findPossible(phase, state.hasReviews);
  const document = details.document.status === 'read' ? details.document.document : undefined;
  const nowSeconds = useNow();
  // Reviews are due while judging is open, and then those that are sealed are to be revealed.
  const sealed = useMemo(() => countSealedReviews({ contest, details }).byJudge, [contest, details]);
  const left = new Map<Address, number>();
  for (const { judge, done, due } of coverage.judges) {
    const count =
      phase === 'revealing' ? (sealed.get(judge) ?? 0) : phase === 'judging' && rows ? due - done : 0;
    if (count > 0) left.set(judge, count);
  }
  const getReminder = (only?: Address) => {
    const texts = phase === 'revealing' ? lifecycle.revealReminder : lifecycle.reviewReminder;
    const link = new URL(paths.contest(slug, contest.uid) + JUDGE_HASH, window.location.href).href;
    const asked = [...left].filter(([judge]) => only === undefined || judge === only);
    const title = getShownTitle(contest.title, names.untitled);
    const until = formatMomentInZone(phase === 'revealing' ? state.times.revealUntil : state.times.closesAt);
    return texts(
      title,
      asked.map(([judge, count]) => lifecycle.reminderJudge(getAccountName(judge), count)),
      until,
      link,
    );
  };
  const ranked = useRankedPrizes(result, reading.texts);
  const awarded = notes.flatMap((note) =>
    note.kind === 'awards' && note.about === null ? [note.awards] : [],
  )[0];
  const toDo = listToDo({
    ...{ phase, coverage, contest, later },
    notes: rows && notes,
    waiting: waiting.filter(({ reason }) => reason === null).length,
    takesSubmissions: state.hasSubmissions,
    isAssigned: assignments !== null,
    minimumReviews: document?.minimumReviews ?? 1,
    prizes: document?.prizes.length ?? 0,
  });
  // Most notes arrive at once, and what is to do depends on them: drawn earlier, it would move.
  const isAwaiting = notesStatus === 'loading' && failureCount === 0;
  const isConnected = connected?.toLowerCase() === contest.organizer.toLowerCase();
  useDeskLink(!isAwaiting, isConnected && status === 'connected');
  if (isAwaiting) return null;
  const findOriginal = createCopyFinder(state.submissions);
  const desk: OrganizerViewProps = {
    ...{ coverage, possible, notes, notesStatus, toDo, nowSeconds, awarded, ranked, assignments, reviewed },
    ...{ getAccountName, getGivenName, left },
    onReadNotes: () => void refetch(),
    hasReviews: state.hasReviews,
    times: state.times,
    submissions: state.hasSubmissions
      ? {
          waiting: waiting.map(({ submission, reason }) => {
            const { uid } = submission;
            const text = texts.get(uid);
            return {
              ...{ submission, reason, name: nameSubmission(uid, text) },
              href: paths.submission(slug, contest.uid, uid),
              facts: text ? listFacts(text, tracks) : [],
              about: text?.about.trim() ?? '',
              picture: text?.pictures?.[0],
              isCopy: findOriginal(submission) !== undefined,
            };
          }),
          admitted: state.entries.filter(({ submission }) => submission !== null).length,
          isWhole: details.submissions !== null,
        }
      : undefined,
    entries: state.entries.map(({ number, status }) => ({
      ...getEntryName(`${number}`),
      ...{ number, status, href: paths.entry(slug, contest.uid, number) },
    })),
    getAccountHref: (address) => paths.account(slug, address),
    getReminder: left.size > 0 ? getReminder : undefined,
    organizer: contest.organizer,
    isConnected,
    deskHref: new URL(paths.contest(slug, contest.uid) + DESK_HASH, window.location.href).href,
    nextHref: paths.startContestFrom(slug, contest.uid),
    onTask: setTask,
  };
  const isShort = phase === 'closed' || phase === 'withdrawn';
  return (
    <>
      {line && createPortal(<DeskLine {...desk} {...{ isShort, isSecond, isBelowTask }} />, line)}
      {hasFailed && task && <Banner tone="error" title={messages.failed} />}
      <OrganizerView {...desk} />
      {task && DeskDialog && (
        <DeskDialog
          {...{ chainConfig, contest, state, account, task }}
          document={details.document}
          published={assignments}
          texts={reading.texts}
          {...{ details, getAccountName, awarded, ranked }}
          getEntryName={(entry) => getEntryName(`${entry}`).name}
          onTask={(next) => {
            setTask(next);
            keepAgain();
          }}
          onClose={() => setTask(undefined)}
        />
      )}
    </>
  );
}

/**
 * Leads to the desk, once it is drawn, if the link does, which then loses its hash: a reload or a step back must not lead here again.
 * Without the organizer's account, the desk needs the hash.
 */
function useDeskLink(isDrawn: boolean, isConnected: boolean) {
  useEffect(() => {
    if (isDrawn && window.location.hash === DESK_HASH) goToDesk();
  }, [isDrawn]);
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    if (!isDrawn || !isConnected || hash !== DESK_HASH) return;
    window.history.replaceState(window.history.state, '', pathname + search);
  }, [isDrawn, isConnected]);
}

/** How many entries and judges did not fit into the start, and are not added yet, and how many parts cannot be read. `kept`: how often this browser kept others. */
function useLater({ chainId, uid }: Pick<Contest, 'chainId' | 'uid'>, state: ContestReplay, kept: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the storage is read again
  const left = useMemo(() => listLeft(readLater(chainId, uid), state), [chainId, uid, state, kept]);
  return {
    entries: left.lists.reduce((sum, { entries }) => sum + entries.length, 0),
    judges: left.judges.reduce((sum, { length }) => sum + length, 0),
    unread: left.unread,
  };
}

/** The team of an entry and its track, as far as they are given. */
function listFacts({ team = [], track }: EntryDocument, tracks: ContestDocument['tracks']): string[] {
  return [team.join(', '), tracks[track - 1]?.name ?? ''].filter(hasVisibleText);
}

/** The entries that each judge has reviewed, as far as the reviews are in force. */
function listReviewed({ reviews }: Pick<ResultDetails, 'reviews'>) {
  const byJudge = new Map<Address, Set<number>>();
  for (const { judge, entry, status } of reviews) {
    const own = byJudge.get(judge) ?? new Set();
    if (status === 'in-force' && entry !== null) byJudge.set(judge, own.add(entry));
  }
  return byJudge;
}

/** The submissions that the organizer can admit, with the reasons that were given to some of them. */
function listWaiting(submissions: Iterable<Submission>, notes: readonly Note[]) {
  return [...submissions]
    .filter(({ status }) => status === 'pending')
    .map((submission) => {
      const note = notes.find(({ kind, about }) => kind === 'not-admitted' && about === submission.uid);
      return { submission, reason: note?.text ?? null };
    });
}

function findPossible(phase: OrganizerPlace['phase'], hasReviews: boolean): Possible {
  const isOver = phase === 'revealing' || phase === 'closed' || phase === 'withdrawn';
  const isPrepared = phase === 'judging' && hasReviews;
  return { acts: !isOver, removals: !isOver && !isPrepared };
}
