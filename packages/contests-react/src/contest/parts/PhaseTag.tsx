import { type Contest, getPhase, type Phase } from '@org/contests';
import { CheckIcon, ClockIcon, Tag, UndoIcon } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import { formatMomentInZone, toDateTimeAttribute } from '../../base/text/formatTime.ts';
import { findMoment } from '../../data/reading/usePhase.ts';
import { englishContestDetails } from '../../messages/en/contestDetails.ts';

const looks = {
  submissions: { tone: 'info', icon: <ClockIcon size="small" /> },
  admission: { tone: 'neutral', icon: <ClockIcon size="small" /> },
  upcoming: { tone: 'neutral', icon: <ClockIcon size="small" /> },
  judging: { tone: 'info', icon: <ClockIcon size="small" /> },
  revealing: { tone: 'info', icon: <ClockIcon size="small" /> },
  closed: { tone: 'neutral', icon: <CheckIcon size="small" /> },
  withdrawn: { tone: 'warning', icon: <UndoIcon size="small" /> },
} as const satisfies Record<Phase, object>;

export type PhaseProps = { readonly contest: Contest; readonly now: bigint };

/** The phase of a contest, from "Submissions open" to "Closed". */
export function PhaseTag({ contest, now }: PhaseProps) {
  const messages = useMessages('contestDetails', englishContestDetails).states;
  const phase = getPhase(contest, now);
  return <Tag {...looks[phase]}>{messages[phase]}</Tag>;
}

/** The time at which a contest reaches its next phase or reached its last one, in the viewer's time zone. */
export function PhaseMoment({ contest, now }: PhaseProps) {
  const messages = useMessages('contestDetails', englishContestDetails).at;
  const moment = findMoment(contest, now);
  if (moment === null) return null;
  return (
    <time dateTime={toDateTimeAttribute(moment)}>
      {messages[getPhase(contest, now)](formatMomentInZone(moment))}
    </time>
  );
}
