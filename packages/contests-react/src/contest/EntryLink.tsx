import { Fragment } from 'react';
import { getEntryHref, showLink } from '../text/links.ts';
import styles from './EntryLink.module.css';

export type EntryLinkProps = {
  readonly entry: string;
  readonly className?: string | undefined;
  /** False where there is little room: what every link begins with is left out of what is shown. */
  readonly hasScheme?: boolean;
};

/** An entry as a link where it is one, as plain text otherwise. It is a stranger's text either way. */
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

/** The text of a link that may break after its slashes. What is read and copied stays the same. */
export function Breakable({ text }: { readonly text: string }) {
  return text.split(/(?<=\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text keep their places
    <Fragment key={index}>
      {part}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: it takes no focus; not hidden, it is read as a space */}
      <wbr aria-hidden="true" />
    </Fragment>
  ));
}
