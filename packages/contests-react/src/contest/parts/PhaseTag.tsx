import { type Contest, getPhase, type Phase } from '@org/contests';
import { CheckIcon, ClockIcon, Tag, UndoIcon } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import { formatDistance, formatMomentInZone, toDateTimeAttribute } from '../../base/text/formatTime.ts';
import { findMoment } from '../../data/reading/usePhase.ts';
import { englishContestDetails } from '../../messages/en/contestDetails.ts';
import { locale } from '../../messages/en/page.ts';

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
export function PhaseTime({ contest, now }: PhaseProps) {
  const messages = useMessages('contestDetails', englishContestDetails).when;
  const textLocale = useMessages('locale', locale);
  const moment = findMoment(contest, now);
  if (moment === null) return null;
  const say = messages[getPhase(contest, now)];
  return (
    <time dateTime={toDateTimeAttribute(moment)}>
      {say(formatDistance(moment, now, textLocale), formatMomentInZone(moment))}
    </time>
  );
}

/** The same beside the title of the contest: the date alone, since the time that is left stands below. */
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
