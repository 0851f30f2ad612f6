import { Banner, Button, Skeleton } from '@org/ui-theme';
import { useTexts } from '../../base/provider/contests.ts';
import { contestNamesTexts } from '../../messages/en/contest.ts';
import { startContestTexts } from '../../messages/en/startContest.ts';
import { getShownTitle } from '../../messages/text/names.ts';
import type { NextContestState } from './useNextContest.ts';

export type NextContestNoticeProps = {
  readonly state: NextContestState;
  readonly onFill: () => void;
  readonly onRetry: () => void;
};

/** A notice above the form about the contest it was copied from. */
export function NextContestNotice({ state, onFill, onRetry }: NextContestNoticeProps) {
  const words = useTexts('startContest', startContestTexts).copy;
  const contestNamesWords = useTexts('contestNames', contestNamesTexts);
  switch (state.status) {
    case 'loading':
      return <Skeleton label={words.loading} />;
    case 'missing':
      return <Banner tone="warning" role="status" title={words.missing} />;
    case 'failed':
      return (
        <Banner
          tone="warning"
          role="status"
          title={words.failed}
          action={
            <Button size="small" variant="outlined" onClick={onRetry}>
              {words.tryAgain}
            </Button>
          }
        />
      );
    case 'filled':
    case 'asking': {
      const isAsking = state.status === 'asking';
      const title = getShownTitle(state.title, contestNamesWords.untitled).slice(0, TITLE_LENGTH);
      return (
        <Banner
          title={isAsking ? words.asking(title) : words.filled(title)}
          action={
            isAsking ? (
              <Button size="small" variant="outlined" onClick={onFill}>
                {words.fill}
              </Button>
            ) : undefined
          }
        >
          <span>{isAsking ? words.askingText : words.filledText}</span>
          {state.hasMore && <span> {words.leftOut}</span>}
          {!state.isRead && <span> {words.unread}</span>}
        </Banner>
      );
    }
  }
}

/** The form shows the whole title. */
const TITLE_LENGTH = 120;
