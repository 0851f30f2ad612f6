import type { ChainConfig } from '@org/chain-config';
import { useListedR2 } from '../contest-r2/data/useListedR2.ts';
import { useEntryNamesR2 } from '../contest-r2/useEntryNamesR2.ts';
import { GivenReviewView, type GivenReviewViewProps } from './GivenReviewView.tsx';

export type GivenReviewR2Props = Omit<GivenReviewViewProps, 'entry' | 'hasEnded'> & {
  readonly chainConfig: ChainConfig;
  /** The entry's own page. */
  readonly entryHref: string | undefined;
};

/** A review of version 2, with the name of its entry and what became of it, from the acts of its contest. */
export function GivenReviewR2({ chainConfig, entryHref, ...shown }: GivenReviewR2Props) {
  const { uid, contest, entry } = shown.review;
  const { result, texts } = useListedR2(chainConfig, contest, { isWanted: true, wanted: [entry] });
  const getName = useEntryNamesR2(result, texts);
  const own = result?.details?.reviews.find(({ attestation }) => attestation.uid === uid);
  return (
    <GivenReviewView
      {...shown}
      entry={{ name: getName(entry), href: entryHref }}
      hasEnded={own?.ending === 'superseded' ? 'replaced' : own?.ending ? 'withdrawn' : undefined}
    />
  );
}
