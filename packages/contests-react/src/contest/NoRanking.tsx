import { Banner } from '@org/ui-theme';
import { type ContestMissingProps, useMissingDescription } from './trouble/ContestMissing.tsx';

/** Explains why there is no ranking. */
export function NoRanking(props: ContestMissingProps) {
  const { title, text, action } = useMissingDescription(props);
  return (
    <Banner tone="error" title={title} action={action}>
      {text}
    </Banner>
  );
}
