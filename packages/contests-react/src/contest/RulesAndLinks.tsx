import type { ContestDocument, DocumentLink } from '@org/contests';
import { getEntryHref, shortenLink, showLink } from '@org/contests/names';
import { Link } from '@org/ui-theme';
import { MarkdownView } from '../base/MarkdownView.tsx';
import styles from './RulesAndLinks.module.css';

/** The rules of the contest and its links, which the organizer wrote. */
export function RulesAndLinks({
  document: { rules = '', links = [] },
}: {
  readonly document: ContestDocument;
}) {
  return (
    <>
      {rules.trim() !== '' && <MarkdownView text={rules} level={3} />}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map((link, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two links may be alike
            <li key={index}>
              <NamedLink {...link} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The label, and where the link leads: anyone can write anything into a label. */
function NamedLink({ label, href }: DocumentLink) {
  const safe = getEntryHref(href);
  if (safe === undefined)
    return (
      <>
        <bdi>{label}</bdi> <small>{showLink(href)}</small>
      </>
    );
  const [host] = shortenLink(safe).split(/[/?#]/, 1);
  return (
    <>
      <Link href={safe} external rel="noopener noreferrer nofollow" title={showLink(safe)}>
        <bdi>{label.trim() || host}</bdi>
      </Link>{' '}
      <small>{host}</small>
    </>
  );
}
