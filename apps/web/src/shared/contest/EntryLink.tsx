import { Breakable } from './Breakable.tsx';
import styles from './EntryLink.module.css';
import { getEntryHref } from './getEntryHref.ts';

/** An entry as a link where it is one, as plain text otherwise. It is a stranger's text either way. */
export function EntryLink({ entry, className }: { entry: string; className?: string | undefined }) {
  const href = getEntryHref(entry);
  const classes = [styles.entry, className].filter(Boolean).join(' ');
  if (!href) return <bdi className={classes}>{entry}</bdi>;
  const schemeLength = entry.indexOf('//') + 2;
  return (
    <a className={classes} href={href} target="_blank" rel="noopener noreferrer nofollow">
      <bdi>
        <span className={styles.scheme}>{entry.slice(0, schemeLength)}</span>
        <Breakable text={entry.slice(schemeLength)} />
      </bdi>
    </a>
  );
}
