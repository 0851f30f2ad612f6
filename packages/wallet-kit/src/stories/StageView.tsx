import { Button } from '@org/ui-theme';
import { ConnectButton, useWallet, WalletProvider, type WalletProviderProps } from '@org/wallet-kit';
import '@org/wallet-kit/styles.css';
import type { Stage } from './createStage.ts';

/** The connect button in its provider, and "Sign in" if there is a server. */
export function StageView({
  stage,
  children = <ConnectButton />,
  ...props
}: WalletProviderProps & { readonly stage: Stage }) {
  const { config, signIn } = stage;
  return (
    <WalletProvider {...props} config={config} signIn={signIn}>
      <span className="laurel-story-row">
        {children}
        {signIn && !props.requireSignIn && <SignInButton />}
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
