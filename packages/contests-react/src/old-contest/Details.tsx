import type { Result } from '@org/contests';
import type { ReactNode } from 'react';
import { JudgesDiffered } from '../contest-page/differences/JudgesDiffered.tsx';
import { ClosedSection } from '../contest-page/sections/ClosedSection.tsx';
import { useTexts } from '../provider/contests.ts';
import { chainCheckTexts } from '../texts/en/chainCheck.ts';
import { SharedSeconds } from './SharedSeconds.tsx';

export type DetailsProps = {
  readonly result: Result;
  /** The content of "Verify", once it is opened. */
  readonly renderVerify: () => ReactNode;
};

/** The sections below the ranking, closed at first. Loaded after the ranking. */
export function Details({ result, renderVerify }: DetailsProps) {
  const words = useTexts('chainCheck', chainCheckTexts);
  return (
    <>
      <SharedSeconds result={result} />
      {result.counted.length > 0 && <JudgesDiffered result={result} />}
      <ClosedSection title={words.title} renderContent={renderVerify} />
    </>
  );
}
