import { Button, Card, Skeleton } from '@org/ui-theme';
import { useLazyComponent } from '../page/useLazyComponent.ts';
import { useTexts } from '../provider/contests.ts';
import { contestTexts } from '../texts/en/contest.ts';
import type { ContestDetailsProps } from './ContestDetails.tsx';

const loadDetails = () => import('./ContestDetails.tsx').then(({ ContestDetails }) => ContestDetails);

/** Loads the content below the ranking once the ranking is drawn. */
export function DetailsSlot(props: ContestDetailsProps) {
  const contestWords = useTexts('contest', contestTexts);
  const { Component: ContestDetails, hasFailed, fetchAgain } = useLazyComponent(loadDetails, true);
  if (ContestDetails) return <ContestDetails {...props} />;
  return (
    <Card>
      {hasFailed ? (
        <Button variant="outlined" onClick={fetchAgain}>
          {contestWords.failed.details}
        </Button>
      ) : (
        <Skeleton shape="block" />
      )}
    </Card>
  );
}
