import type { ChainConfig } from '@org/chain-config';
import type { Result } from '@org/contests';
import { useRef } from 'react';
import { useHasBeenSeen } from '../base/page/useHasBeenSeen.ts';
import { useEntryNaming } from '../contest/parts/useEntryNaming.ts';
import { useListedResult } from '../data/reading/useListedResult.ts';
import { putFirst } from './foldReplaced.ts';
import { type Endings, GivenReviewView, type GivenReviewViewProps } from './GivenReviewView.tsx';

export type GivenReviewProps = Omit<GivenReviewViewProps, 'entry' | 'endings' | 'ref'> & {
  readonly chainConfig: ChainConfig;
  /** The entry's own page. */
  readonly entryHref: string | undefined;
};

/** A review. Once it has been visible, with the name of its entry and what became of it, from the acts of its contest. */
export function GivenReview({ chainConfig, entryHref, review, ...shown }: GivenReviewProps) {
  const place = useRef<HTMLDivElement>(null);
  const enabled = useHasBeenSeen(place);
  const { contest, entry } = review;
  const { result, texts } = useListedResult(chainConfig, contest, { enabled, wanted: [entry] });
  const getName = useEntryNaming(result, texts);
  const endings = findEndings(result);
  return (
    <GivenReviewView
      {...shown}
      ref={place}
      // The scan's times do not order reviews of the same second.
      review={putFirst(review, ({ uid }) => endings.get(uid) === null)}
      entry={{ name: getName(entry), href: entryHref }}
      endings={endings}
    />
  );
}

function findEndings(result: Result | undefined): Endings {
  const reviews = result?.details.reviews ?? [];
  return new Map(
    reviews.map(({ attestation, ending }) => [
      attestation.uid,
      ending === null ? null : ending === 'superseded' ? 'replaced' : 'withdrawn',
    ]),
  );
}
