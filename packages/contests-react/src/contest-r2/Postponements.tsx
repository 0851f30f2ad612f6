import type { PostponementR2, ResultDetails, TimesR2 } from '@org/contests/r2';
import { useTexts } from '../provider/contests.ts';
import { contestR2Texts } from '../texts/en/contestR2.ts';
import { locale } from '../texts/en/locale.ts';
import { formatLength, formatMomentInZone, toDateTimeAttribute } from '../time/formatTime.ts';
import styles from './Facts.module.css';

/** The first of these that was moved names a postponement: the end of judging matters most. */
const NAMES = ['closesAt', 'revealUntil', 'opensAt', 'submissionsUntil'] as const;

type Extension = PostponementR2 & { readonly name: keyof TimesR2; readonly length: bigint };

/** By how much each postponement moved the time that names it. */
function listExtensions({
  start,
  postponements,
}: Pick<ResultDetails, 'start' | 'postponements'>): readonly Extension[] {
  return postponements.map((postponement, index) => {
    const before = postponements[index - 1]?.times ?? start;
    const { times } = postponement;
    const name = NAMES.find((each) => times[each] !== before[each]) ?? 'closesAt';
    return { ...postponement, name, length: times[name] - before[name] };
  });
}

/** Each postponement with the organizer's reason and its time; nothing if there is none. */
export function Postponements({ details }: { readonly details: ResultDetails | undefined }) {
  const words = useTexts('contestR2', contestR2Texts).dates.postponed;
  const textLocale = useTexts('locale', locale);
  if (!details || details.postponements.length === 0) return null;
  return (
    <ul className={styles.items}>
      {listExtensions(details).map(({ uid, time, name, length, reason }) => (
        <li key={uid}>
          <p className={styles.text}>
            <span>{words[name](formatLength(length, textLocale))}</span> <bdi>{reason}</bdi>
          </p>
          <time className={styles.soft} dateTime={toDateTimeAttribute(time)}>
            {formatMomentInZone(time)}
          </time>
        </li>
      ))}
    </ul>
  );
}
