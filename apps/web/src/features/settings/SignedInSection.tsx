import { SiweClientError } from '@org/auth-siwe';
import { Button, Card, useNotify } from '@org/ui-theme';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { signIn, useSignIn } from '../../shared/signIn.ts';
import styles from './SettingsView.module.css';

const signedInMessages = messages.settings.signedIn;

export type SignedInViewProps = {
  readonly isBusy: boolean;
  readonly onSignOut: () => void;
};

/** Ends the sessions of the account in every browser. */
export function SignedInView({ isBusy, onSignOut }: SignedInViewProps) {
  return (
    <Card as="section" className={styles.section} aria-labelledby="settings-signed-in">
      <h2 id="settings-signed-in">{signedInMessages.title}</h2>
      <p>{signedInMessages.text}</p>
      <div>
        <Button variant="outlined" loading={isBusy} onClick={onSignOut}>
          {signedInMessages.signOut}
        </Button>
      </div>
    </Card>
  );
}

/** Nothing unless the wallet's account is signed in. Loaded with a wallet only. */
export function SignedInSection() {
  const { status } = useSignIn();
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  const signOut = async () => {
    setIsBusy(true);
    try {
      await signIn.signOut({ everywhere: true });
      notify.info(signedInMessages.done);
    } catch (error) {
      const isOver = error instanceof SiweClientError && error.code === 'refused';
      notify.error(isOver ? signedInMessages.over : messages.signIn.notSignedOut);
    } finally {
      setIsBusy(false);
    }
  };
  // The page forgets its own session at once.
  if (status !== 'authenticated' && !isBusy) return null;
  return <SignedInView isBusy={isBusy} onSignOut={() => void signOut()} />;
}
