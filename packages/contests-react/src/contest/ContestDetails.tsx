import type { Phase, Result } from '@org/contests';
import type { ReactNode } from 'react';
import { ClosedSection } from '../base/page/ClosedSection.tsx';
import { useTexts } from '../base/provider/contests.ts';
import { chainCheckTexts } from '../messages/en/chainCheck.ts';
import { contestDetailsTexts } from '../messages/en/contestDetails.ts';
import { JudgesDiffered } from './differences/JudgesDiffered.tsx';
import { Outside } from './parts/Outside.tsx';
import type { ContestLinks } from './review/ReviewList.tsx';

export type ContestDetailsProps = {
  readonly result: Result;
  readonly phase: Phase;
  readonly links: ContestLinks;
  readonly renderNotes?: ((about: number | null) => ReactNode) | undefined;
  /** The content of "Verify", once it is opened. */
  readonly renderVerify?: (() => ReactNode) | undefined;
};

/** The sections below the ranking. Loaded after it. */
export function ContestDetails(props: ContestDetailsProps) {
  const { result, phase, links, renderNotes, renderVerify } = props;
  const titles = useTexts('chainCheck', chainCheckTexts);
  const words = useTexts('contestDetails', contestDetailsTexts).submissions;
  const { details } = result;
  const pending = details.submissions?.filter(({ status }) => status === 'pending') ?? [];
  return (
    <>
      {phase === 'submissions' && <p>{words.terms}</p>}
      {pending.length > 0 && <p>{words.pending(pending.length)}</p>}
      <Outside {...{ details, links, renderNotes }} />
      {result.counted.length > 0 && <JudgesDiffered result={result} />}
      {renderVerify && <ClosedSection title={titles.title} renderContent={renderVerify} />}
    </>
  );
}
