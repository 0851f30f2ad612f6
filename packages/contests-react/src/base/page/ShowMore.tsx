import { Banner, Button } from '@org/ui-theme';
import { englishContestsList } from '../../messages/en/contestsList.ts';
import { useMessages } from '../provider/contests.ts';

export type ShowMoreProps = {
  readonly more: 'none' | 'there' | 'loading' | 'failed';
  readonly className?: string | undefined;
  readonly onShowMore: () => void;
};

/** Below a paginated list: loads the next page, or reports that it failed. */
export function ShowMore({ more, className, onShowMore }: ShowMoreProps) {
  const messages = useMessages('contestsList', englishContestsList);
  if (more === 'none') return null;
  if (more === 'failed') {
    const retry = (
      <Button variant="outlined" size="small" onClick={onShowMore}>
        {messages.tryAgain}
      </Button>
    );
    return <Banner tone="warning" title={messages.moreFailed} action={retry} />;
  }
  return (
    <Button variant="outlined" className={className} loading={more === 'loading'} onClick={onShowMore}>
      {messages.showMore}
    </Button>
  );
}
