import { Avatar, Address as ShortAddress, VisuallyHidden, WarningIcon } from '@org/ui-theme';
import { useState } from 'react';
import type { Address } from 'viem';
import { useMessages } from '../base/provider/contests.ts';
import { englishPeople } from '../messages/en/page.ts';
import { usePerson } from './PeopleProvider.tsx';
import styles from './Person.module.css';
import type { PersonFacts } from './readPeople.ts';

type PersonViewProps = {
  readonly address: string;
  /** Undefined while unknown. */
  readonly person?: PersonFacts | undefined;
  /** A link to more about the account. */
  readonly href?: string | undefined;
  /** Shows a copy button. */
  readonly copyable?: boolean;
  /** False: Tab does not stop at an address without a link that is shown in full elsewhere. */
  readonly focusable?: boolean;
  /** Inside a sentence: as wide as its content. */
  readonly inline?: boolean;
  /** The name above the address, in the space of two lines also without a name. */
  readonly stacked?: boolean;
};

/** Picture, name and short address of an account. The name never replaces the address: anyone can choose any name. */
export function PersonView(props: PersonViewProps) {
  const { address, person, href, copyable = false, focusable, inline, stacked } = props;
  return (
    <span className={styles.person} data-inline={inline || undefined} data-stacked={stacked || undefined}>
      <PersonPicture address={address} src={person?.picture} />
      <PersonName person={person} />
      {/* The key gives the address a new element once there is a name: a moved one would count as a layout shift. */}
      <ShortAddress
        key={person?.name ? 'named' : 'alone'}
        address={address}
        href={href}
        copyable={copyable}
        focusable={focusable}
      />
    </span>
  );
}

/** The name of a profile, flagged if it is misleading; nothing without one. */
export function PersonName({ person }: { readonly person: PersonFacts | undefined }) {
  const messages = useMessages('people', englishPeople);
  if (!person?.name) return null;
  const { name, warning } = person;
  return (
    <span className={styles.name} title={warning ? messages.warnings[warning] : name} data-warning={warning}>
      {warning && <WarningIcon size="small" />}
      {/* An address in place of a name would be taken for the account's own. */}
      {warning !== 'address' && <bdi>{name}</bdi>}
      {warning && <VisuallyHidden> {messages.warnings[warning]}</VisuallyHidden>}
    </span>
  );
}

type PersonPictureProps = { readonly address: string; readonly src: string | undefined };

/** The profile's picture if the browser can draw it, otherwise one generated from the address; of the same size. */
export function PersonPicture({ address, src }: PersonPictureProps) {
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) return <Avatar address={address} size="small" />;
  return <img className={styles.picture} src={src} alt="" decoding="async" onError={() => setBroken(src)} />;
}

export type PersonProps = Omit<PersonViewProps, 'person'> & { readonly address: Address };

/** An account with the name and the picture of its profile, if there is a `PeopleProvider` above. */
export function Person(props: PersonProps) {
  return <PersonView {...props} person={usePerson(props.address)} />;
}
