import { Banner, Button } from '@org/ui-theme';
import { messages } from '../messages/messages.ts';

const words = messages.contestsList;

export type ShowMoreProps = {
  readonly more: 'none' | 'there' | 'loading' | 'failed';
  readonly className?: string | undefined;
  readonly onShowMore: () => void;
};

/** Below a list that comes page by page: the next page, or that it did not come. */
export function ShowMore({ more, className, onShowMore }: ShowMoreProps) {
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
