import type { ChainConfig } from '@org/chain-config';
import { createActsScan, type EntryDocument, type Result, readResult } from '@org/contests';
import { createActsReader } from '@org/contests/chain';
import { type NewContestContent, toNewContest } from '@org/contests/write';
import { Banner, Button, Skeleton } from '@org/ui-theme';
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Hex } from 'viem';
import { useConfig, useMessages } from '../../base/provider/contests.ts';
import { loadChainAccess } from '../../base/provider/loadChainAccess.ts';
import { toBlock } from '../../data/reading/contestAnswer.ts';
import { documentsQuery } from '../../data/reading/documentsQuery.ts';
import { englishContestNames } from '../../messages/en/contest.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import { getShownTitle } from '../../messages/text/names.ts';
import { type ContestForm, EMPTY_CONTEST, isEmptyForm } from '../form/contestForm.ts';
import { writeJudgeLine } from '../form/judgeLines.ts';

/** The status of copying an older contest into the form. */
export type NextContestState =
  | { readonly status: 'loading' | 'missing' | 'failed' }
  | {
      /** `asking`: the form is not empty. */
      readonly status: 'filled' | 'asking';
      readonly title: string;
      /** Entries of the earlier contest have pictures at a URI, which the form has no field for. */
      readonly hasMore: boolean;
      /** The earlier contest's document could be read. */
      readonly isRead: boolean;
    };

/**
 * Fills in the form from an older contest. Asks before it overwrites typed text.
 */
