import type { Result } from '@org/contests';
import { NotCounted, type NotCountedProps } from '../contest-page/verify/NotCounted.tsx';
import { Trust, type TrustProps } from './Trust.tsx';

export type VerifyViewProps = Omit<NotCountedProps, 'ignored' | 'people'> & {
  readonly result: Result;
  readonly trust: Omit<TrustProps, 'rule'>;
};

/** The content of "Verify": how the result was computed, the check, downloads, and what is not counted. */
export function VerifyView({ result, trust, ...strangers }: VerifyViewProps) {
  const { contest, ignored, rule } = result;
  return (
    <>
      <Trust {...trust} rule={rule} />
      <NotCounted {...strangers} people={[contest.organizer, ...contest.judges]} ignored={ignored} />
    </>
  );
}
