import { Banner, Button, Skeleton } from '@org/ui-theme';
import { useTexts } from '../provider/contests.ts';
import { getShownTitle } from '../text/names.ts';
import { contestNamesTexts } from '../texts/en/contestNames.ts';
import { startContestTexts } from '../texts/en/startContest.ts';
import type { NextContestState } from './useNextContest.ts';

export type NextContestNoticeProps = {
  readonly state: NextContestState;
  readonly onFill: () => void;
  readonly onRetry: () => void;
};

/** Says above the form which contest it was filled in like. */
export function NextContestNotice({ state, onFill, onRetry }: NextContestNoticeProps) {
  const words = useTexts('startContest', startContestTexts).next;
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
          {isAsking ? words.askingText : words.filledText}
          {state.leftOut > 0 && ` ${words.leftOut(state.leftOut)}`}
        </Banner>
      );
    }
  }
}

/** The whole title stands in the form. */
const TITLE_LENGTH = 120;
