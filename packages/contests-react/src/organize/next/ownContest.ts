import type { ChainConfig } from '@org/chain-config';
import {
  type Contest,
  countSealedReviews,
  createAccountScan,
  getPhase,
  type Phase,
  readAssignments,
  readNotes,
  type Submission,
  toContest,
} from '@org/contests';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Address, Hex } from 'viem';
import { UnusableScanError } from '../../data/judging/fetchWaiting.ts';
import { actsQuery, type Working } from '../../data/reading/actsQueries.ts';
import { toBlock } from '../../data/reading/contestAnswer.ts';
import { documentsQuery } from '../../data/reading/documentsQuery.ts';
import { findJudge } from '../../data/reading/judges.ts';
import { notesQuery } from '../../data/reading/notes.ts';
import { countCoverage } from '../desk/countCoverage.ts';
import { listToDo, type ToDo } from '../desk/listToDo.ts';
import { listOwnSubmissions } from '../submit/listOwnSubmissions.ts';
import { getSubmissionState, type SubmissionState } from '../submit/submissionState.ts';

/** A contest as one of its people sees it. */
export type OwnContest = {
  readonly contest: Contest;
  readonly phase: Phase;
  /** The end of the phase in seconds, if the phase has one. */
  readonly until: bigint | null;
  /** The organizer's next steps, without dates; other accounts have none. */
  readonly toDo: readonly Exclude<ToDo, { kind: 'date' }>[];
  /** The account's sealed reviews that are still to be revealed. */
  readonly sealed: number;
  /** The account's submissions that were not replaced. */
  readonly submissions: readonly { readonly submission: Submission; readonly state: SubmissionState }[];
};

type Options = Working & { readonly account: Address; readonly hasGateway: boolean };

/** A contest as the account sees it, from the scan. */
export function ownContestQuery(chainConfig: ChainConfig, uid: Hex, options: Options) {
  return queryOptions({
    queryKey: ['scan', chainConfig.slug, 'own', uid, options.account],
    queryFn: ({ client }) => fetchOwnContest(client, { chainConfig, uid, ...options }),
    // The inner queries retry themselves.
    retry: false,
    structuralSharing: false,
  });
}

type Asked = Options & { readonly chainConfig: ChainConfig; readonly uid: Hex };

async function fetchOwnContest(
  client: QueryClient,
  { chainConfig, uid, account, hasGateway, createWorker }: Asked,
): Promise<OwnContest> {
  const lookup = await client.fetchQuery(actsQuery(chainConfig, uid, { createWorker }));
  if (lookup.status !== 'found') throw new UnusableScanError(uid);
  const { reading } = lookup;
  const { state } = reading;
  const rows = await client.fetchQuery(notesQuery(chainConfig, state.attestation)).catch(() => undefined);
  const notes = rows && readNotes(state, rows);
  const texts = await client
    .fetchQuery(documentsQuery(state, { hasGateway, wanted: [] }))
    .catch(() => undefined);
  // The acts are replayed in the worker, and nothing here is ranked: a list of large contests must not hold up the page.
  const contest = toContest({ ...reading, ...(texts && { document: texts.document }) });
  const phase = getPhase(contest, toBlock(reading, Date.now()).time);
  // Reviews are withheld once revealing is over, when none is counted.
  const details = { reviews: state.reviews, recusals: state.recusals, withheld: [] };
  const until = {
    ...{ submissions: state.times.submissionsUntil, admission: state.times.opensAt },
    ...{ upcoming: state.times.opensAt, judging: state.times.closesAt, revealing: state.times.revealUntil },
    ...{ closed: null, withdrawn: null },
  }[phase];
  const isOrganizer = contest.organizer.toLowerCase() === account.toLowerCase();
  const judge = findJudge(contest, account);
  const own = {
    ...{ contest, phase, until },
    sealed:
      judge && phase === 'revealing' ? (countSealedReviews({ contest, details }).byJudge.get(judge) ?? 0) : 0,
    submissions: listOwnSubmissions(state, account).map((submission) => ({
      submission,
      state: getSubmissionState(submission, state, notes ?? []),
    })),
  };
  if (!isOrganizer) return { ...own, toDo: [] };
  const document = texts?.document.status === 'read' ? texts.document.document : undefined;
  const assignments = notes ? readAssignments(contest, notes) : null;
  const refused = new Set(notes?.flatMap(({ kind, about }) => (kind === 'not-admitted' ? about : [])));
  const waiting = [...state.submissions.values()].filter(
    ({ status, uid: each }) => status === 'pending' && !refused.has(each),
  );
  const toDo = listToDo({
    ...{ phase, contest, notes, waiting: waiting.length },
    coverage: countCoverage({ contest, details, phase, assignments }),
    takesSubmissions: state.hasSubmissions,
    isAssigned: assignments !== null,
    minimumReviews: document?.minimumReviews ?? 1,
    prizes: document?.prizes.length ?? 0,
  });
  return { ...own, toDo: toDo.filter((each) => each.kind !== 'date') };
}

/** Few, since each contest is read with all of its acts. */
const ENTERED_PER_PAGE = 6;
/** Refetched when the list is opened again, so that it includes what was just signed. */
const STALE_AFTER_MS = 2_000;

/** The contests to which the account submitted entries, the latest first. */
export function enteredQuery(chainConfig: ChainConfig, account: Address) {
  return infiniteQueryOptions({
    queryKey: ['scan', chainConfig.slug, 'entered', account],
    queryFn: ({ pageParam: skip, signal }) =>
      createAccountScan({ config: chainConfig }).fetchEntered(account, {
        skip,
        take: ENTERED_PER_PAGE,
        signal,
      }),
    initialPageParam: 0,
    // By the rows: a page lists fewer contests if some rows are not genuine.
    getNextPageParam: ({ next }, _, skip) =>
      next === null || next - skip < ENTERED_PER_PAGE ? undefined : next,
    staleTime: STALE_AFTER_MS,
  });
}

/** The page shows what is known by then: one slow contest must not delay all of it. */
const PATIENCE_MS = 4_000;

/** True once the component has been on the page for a few seconds. */
export function useTakesLong(): boolean {
  const [takesLong, setTakesLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTakesLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return takesLong;
}