export function useNextContest(
  old: OldContest | null | undefined,
  form: ContestForm,
  fill: (form: ContestForm) => void,
) {
  const { data: next, isError, refetch } = useOldContest(old ?? undefined);
  const [handled, setHandled] = useState<{ readonly next: NextContest; readonly isFilled: boolean }>();

  useEffect(() => {
    if (!next || handled) return;
    const isEmpty = isEmptyForm(form);
    if (isEmpty) fill(next.form);
    setHandled({ next, isFilled: isEmpty || JSON.stringify(form) === JSON.stringify(next.form) });
  }, [next, handled, form, fill]);

  const getState = (): NextContestState | undefined => {
    if (old === undefined) return undefined;
    if (old === null || next === null) return { status: 'missing' };
    if (isError) return { status: 'failed' };
    if (!handled) return { status: 'loading' };
    const { isFilled, next: copied } = handled;
    const { title, hasMore, isRead } = copied;
    return { status: isFilled ? 'filled' : 'asking', title, hasMore, isRead };
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

/** The location of the contest to copy. */
export type OldContest = { readonly chainConfig: ChainConfig; readonly uid: Hex };

/** Loads the contest to copy; `null` if it does not exist. */
function useOldContest(old: OldContest | undefined) {
  const { feeds } = useConfig();
  const client = useQueryClient();
  return useQuery({
    queryKey: ['next-contest', old?.chainConfig.slug, old?.uid],
    queryFn: old ? () => fetchNextContest(old, client, feeds) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
}

const fetchNextContest = async (
  old: OldContest,
  queryClient: QueryClient,
  hasGateway: boolean,
): Promise<NextContest | null> => {
  const reading = await fetchActs(old);
  if (!reading) return null;
  const { document, entries } = await queryClient.fetchQuery(documentsQuery(reading.state, { hasGateway }));
  const result = readResult({ ...reading, block: toBlock(reading, Date.now()), document });
  return prepareNextContest(result, entries);
};

/** From the scan, else from the chain. */
const fetchActs = async ({ chainConfig, uid }: OldContest) => {
  const onScan = await createActsScan({ config: chainConfig })
    .fetchActs(uid)
    .catch(() => undefined);
  if (onScan?.status === 'found') return onScan.reading;
  const { client } = await loadChainAccess(chainConfig);
  const onChain = await createActsReader({ client, config: chainConfig }).fetchActs(uid);
  return onChain.status === 'found' ? onChain.reading : undefined;
};

/** The form with everything of an older contest but its times, and what could not be copied. */
type NextContest = {
  readonly form: ContestForm;
  readonly title: string;
  readonly hasMore: boolean;
  readonly isRead: boolean;
};

/**
 * Copies an older contest into the form. Contests of other programs may break rules of the form, which then reports each
 * invalid field. Times are those of a new form.
 */
export function prepareNextContest(
  result: Pick<Result, 'contest' | 'details'>,
  documents?: ReadonlyMap<string, EntryDocument>,
): NextContest {
  const content = toNewContest(result, documents);
  const { terms } = result.contest;
  return {
    form: {
      ...EMPTY_CONTEST,
      ...toRows(content),
      takesSubmissions: terms !== undefined && terms.submissionsUntil !== null,
      isSealed: terms !== undefined && terms.revealUntil !== null,
    },
    title: result.contest.title,
    hasMore: hasMore(content),
    isRead: result.details.document.status === 'read',
  };
}

const toRows = (content: NewContestContent): Partial<ContestForm> => ({
  title: content.title.replace(/\s+/g, ' '),
  description: content.description,
  cover: content.cover ? [content.cover] : [],
  logo: content.logo ? [content.logo] : [],
  rules: content.rules ?? '',
  links: content.links ?? [],
  tracks: content.tracks,
  prizes: content.prizes,
  criteria: content.criteria.map(({ label, maxPoints, weight, anchors }) => ({
    ...{ label, maxPoints: `${maxPoints}`, weight: `${weight}` },
    anchors: anchors.map(({ points, text }) => ({ points: `${points}`, text })),
  })),
  judges: content.judges
    .map(({ address, name }) => writeJudgeLine({ address, name: name.replace(/\s+/g, ' ').trim() }))
    .join('\n'),
  // The names of the last contest's judges are public already.
  publishesNames: content.judges.some(({ name }) => name !== ''),
  minimumReviews: content.minimumReviews === undefined ? '' : `${content.minimumReviews}`,
  entries:
    content.entries.length === 0
      ? EMPTY_CONTEST.entries
      : content.entries.map(({ name, link, about, track, place = '', team = [], ...more }) => ({
          ...{ name: name.replace(/\s+/g, ' '), link, about, track, place, team: team.join('\n') },
          ...{ pictures: more.pictures ?? [], links: more.links ?? [] },
        })),
});

const hasMore = ({ entries }: NewContestContent): boolean => entries.some(({ picture }) => picture);

export type NextContestNoticeProps = {
  readonly state: NextContestState;
  readonly onFill: () => void;
  readonly onRetry: () => void;
};

/** A notice above the form about the contest it was copied from. */
export function NextContestNotice({ state, onFill, onRetry }: NextContestNoticeProps) {
  const messages = useMessages('startContest', englishStartContest).copy;
  const contestNamesMessages = useMessages('contestNames', englishContestNames);
  switch (state.status) {
    case 'loading':
      return <Skeleton label={messages.loading} />;
    case 'missing':
      return <Banner tone="warning" role="status" title={messages.missing} />;
    case 'failed':
      return (
        <Banner
          tone="warning"
          role="status"
          title={messages.failed}
          action={
            <Button size="small" variant="outlined" onClick={onRetry}>
              {messages.tryAgain}
            </Button>
          }
        />
      );
    case 'filled':
    case 'asking': {
      const isAsking = state.status === 'asking';
      const title = getShownTitle(state.title, contestNamesMessages.untitled).slice(0, TITLE_LENGTH);
      return (
        <Banner
          title={isAsking ? messages.asking(title) : messages.filled(title)}
          action={
            isAsking ? (
              <Button size="small" variant="outlined" onClick={onFill}>
                {messages.fill}
              </Button>
            ) : undefined
          }
        >
          <span>{isAsking ? messages.askingText : messages.filledText}</span>
          {state.hasMore && <span> {messages.leftOut}</span>}
          {!state.isRead && <span> {messages.unread}</span>}
        </Banner>
      );
    }
  }
}

/** The form shows the whole title. */
const TITLE_LENGTH = 120;
