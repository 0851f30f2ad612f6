import { Banner } from '@org/ui-theme';
import { type ContestMissingProps, useMissingDescription } from '../../contest-trouble/ContestMissing.tsx';

/** In place of a ranking: why there is none. */
export function NoRanking(props: ContestMissingProps) {
  const { title, text, action } = useMissingDescription(props);
  return (
    <Banner tone="error" title={title} action={action}>
      {text}
    </Banner>
  );
}
