'use client';
import '@org/ui-theme/styles.css';
import '@org/wallet-kit/styles.css';
import { createSignIn, createSiweClient } from '@org/auth-siwe';
import { baseSepolia } from '@org/chain-config';
import { Button } from '@org/ui-theme';
import { ConnectButton, createWalletConfig, useWallet, WalletProvider } from '@org/wallet-kit';
import { useRouter } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';

const config = createWalletConfig({
  chains: [baseSepolia],
  appName: 'My app',
  projectId: 'your WalletConnect id',
});
const signIn = createSignIn({ client: createSiweClient(), statement: 'Sign in to my app.' });

export function Wallet() {
  return (
    <WalletProvider config={config} signIn={signIn}>
      <ConnectButton />
      <SignInButton />
    </WalletProvider>
  );
}

function SignInButton() {
  const { status, openVerify } = useWallet();
  const { refresh } = useRouter();
  const sign = useSyncExternalStore(signIn.subscribe, signIn.getSnapshot, signIn.getServerSnapshot);
  const isSignedIn = sign.status === 'authenticated';

  // Restores the session of an earlier visit.
  useEffect(() => void signIn.refresh().catch(() => {}), []);
  // The server renders its part of the page again, now that it knows the visitor.
  useEffect(() => {
    if (isSignedIn) refresh();
  }, [isSignedIn, refresh]);

  if (status !== 'connected') return null;
  if (isSignedIn) return <Button onClick={() => signIn.signOut().then(refresh)}>Sign out</Button>;
  return <Button onClick={openVerify}>Sign in</Button>;
}
