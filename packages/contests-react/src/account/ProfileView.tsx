import { findImitation, shortenLink } from '@org/contests/names';
import {
  Avatar,
  Banner,
  Button,
  Card,
  CheckIcon,
  CopyIcon,
  ExternalLinkIcon,
  IconButton,
  Link,
  Skeleton,
  shortenAddress,
  useClipboard,
} from '@org/ui-theme';
import { Fragment, type ReactNode, useState } from 'react';
import type { Address } from 'viem';
import { Breakable } from '../base/page/Breakable.tsx';
import { useMessages } from '../base/provider/contests.ts';
import { englishAccounts } from '../messages/en/accounts.ts';
import type { Profile } from '../person/readProfile.ts';
import styles from './ProfileView.module.css';

type AccountHeadProps = {
  readonly address: Address;
  readonly profile: Profile | undefined;
  readonly explorerHref: string | null;
};

/** Picture, name and address: with a profile and without one. */
function AccountHead({ address, profile, explorerHref }: AccountHeadProps) {
  const messages = useMessages('accounts', englishAccounts);
  const name = profile?.name;
  return (
    <div className={styles.head}>
      <Picture address={address} profile={profile} />
      <div className={styles.who}>
        <h1 className={name ? undefined : styles.short}>
          {name ? <bdi className={styles.name}>{name}</bdi> : shortenAddress(address)}
        </h1>
        {/* Mounted again with the name: a long name would otherwise visibly push the items down. */}
        <Fragment key={name ?? ''}>
          <Whole address={address} />
          {explorerHref && (
            <p>
              <Link href={explorerHref} external>
                {messages.explorer}
              </Link>
            </p>
          )}
        </Fragment>
      </div>
    </div>
  );
}

function Whole({ address }: { readonly address: Address }) {
  const messages = useMessages('accounts', englishAccounts);
  const { state, copy } = useClipboard();
  return (
    <p className={styles.address}>
      <code>{address}</code>
      <IconButton label={messages.copy(address)} size="small" onClick={() => copy(address)}>
        {state === 'copied' ? <CheckIcon size="small" /> : <CopyIcon size="small" />}
      </IconButton>
      <span role="status">
        {state === 'copied' ? messages.copied : state === 'failed' && messages.notCopied}
      </span>
    </p>
  );
}

/** The profile's picture if the browser can render it, otherwise one generated from the address. */
function Picture({ address, profile }: Pick<AccountHeadProps, 'address' | 'profile'>) {
  const messages = useMessages('accounts', englishAccounts);
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
      alt={messages.picture(profile?.name ?? shortenAddress(address))}
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}

/** In characters. Longer links are cut in the middle: the host at the beginning stays visible. */
const MOST_SHOWN = 120;
const TAIL = 8;

/** An untrusted link of any length; the arrow stays with its last characters. */
function OutsideLink({ href }: { readonly href: string }) {
  const cut = href.length > MOST_SHOWN ? `${href.slice(0, MOST_SHOWN - TAIL - 1)}…` : href.slice(0, -TAIL);
  return (
    <Link {...STRANGERS_LINK} href={href} target="_blank">
      <bdi>
        <Breakable text={cut} />
        <span className={styles.tail}>
          {href.slice(-TAIL)}
          <ExternalLinkIcon size="small" />
        </span>
      </bdi>
    </Link>
  );
}

/** For untrusted links: no referrer, no endorsement. */
const STRANGERS_LINK = { rel: 'noopener noreferrer nofollow' } as const;

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
  const messages = useMessages('accounts', englishAccounts);
  const { address, state, editHref } = props;
  const profile = state.status === 'read' ? state.profile : undefined;
  const isSaid = profile !== undefined && Object.keys(profile).length > 0;
  return (
    <Card as="section" className={styles.profile} aria-label={messages.title}>
      <AccountHead address={address} profile={profile} explorerHref={props.explorerHref} />
      <Warnings name={profile?.name} lookAlikes={props.lookAlikes ?? []} />
      {profile?.about && (
        <p className={styles.about}>
          <bdi>{profile.about}</bdi>
        </p>
      )}
      {profile && <Links profile={profile} />}
      <Said {...props} />
      {isSaid && <p className={styles.soft}>{messages.ownMessages}</p>}
      {editHref && state.status !== 'unavailable' && (
        <Button variant="outlined" size="small" className={styles.edit} href={editHref}>
          {messages.edit}
        </Button>
      )}
    </Card>
  );
}

/** The most look-alikes to show. */
const MAX_LOOK_ALIKES = 5;

/** Why this account may be confused with another. */
function Warnings({ name, lookAlikes }: { name: string | undefined; lookAlikes: readonly Address[] }) {
  const messages = useMessages('accounts', englishAccounts);
  const imitation = name === undefined ? undefined : findImitation(name);
  return (
    <>
      {imitation && (
        <Banner tone="warning" role="note" title={messages.imitation[imitation]}>
          {messages.imitation.text}
        </Banner>
      )}
      {lookAlikes.length > 0 && (
        <Banner tone="warning" role="status" title={messages.lookAlike.title}>
          {messages.lookAlike.text(lookAlikes.length)}
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
  const messages = useMessages('accounts', englishAccounts);
  const say: Record<ProfileState['status'], () => ReactNode> = {
    loading: () => <Skeleton lines={2} label={messages.loading} />,
    failed: () => (
      <Banner
        tone="error"
        title={messages.failed}
        action={
          <Button size="small" variant="outlined" onClick={onRetry}>
            {messages.tryAgain}
          </Button>
        }
      />
    ),
    unavailable: () => <p className={styles.soft}>{messages.unavailable(chainName)}</p>,
    none: () => <p className={styles.soft}>{editHref ? messages.noneOwn : messages.none}</p>,
    unreadable: () => <p className={styles.soft}>{messages.unreadable}</p>,
    elsewhere: () =>
      state.status === 'elsewhere' && (
        <p className={styles.elsewhere}>
          {messages.elsewhere} <OutsideLink href={state.href} />
        </p>
      ),
    read: () =>
      state.status === 'read' &&
      Object.keys(state.profile).length === 0 && (
        <p className={styles.soft}>{editHref ? messages.noneOwn : messages.none}</p>
      ),
  };
  return say[state.status]();
}

function Links({ profile: { website, x, telegram, picture } }: { readonly profile: Profile }) {
  const messages = useMessages('accounts', englishAccounts);
  const links = [
    website && { href: website, text: shortenLink(website) },
    x && { href: `https://x.com/${x}`, text: messages.x(x) },
    telegram && { href: `https://t.me/${telegram}`, text: messages.telegram(telegram) },
    picture?.kind === 'elsewhere' && {
      href: picture.href,
      text: `${messages.pictureElsewhere}: ${shortenLink(picture.href)}`,
    },
  ].filter((link) => typeof link === 'object');
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={messages.links}>
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
