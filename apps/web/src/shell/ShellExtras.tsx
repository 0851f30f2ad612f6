import { useOnline } from '@org/contests-react';
import { ResumedWritesSlot } from '@org/contests-react/resumed';
import { WarningIcon } from '@org/ui-theme';
import { useEffect, useState } from 'react';
import { readOwnEndpoints } from '../config/ownEndpoints.ts';
import { messages } from '../messages/messages.ts';
import { paths } from '../shared/paths.ts';
import styles from './ShellExtras.module.css';

const words = messages.connection;

type ShellExtrasViewProps = {
  readonly isOffline: boolean;
  readonly hasOwnEndpoints: boolean;
};

/** A banner while offline, over the page so that nothing shifts, and the visitor's own endpoints in the footer. */
export function ShellExtrasView({ isOffline, hasOwnEndpoints }: ShellExtrasViewProps) {
  return (
    <>
      <div className={styles.place} role="status">
        {isOffline && (
          <p className={styles.offline}>
            <WarningIcon />
            {words.offline}
          </p>
        )}
      </div>
      {hasOwnEndpoints && (
        <p className={styles.own}>
          {words.ownEndpoints} <a href={paths.settings}>{words.toSettings}</a>
        </p>
      )}
    </>
  );
}

/** The addresses of the fetched files. `public/early.js` compares them before the page is first drawn. */
const FETCHED_KEY = 'laurel.typeface';

/**
 * Puts the typeface into the browser's cache if the connection was too slow to draw this page with it. The next
 * page is drawn with it; this one would shift.
 */
export async function fetchTypeface(): Promise<void> {
  if (document.documentElement.dataset.typeface !== 'later') return;
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')].map(({ href }) => href);
  try {
    const answers = await Promise.all(
      files.map(async (href) => {
        const answer = await fetch(href, { priority: 'low' });
        await answer.arrayBuffer();
        return answer.ok;
      }),
    );
    if (answers.every(Boolean)) window.localStorage.setItem(FETCHED_KEY, files.join());
  } catch {
    // Offline, or storage is blocked: the next page tries again.
  }
}

/** Notices of the shell. Loaded once the page is idle, so that they work offline. */
export function ShellExtras() {
  const isOnline = useOnline();
  useEffect(() => void fetchTypeface(), []);
  const [hasOwnEndpoints] = useState(() => Object.keys(readOwnEndpoints()).length > 0);
  return (
    <>
      <ShellExtrasView isOffline={!isOnline} hasOwnEndpoints={hasOwnEndpoints} />
      <ResumedWritesSlot />
    </>
  );
}
