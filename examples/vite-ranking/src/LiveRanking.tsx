import '@org/ui-theme/styles.css';
import '@org/contests-react/reading.css';
import { baseSepolia } from '@org/chain-config';
import { ContestsProvider } from '@org/contests-react';
import { ContestRanking } from '@org/contests-react/reading';
export const LiveRanking = () => (
  <ContestsProvider config={{ chains: [baseSepolia] }}>
    <ContestRanking chain="base-sepolia" uid="0x…" />
  </ContestsProvider>
);
