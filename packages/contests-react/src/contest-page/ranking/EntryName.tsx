import { ExternalLinkIcon } from '@org/ui-theme';
import { useTexts } from '../../provider/contests.ts';
import { getEntryHref, shortenLink } from '../../text/links.ts';
import { contestTexts } from '../../texts/en/contest.ts';
import styles from './EntryName.module.css';

export type EntryNameProps = {
  readonly entry: string;
  /** The entry's display name. */
  readonly name: string;
  /** The entry's own page. */
  readonly path: string;
};

/** An entry in a table: its name leads to its page, the arrow to the project if the entry is a safe link. */
export function EntryName({ entry, name, path }: EntryNameProps) {
  const words = useTexts('contest', contestTexts).ranking;
  const href = getEntryHref(entry);
  return (
    <span className={styles.entry}>
      <a className={styles.name} href={path}>
        <bdi>{shortenLink(name)}</bdi>
      </a>
      {href && (
        <a
          className={styles.project}
          href={href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          aria-label={words.openProject}
          title={words.openProject}
        >
          <ExternalLinkIcon size="small" />
        </a>
      )}
    </span>
  );
}
