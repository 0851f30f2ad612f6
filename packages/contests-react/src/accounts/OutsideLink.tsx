import { ExternalLinkIcon, Link } from '@org/ui-theme';
import { Breakable } from '../contest/EntryLink.tsx';
import styles from './OutsideLink.module.css';

/** In characters. Longer ones are cut in the middle: who they belong to stands at the beginning. */
const MOST_SHOWN = 120;
const TAIL = 8;

/** A stranger's address, whatever its length; the arrow stays with its last characters. */
export function OutsideLink({ href }: { readonly href: string }) {
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

/** For links that a stranger has written: nothing is passed on, and nothing is vouched for. */
export const STRANGERS_LINK = { rel: 'noopener noreferrer nofollow' } as const;
