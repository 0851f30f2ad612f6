import { findSharedSeconds } from '@org/contests';
import { showLink } from '@org/contests/names';
import { Banner } from '@org/ui-theme';
import { useMemo } from 'react';
import { Person } from '../person/Person.tsx';
import { useTexts } from '../provider/contests.ts';
import type { ReadResult } from '../reading/reading.ts';
import { ignoredTexts } from '../texts/en/ignored.ts';
import { formatMomentInZone } from '../time/formatTime.ts';

/** Reviews of one judge for one entry with the same timestamp: the greater UID counts. */
export function SharedSeconds({ result }: { readonly result: ReadResult }) {
  const words = useTexts('ignored', ignoredTexts).sharedSecond;
  const shared = useMemo(() => findSharedSeconds(result), [result]);
  if (shared.length === 0) return null;
  return (
    <Banner tone="warning" role="note" title={words.title(shared.length)}>
      <p>{words.text}</p>
      <ul>
        {shared.map(({ judge, entry, time, inForce, superseded, isCounted }) => (
          <li key={inForce.uid}>
            <Person address={judge} inline /> <bdi>{showLink(entry)}</bdi>, {formatMomentInZone(time)}:{' '}
            {isCounted
              ? words.counts(
                  inForce.points,
                  superseded.map(({ points }) => points),
                )
              : words.noneCounts(inForce.points)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
