import type { DocumentLink } from '@org/contests';
import { getEntryHref, shortenLink, showLink } from '@org/contests/names';
import { Link } from '@org/ui-theme';
import styles from './EntryAbout.module.css';

type LinkListProps = {
  readonly links: readonly DocumentLink[];
  /** The id of an element that says how they open. */
  readonly describedBy?: string | undefined;
};

/** Links of a document. Each says where it leads: anyone can write anything into a label. */
export function LinkList({ links, describedBy }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.links}>
      {links.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two links may be alike
        <li key={index}>
          <NamedLink {...link} describedBy={describedBy} />
        </li>
      ))}
    </ul>
  );
}

function NamedLink({ label, href, describedBy }: DocumentLink & Pick<LinkListProps, 'describedBy'>) {
  const safe = getEntryHref(href);
  const [host] = shortenLink(safe ?? '').split(/[/?#]/, 1);
  const name = <bdi>{label.trim() || host}</bdi>;
  return (
    <>
      {safe ? (
        <Link
          href={safe}
          external
          rel="noopener noreferrer nofollow"
          title={showLink(safe)}
          aria-describedby={describedBy}
        >
          {name}
        </Link>
      ) : (
        name
      )}{' '}
      <small>{safe ? host : showLink(href)}</small>
    </>
  );
}
