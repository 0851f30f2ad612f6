import { ExternalLinkIcon, Link } from '@org/ui-theme';
import { Breakable } from '../base/page/Breakable.tsx';
import styles from './OutsideLink.module.css';

/** In characters. Longer links are cut in the middle: the host at the beginning stays visible. */
const MOST_SHOWN = 120;
const TAIL = 8;

/** An untrusted link of any length; the arrow stays with its last characters. */
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

/** For untrusted links: no referrer, no endorsement. */
export const STRANGERS_LINK = { rel: 'noopener noreferrer nofollow' } as const;
