import type { ChainConfig } from '@org/chain-config';
import { type Contest, toContestInput } from '@org/contests';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Hex } from 'viem';
import { loadChainAccess } from '../chain/loadChainAccess.ts';
import { getScanReader } from '../scan/getScanReader.ts';
import { type ContestForm, EMPTY_CONTEST } from './contestForm.ts';

/** The status of copying an older contest into the form. */
export type NextContestState =
  | { readonly status: 'loading' | 'missing' | 'failed' }
  | {
      /** `asking`: the form is not empty. */
      readonly status: 'filled' | 'asking';
      readonly title: string;
      /** Entries that the form cannot hold. */
      readonly leftOut: number;
    };

/**
 * Fills in the form from an older contest. Asks before it overwrites typed text.
 */
export function useNextContest(
  old: OldContest | null | undefined,
  form: ContestForm,
  fill: (form: ContestForm) => void,
) {
  const { data: contest, isError, refetch } = useOldContest(old ?? undefined);
  const [handled, setHandled] = useState<{ readonly next: NextContest; readonly isFilled: boolean }>();

  useEffect(() => {
    if (!contest || handled) return;
    const next = prepareNextContest(contest);
    const isEmpty = isSame(form, EMPTY_CONTEST);
    if (isEmpty) fill(next.form);
    setHandled({ next, isFilled: isEmpty || isSame(form, next.form) });
  }, [contest, handled, form, fill]);

  const getState = (): NextContestState | undefined => {
    if (old === undefined) return undefined;
    if (old === null) return { status: 'missing' };
    if (isError) return { status: 'failed' };
    if (contest === null) return { status: 'missing' };
    if (!contest || !handled) return { status: 'loading' };
    const { isFilled, next } = handled;
    return { status: isFilled ? 'filled' : 'asking', title: contest.title, leftOut: next.leftOut };
  };
  return {
    state: getState(),
    onFill: () => {
      if (!handled) return;
      fill(handled.next.form);
      setHandled({ ...handled, isFilled: true });
    },
    onRetry: () => void refetch(),
  };
}

const isSame = (a: ContestForm, b: ContestForm): boolean =>
  (Object.keys(EMPTY_CONTEST) as (keyof ContestForm)[]).every((field) => a[field] === b[field]);

/** The location of the contest to copy. */
export type OldContest = { readonly chainConfig: ChainConfig; readonly uid: Hex };

/** Loads the contest to copy; `null` if it does not exist. */
export function useOldContest(old: OldContest | undefined) {
  return useQuery({
    queryKey: ['old-contest', old?.chainConfig.slug, old?.uid],
    queryFn: old ? () => fetchContest(old) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
}

/** From the scan, else from the chain. */
const fetchContest = async ({ chainConfig, uid }: OldContest): Promise<Contest | null> => {
  const onScan = await getScanReader(chainConfig)
    .findContest(uid)
    .catch(() => undefined);
  if (onScan?.status === 'found') return onScan.contest;
  const { reader } = await loadChainAccess(chainConfig);
  const onChain = await reader.findContest(uid);
  return onChain.status === 'found' ? onChain.contest : null;
};

/** The form with the texts of an older contest, and what could not be copied. */
export type NextContest = {
  readonly form: ContestForm;
  /** Entries that contain a line break, so that they do not fit on a line. */
  readonly leftOut: number;
};

/**
 * Copies an older contest into the form. Contests of other programs may break rules of the form, which then reports
 * each invalid line. The end is not copied.
 */
export function prepareNextContest(contest: Contest): NextContest {
  const { title, description, judges, entries } = toContestInput(contest);
  const lines = entries.filter((entry) => !/[\n\r\u0085\u2028\u2029]/.test(entry));
  return {
    form: {
      title: title.replace(/\s+/g, ' '),
      description,
      judges: judges.join('\n'),
      entries: lines.join('\n'),
      endsAt: '',
    },
    leftOut: entries.length - lines.length,
  };
}
