import { Banner, Button } from '@org/ui-theme';
import { contestsListTexts } from '../../messages/en/contestsList.ts';
import { useTexts } from '../provider/contests.ts';

export type ShowMoreProps = {
  readonly more: 'none' | 'there' | 'loading' | 'failed';
  readonly className?: string | undefined;
  readonly onShowMore: () => void;
};

/** Below a paginated list: loads the next page, or reports that it failed. */
export function ShowMore({ more, className, onShowMore }: ShowMoreProps) {
  const words = useTexts('contestsList', contestsListTexts);
  if (more === 'none') return null;
  if (more === 'failed') {
    const retry = (
      <Button variant="outlined" size="small" onClick={onShowMore}>
        {words.tryAgain}
      </Button>
    );
    return <Banner tone="warning" title={words.moreFailed} action={retry} />;
  }
  return (
    <Button variant="outlined" className={className} loading={more === 'loading'} onClick={onShowMore}>
      {words.showMore}
    </Button>
  );
}
