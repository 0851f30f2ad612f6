import { type Contest, getPhase } from '@org/contests';
import { useMessages } from '../../base/provider/contests.ts';
import { formatDistance, formatMomentInZone, toDateTimeAttribute } from '../../base/text/formatTime.ts';
import { PhaseTag } from '../../contest/parts/PhaseTag.tsx';
import { findMoment } from '../../data/reading/usePhase.ts';
import { englishContestsList } from '../../messages/en/contestsList.ts';
import { locale } from '../../messages/en/page.ts';

/** The state of a contest in lists and the time that matters: "ends in 6 days", with the date as its title. */
export function StateLine({ contest, now }: { readonly contest: Contest; readonly now: bigint }) {
  const messages = useMessages('contestsList', englishContestsList).when;
  const textLocale = useMessages('locale', locale);
  const moment = findMoment(contest, now);
  return (
    <>
      <PhaseTag contest={contest} now={now} />
      {moment !== null && (
        <time dateTime={toDateTimeAttribute(moment)} title={formatMomentInZone(moment)}>
          {messages[getPhase(contest, now)](formatDistance(moment, now, textLocale))}
        </time>
      )}
    </>
  );
}
