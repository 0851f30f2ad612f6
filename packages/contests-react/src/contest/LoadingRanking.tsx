import { VisuallyHidden } from '@org/ui-theme';
import { useTexts } from '../base/provider/contests.ts';
import type { ReadingProgress } from '../data/replay/reading.ts';
import { contestTexts } from '../messages/en/contest.ts';
import { RankingSkeleton } from './ContestSkeleton.tsx';

/** In place of a ranking that is read. */
export function LoadingRanking({ progress }: { readonly progress?: ReadingProgress | undefined }) {
  const words = useTexts('contest', contestTexts);
  return (
    <div role="status">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      <RankingSkeleton>
        {progress && <progress aria-label={words.loading} value={progress.done} max={progress.total} />}
      </RankingSkeleton>
    </div>
  );
}
