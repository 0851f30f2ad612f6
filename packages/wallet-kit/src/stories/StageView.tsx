import { ConnectButton, WalletProvider } from '@org/wallet-kit';
import '@org/wallet-kit/styles.css';
import type { Stage } from './createStage.ts';

/** The connect button in its provider, as an app has it. */
export function StageView({ stage }: { stage: Stage }) {
  return (
    <WalletProvider config={stage.config} appName="Laurel">
      <ConnectButton />
    </WalletProvider>
  );
}
