import { Button } from '@org/ui-theme';
import { ConnectButton, useWallet, WalletProvider } from '@org/wallet-kit';
import '@org/wallet-kit/styles.css';
import type { Stage, StageOptions } from './createStage.ts';

/** The connect button in its provider, and "Sign in" if there is a server. */
export function StageView({ stage }: StageOptions & { readonly stage: Stage }) {
  const { config, signIn, requireSignIn, theme } = stage;
  return (
    <WalletProvider config={config} signIn={signIn} requireSignIn={requireSignIn} theme={theme}>
      <span className="laurel-story-row">
        <ConnectButton />
        {signIn && !requireSignIn && <SignInButton />}
      </span>
    </WalletProvider>
  );
}

function SignInButton() {
  const { openVerify } = useWallet();
  return (
    <Button variant="outlined" onClick={() => void openVerify()}>
      Sign in
    </Button>
  );
}
