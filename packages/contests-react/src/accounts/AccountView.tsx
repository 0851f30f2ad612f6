import type { ReactNode } from 'react';
import { useTexts } from '../provider/contests.ts';
import { accountsTexts } from '../texts/en/accounts.ts';
import styles from './AccountView.module.css';

export type AccountViewProps = {
  /** The chains that the account may be looked at on. */
  readonly chains: readonly { readonly name: string; readonly href: string; readonly isCurrent: boolean }[];
  readonly profile: ReactNode;
  readonly lists: ReactNode;
  /** Where the lists stand below the profile, they wait until its height is known. */
  readonly isProfileAwaited: boolean;
  /** Stands for the lists as long as they wait. */
  readonly outline: ReactNode;
};

/** The page of an account: who it is, and beside it what it has signed. */
export function AccountView({ chains, profile, lists, isProfileAwaited, outline }: AccountViewProps) {
  const accountsWords = useTexts('accounts', accountsTexts);
  return (
    <div className={styles.page}>
      <div className={styles.who}>
        {chains.length > 1 && (
          <nav className={styles.chains} aria-label={accountsWords.chains}>
            {chains.map(({ name, href, isCurrent }) => (
              <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
                {name}
              </a>
            ))}
          </nav>
        )}
        {profile}
      </div>
      {isProfileAwaited && <div className={styles.outline}>{outline}</div>}
      <div className={styles.lists} data-waits={isProfileAwaited || undefined}>
        {lists}
      </div>
    </div>
  );
}
