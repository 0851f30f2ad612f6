import { getEntryHref, showLink } from '@org/contests/names';
import { Fragment } from 'react';
import styles from './EntryLink.module.css';

export type EntryLinkProps = {
  readonly entry: string;
  readonly className?: string | undefined;
  /** False where space is limited: hides the scheme. */
  readonly hasScheme?: boolean;
};

/** An entry as a link if it is one, as plain text otherwise. Untrusted text either way. */
export function EntryLink({ entry, className, hasScheme = true }: EntryLinkProps) {
  const href = getEntryHref(entry);
  const classes = [styles.entry, className].filter(Boolean).join(' ');
  const shown = showLink(entry);
  if (!href) return <bdi className={classes}>{shown}</bdi>;
  const schemeLength = shown.indexOf('//') + 2;
  return (
    <a className={classes} href={href} target="_blank" rel="noopener noreferrer nofollow">
      <bdi>
        {hasScheme && <span className={styles.scheme}>{shown.slice(0, schemeLength)}</span>}
        <Breakable text={shown.slice(schemeLength)} />
      </bdi>
    </a>
  );
}

/** A link's text that may wrap after slashes; reading it out and copying it are unaffected. */
export function Breakable({ text }: { readonly text: string }) {
  return text.split(/(?<=[^/:]\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text keep their places
    <Fragment key={index}>
      {part}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: it takes no focus; not hidden, it is read as a space */}
      <wbr aria-hidden="true" />
    </Fragment>
  ));
}
