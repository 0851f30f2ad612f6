import type { Contest } from '@org/contests';
import { getContestState } from '@org/contests';
import { CheckIcon, ClockIcon, Tag, UndoIcon } from '@org/ui-theme';
import { useTexts } from '../provider/contests.ts';
import { contestNamesTexts } from '../texts/en/contestNames.ts';

const looks = {
  judging: { tone: 'info', icon: <ClockIcon size="small" /> },
  closed: { tone: 'neutral', icon: <CheckIcon size="small" /> },
  withdrawn: { tone: 'warning', icon: <UndoIcon size="small" /> },
} as const satisfies Record<ReturnType<typeof getContestState>, object>;

/** Judging, Closed or Withdrawn. */
export function StateTag({ contest, now }: { contest: Contest; now: bigint }) {
  const words = useTexts('contestNames', contestNamesTexts).states;
  const state = getContestState(contest, now);
  return <Tag {...looks[state]}>{words[state]}</Tag>;
}
