import { lazyPart, whenIdle } from '@org/contests-react';
import { useEffect, useState } from 'react';
import { messages } from '../messages/messages.ts';
import { paths } from '../shared/paths.ts';
import styles from './Shell.module.css';

const shellMessages = messages.shell;

const LINKS = Object.keys(shellMessages.footerLinks) as (keyof typeof shellMessages.footerLinks)[];

const ShellExtrasPart = lazyPart(() => import('./ShellExtras.tsx').then(({ ShellExtras }) => ShellExtras));

/** Links to general pages, and the place of notices that load when the page is idle. */
export function Footer() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  const { Component: Extras } = ShellExtrasPart.use(isIdle);
  return (
    <footer className={styles.footer}>
      <div>
        <nav aria-label={shellMessages.footerNavigation}>
          {LINKS.map((name) => (
            <a key={name} href={paths[name]}>
              {shellMessages.footerLinks[name]}
            </a>
          ))}
        </nav>
        <p>{shellMessages.footer}</p>
        {Extras && <Extras />}
      </div>
    </footer>
  );
}
