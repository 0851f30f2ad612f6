import { Button, Card, Skeleton } from '@org/ui-theme';
import { useLazyComponent } from '../../shared/lazy/useLazyComponent.ts';
import { messages } from '../../shared/messages/messages.ts';
import type { ContestDetailsProps } from './ContestDetails.tsx';

const loadDetails = () => import('./ContestDetails.tsx').then(({ ContestDetails }) => ContestDetails);

/** What stands below the ranking is fetched once the ranking is drawn. */
export function DetailsSlot(props: ContestDetailsProps) {
  const { Component: ContestDetails, hasFailed, fetchAgain } = useLazyComponent(loadDetails, true);
  if (ContestDetails) return <ContestDetails {...props} />;
  return (
    <Card>
      {hasFailed ? (
        <Button variant="outlined" onClick={fetchAgain}>
          {messages.contest.failed.details}
        </Button>
      ) : (
        <Skeleton shape="block" />
      )}
    </Card>
  );
}
