import { Avatar, CheckIcon, CopyIcon, IconButton, Link, shortenAddress, useClipboard } from '@org/ui-theme';
import { Fragment, useState } from 'react';
import type { Address } from 'viem';
import { useTexts } from '../base/provider/contests.ts';
import { accountsTexts } from '../messages/en/accounts.ts';
import type { Profile } from '../person/profile.ts';
import styles from './AccountHead.module.css';

export type AccountHeadProps = {
  readonly address: Address;
  readonly profile: Profile | undefined;
  readonly explorerHref: string | null;
};

/** Picture, name and address: with a profile and without one. */
export function AccountHead({ address, profile, explorerHref }: AccountHeadProps) {
  const words = useTexts('accounts', accountsTexts);
  const name = profile?.name;
  return (
    <div className={styles.head}>
      <Picture address={address} profile={profile} />
      <div className={styles.who}>
        <h1 className={name ? undefined : styles.short}>
          {name ? <bdi className={styles.name}>{name}</bdi> : shortenAddress(address)}
        </h1>
        {/* Drawn anew with the name: a long one would be seen to push them down. */}
        <Fragment key={name ?? ''}>
          <Whole address={address} />
          {explorerHref && (
            <p>
              <Link href={explorerHref} external>
                {words.explorer}
              </Link>
            </p>
          )}
        </Fragment>
      </div>
    </div>
  );
}

function Whole({ address }: { readonly address: Address }) {
  const words = useTexts('accounts', accountsTexts);
  const { state, copy } = useClipboard();
  return (
    <p className={styles.address}>
      <code>{address}</code>
      <IconButton label={words.copy(address)} size="small" onClick={() => copy(address)}>
        {state === 'copied' ? <CheckIcon size="small" /> : <CopyIcon size="small" />}
      </IconButton>
      <span role="status">{state === 'copied' ? words.copied : state === 'failed' && words.notCopied}</span>
    </p>
  );
}

/** The profile's picture if the browser can render it, otherwise one generated from the address. */
function Picture({ address, profile }: Pick<AccountHeadProps, 'address' | 'profile'>) {
  const words = useTexts('accounts', accountsTexts);
  const [broken, setBroken] = useState<string>();
  const picture = profile?.picture;
  if (picture?.kind !== 'inside' || picture.src === broken) {
    return <Avatar className={styles.picture} address={address} size="large" />;
  }
  const { src } = picture;
  return (
    <img
      className={styles.picture}
      src={src}
      alt={words.picture(profile?.name ?? shortenAddress(address))}
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
