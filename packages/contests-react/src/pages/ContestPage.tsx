import type { ChainConfig } from '@org/chain-config';
import type { Hex } from 'viem';
import { LoadingHeading } from '../base/page/LoadingHeading.tsx';
import { useTexts } from '../base/provider/contests.ts';
import { ContestGate } from '../contest/ContestGate.tsx';
import { ContestSkeleton } from '../contest/ContestSkeleton.tsx';
import { contestTexts } from '../messages/en/contest.ts';
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
