import { lazyPart } from '@org/contests-react';
import { Mark } from '@org/ui-theme';
import { HeaderWallet } from '../features/wallet/HeaderWallet.tsx';
import { messages } from '../messages/messages.ts';
import type { PageName } from '../routes/routes.ts';
import { paths } from '../shared/paths.ts';
import { useWalletSession } from '../shared/walletSession.ts';
import styles from './Header.module.css';
import { YourMenu } from './YourMenu.tsx';

const SignInButtonPart = lazyPart(() =>
  import('../features/sign-in/SignInButton.tsx').then(({ SignInButton }) => SignInButton),
);

/** The place of "Sign in" in the header. Renders nothing and loads no code until a wallet is connected. */
function SignInSlot() {
  const { status } = useWalletSession();
  const isConnected = status === 'connected';
  const { Component } = SignInButtonPart.use(isConnected);
  return isConnected && Component ? <Component /> : null;
}

const shellMessages = messages.shell;

/** The header of every page: mark, links and the wallet's place. It is complete without data. */
export function Header({ page, productName }: { page: PageName; productName: string }) {
  const isCurrent = (name: PageName) => (page === name ? 'page' : undefined);
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <a className={styles.brand} href={paths.landing} aria-label={shellMessages.home(productName)}>
          <Mark />
          <span>{productName}</span>
        </a>
        <nav className={styles.nav} aria-label={shellMessages.mainNavigation}>
          <a className={styles.link} href={paths.contests} aria-current={isCurrent('contests')}>
            {shellMessages.contests}
          </a>
          <a className={styles.link} href={paths.startContest} aria-current={isCurrent('start')}>
            {shellMessages.startContest}
          </a>
        </nav>
        <div className={styles.signIn}>
          <SignInSlot />
        </div>
        <div className={styles.account}>
          <div className={styles.wallet}>
            <HeaderWallet />
          </div>
          <YourMenu />
        </div>
      </div>
    </header>
  );
}
