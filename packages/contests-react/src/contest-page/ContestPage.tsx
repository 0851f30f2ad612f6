import type { ChainConfig } from '@org/chain-config';
import type { Hex } from 'viem';
import { ContestGate } from '../contest/ContestGate.tsx';
import { LoadingHeading } from '../page/LoadingHeading.tsx';
import { useTexts } from '../provider/contests.ts';
import { contestTexts } from '../texts/en/contest.ts';
import { ContestSkeleton } from './ContestSkeleton.tsx';
import { FoundContest } from './FoundContest.tsx';

export type ContestPageProps = {
  readonly chainConfig: ChainConfig;
  readonly uid: Hex;
};

/** The page of one contest. Its chain comes from the link, never from the wallet. */
export function ContestPage({ chainConfig, uid }: ContestPageProps) {
  const contestWords = useTexts('contest', contestTexts);
  return (
    <ContestGate
      chainConfig={chainConfig}
      uid={uid}
      skeleton={
        <ContestSkeleton>
          <LoadingHeading>{contestWords.loading}</LoadingHeading>
        </ContestSkeleton>
      }
      renderFound={(answer) => <FoundContest {...answer} chainConfig={chainConfig} />}
    />
  );
}
