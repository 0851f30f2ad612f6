import { shortenLink } from '@org/contests/names';
import { Banner, Button, Card, Link, Skeleton } from '@org/ui-theme';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { useTexts } from '../base/provider/contests.ts';
import { accountsTexts } from '../messages/en/accounts.ts';
import { findImitation } from '../person/findImitation.ts';
import type { Profile } from '../person/profile.ts';
import { AccountHead } from './AccountHead.tsx';
import { OutsideLink, STRANGERS_LINK } from './OutsideLink.tsx';
import styles from './ProfileView.module.css';

/** The state of an account's profile. */
export type ProfileState =
  | { readonly status: 'loading' | 'failed' | 'unavailable' | 'none' | 'unreadable' }
  | { readonly status: 'elsewhere'; readonly href: string }
  | { readonly status: 'read'; readonly profile: Profile };

export type ProfileViewProps = {
  readonly address: Address;
  readonly chainName: string;
  readonly state: ProfileState;
  /** The account's page on the explorer; undefined without one. */
  readonly explorerHref: string | null;
  /** The link to edit the visitor's own profile. */
  readonly editHref: string | undefined;
  readonly onRetry: () => void;
  /** Look-alike addresses: known people of contests, or the visitor. */
  readonly lookAlikes?: readonly Address[];
};

/** An account's profile and links. */
export function ProfileView(props: ProfileViewProps) {
  const words = useTexts('accounts', accountsTexts);
  const { address, state, editHref } = props;
  const profile = state.status === 'read' ? state.profile : undefined;
  const isSaid = profile !== undefined && Object.keys(profile).length > 0;
  return (
    <Card as="section" className={styles.profile} aria-label={words.title}>
      <AccountHead address={address} profile={profile} explorerHref={props.explorerHref} />
      <Warnings name={profile?.name} lookAlikes={props.lookAlikes ?? []} />
      {profile?.about && (
        <p className={styles.about}>
          <bdi>{profile.about}</bdi>
        </p>
      )}
      {profile && <Links profile={profile} />}
      <Said {...props} />
      {isSaid && <p className={styles.soft}>{words.ownWords}</p>}
      {editHref && state.status !== 'unavailable' && (
        <Button variant="outlined" size="small" className={styles.edit} href={editHref}>
          {words.edit}
        </Button>
      )}
    </Card>
  );
}

/** The most look-alikes to show. */
const MAX_LOOK_ALIKES = 5;

/** Why this account may be confused with another. */
function Warnings({ name, lookAlikes }: { name: string | undefined; lookAlikes: readonly Address[] }) {
  const words = useTexts('accounts', accountsTexts);
  const imitation = name === undefined ? undefined : findImitation(name);
  return (
    <>
      {imitation && (
        <Banner tone="warning" role="note" title={words.imitation[imitation]}>
          {words.imitation.text}
        </Banner>
      )}
      {lookAlikes.length > 0 && (
        <Banner tone="warning" role="status" title={words.lookAlike.title}>
          {words.lookAlike.text(lookAlikes.length)}
          <ul className={styles.others}>
            {lookAlikes.slice(0, MAX_LOOK_ALIKES).map((other) => (
              <li key={other}>
                <code>{other}</code>
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
}

/** The text in place of a profile. */
function Said({ state, chainName, editHref, onRetry }: ProfileViewProps) {
  const words = useTexts('accounts', accountsTexts);
  const say: Record<ProfileState['status'], () => ReactNode> = {
    loading: () => <Skeleton lines={2} label={words.loading} />,
    failed: () => (
      <Banner
        tone="error"
        title={words.failed}
        action={
          <Button size="small" variant="outlined" onClick={onRetry}>
            {words.tryAgain}
          </Button>
        }
      />
    ),
    unavailable: () => <p className={styles.soft}>{words.unavailable(chainName)}</p>,
    none: () => <p className={styles.soft}>{editHref ? words.noneOwn : words.none}</p>,
    unreadable: () => <p className={styles.soft}>{words.unreadable}</p>,
    elsewhere: () =>
      state.status === 'elsewhere' && (
        <p className={styles.elsewhere}>
          {words.elsewhere} <OutsideLink href={state.href} />
        </p>
      ),
    read: () =>
      state.status === 'read' &&
      Object.keys(state.profile).length === 0 && (
        <p className={styles.soft}>{editHref ? words.noneOwn : words.none}</p>
      ),
  };
  return say[state.status]();
}

function Links({ profile: { website, x, telegram, picture } }: { readonly profile: Profile }) {
  const words = useTexts('accounts', accountsTexts);
  const links = [
    website && { href: website, text: shortenLink(website) },
    x && { href: `https://x.com/${x}`, text: words.x(x) },
    telegram && { href: `https://t.me/${telegram}`, text: words.telegram(telegram) },
    picture?.kind === 'elsewhere' && {
      href: picture.href,
      text: `${words.pictureElsewhere}: ${shortenLink(picture.href)}`,
    },
  ].filter((link) => typeof link === 'object');
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={words.links}>
      {links.map(({ href, text }) => (
        <li key={text}>
          <Link {...STRANGERS_LINK} href={href} external>
            <bdi>{text}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
