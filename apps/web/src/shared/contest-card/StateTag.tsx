import type { Contest } from '@org/contests';
import { getContestState } from '@org/contests';
import { CheckIcon, ClockIcon, Tag, UndoIcon } from '@org/ui-theme';
import { messages } from '../messages/messages.ts';

const words = messages.contestNames.states;

const looks = {
  judging: { tone: 'info', icon: <ClockIcon size="small" /> },
  closed: { tone: 'neutral', icon: <CheckIcon size="small" /> },
  withdrawn: { tone: 'warning', icon: <UndoIcon size="small" /> },
} as const satisfies Record<ReturnType<typeof getContestState>, object>;

/** Judging, Closed or Withdrawn. */
export function StateTag({ contest, now }: { contest: Contest; now: bigint }) {
  const state = getContestState(contest, now);
  return <Tag {...looks[state]}>{words[state]}</Tag>;
}
