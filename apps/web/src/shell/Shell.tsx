import { RouteProgress } from '@org/ui-theme';
import type { MouseEvent, ReactNode } from 'react';
import { messages } from '../messages/messages.ts';
import type { PageName } from '../routes/routes.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import './print.css';
import styles from './Shell.module.css';
import './typeface.css';

const words = messages.shell;

export type ShellProps = {
  readonly page: PageName;
  readonly productName: string;
  /** A route change is under way. */
  readonly isPending: boolean;
  /** Receives every click inside the shell, so that the router handles links. */
  readonly onClick?: ((event: MouseEvent) => void) | undefined;
  /** The pointer or the focus is on an element inside the shell, so a link may be followed soon. */
  readonly onIntent?: ((target: EventTarget) => void) | undefined;
  readonly children: ReactNode;
};

/** Everything around the page. It is prerendered without a window and data. */
export function Shell({ page, productName, isPending, onClick, onIntent, children }: ShellProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links also fire click events for the keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles clicks on links inside
    <div
      className={styles.shell}
      onClick={onClick}
      onPointerOver={({ target }) => onIntent?.(target)}
      onFocus={({ target }) => onIntent?.(target)}
    >
      <a className={styles.skip} href="#content">
        {words.skip}
      </a>
      <RouteProgress active={isPending} />
      <Header page={page} productName={productName} />
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
