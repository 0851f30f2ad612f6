import { useEffect, useState } from 'react';
import { useLazyComponent } from '../shared/lazy/useLazyComponent.ts';
import { whenIdle } from '../shared/lazy/whenIdle.ts';
import { messages } from '../shared/messages/messages.ts';
import { paths } from '../shared/navigation/paths.ts';
import styles from './Shell.module.css';
import type { ShellExtrasProps } from './ShellExtras.tsx';

const words = messages.shell;

const LINKS = Object.keys(words.footerLinks) as (keyof typeof words.footerLinks)[];

const loadExtras = () => import('./ShellExtras.tsx').then(({ ShellExtras }) => ShellExtras);

/** Where to go from anywhere, and the place for what is said once the page is idle. */
export function Footer({ onOpen }: ShellExtrasProps) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  const { Component: Extras } = useLazyComponent(loadExtras, isIdle);
  return (
    <footer className={styles.footer}>
      <div>
        <nav aria-label={words.footerNavigation}>
          {LINKS.map((name) => (
            <a key={name} href={paths[name]}>
              {words.footerLinks[name]}
            </a>
          ))}
        </nav>
        <p>{words.footer}</p>
        {Extras && <Extras onOpen={onOpen} />}
      </div>
    </footer>
  );
}
