import { getEntryHref } from '@org/contests/names';
import { ExternalLinkIcon, Link } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import { englishContestNames } from '../../messages/en/contest.ts';
import { inSentence } from '../../messages/text/names.ts';
import type { ShownEntry } from './entryNames.ts';
import styles from './NamedEntry.module.css';

export type NamedEntryProps = {
  readonly name: ShownEntry;
  /** The entry's own page; undefined on that page. */
  readonly href?: string | undefined;
  readonly className?: string | undefined;
};

/** An entry's name, a link to its page, with the host and a link to the project beside it. */
export function NamedEntry({ name, href, className }: NamedEntryProps) {
  const messages = useMessages('contestNames', englishContestNames);
  const shown = <bdi>{name.name}</bdi>;
  return (
    <span className={[styles.entry, className].filter(Boolean).join(' ')}>
      {href === undefined ? (
        shown
      ) : (
        <a
          className={styles.name}
          href={href}
          title={name.whole}
          // Contains the whole link; the visible text is short.
          aria-label={messages.entryLink(inSentence(name.name), inSentence(name.whole))}
        >
          {shown}
        </a>
      )}
      {name.host !== undefined && <small className={styles.host}>{name.host}</small>}
      <ProjectLink link={name.link} />
    </span>
  );
}

export type ProjectLinkProps = {
  readonly link: string;
  /** Shows the link's text beside the arrow. */
  readonly hasText?: boolean;
  /** The id of an element that says how it opens. */
  readonly describedBy?: string | undefined;
};

/** "↗": opens the project itself in a new tab; nothing for texts that aren't links. */
export function ProjectLink({ link, hasText = false, describedBy }: ProjectLinkProps) {
  const { openProject } = useMessages('contestNames', englishContestNames);
  const href = getEntryHref(link);
  if (href === undefined) return null;
  const rel = 'noopener noreferrer nofollow';
  if (hasText)
    return (
      <Link href={href} external rel={rel} aria-describedby={describedBy}>
        {openProject}
      </Link>
    );
  return (
    <a
      className={styles.project}
      href={href}
      target="_blank"
      rel={rel}
      aria-label={openProject}
      title={openProject}
    >
      <ExternalLinkIcon size="small" />
    </a>
  );
}
