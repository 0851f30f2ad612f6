import type { ReactNode } from 'react';
import { type Address, getAddress } from 'viem';
import { useMessages } from '../base/provider/contests.ts';
import { englishAccounts } from '../messages/en/accounts.ts';
import styles from './AccountView.module.css';

/** The checksummed address of a link in any case; undefined if invalid. */
export function readAddress(text: string): Address | undefined {
  return /^0x[0-9a-f]{40}$/i.test(text) ? getAddress(`0x${text.slice(2)}`) : undefined;
}

export type AccountViewProps = {
  /** The chains on which the account can be shown. */
  readonly chains: readonly { readonly name: string; readonly href: string; readonly isCurrent: boolean }[];
  readonly profile: ReactNode;
  readonly lists: ReactNode;
  /** On narrow screens the lists wait until the profile's height is known. */
  readonly isProfileAwaited: boolean;
  /** Placeholder of the lists while they wait. */
  readonly outline: ReactNode;
};

/** The page of an account: its profile and what it has signed. */
export function AccountView({ chains, profile, lists, isProfileAwaited, outline }: AccountViewProps) {
  const accountsMessages = useMessages('accounts', englishAccounts);
  return (
    <div className={styles.page}>
      <div className={styles.who}>
        {chains.length > 1 && (
          <nav className={styles.chains} aria-label={accountsMessages.chains}>
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
