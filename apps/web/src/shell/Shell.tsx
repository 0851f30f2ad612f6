import { RouteProgress } from '@org/ui-theme';
import type { MouseEvent, ReactNode } from 'react';
import { messages } from '../messages/messages.ts';
import type { PageName } from '../routes/routes.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import './print.css';
import styles from './Shell.module.css';

const words = messages.shell;

export type ShellProps = {
  readonly page: PageName;
  readonly productName: string;
  /** A route change is under way. */
  readonly isPending: boolean;
  /** Sees every click inside the shell, so that links of the product go through the router. */
  readonly onClick?: ((event: MouseEvent) => void) | undefined;
  /** A link may be followed soon: the pointer or the keyboard is on what is inside the shell. */
  readonly onIntent?: ((target: EventTarget) => void) | undefined;
  readonly children: ReactNode;
};

/** Everything around the page. It is drawn at build time, without a window and without data. */
export function Shell({ page, productName, isPending, onClick, onIntent, children }: ShellProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links raise click events for the keyboard as well
    // biome-ignore lint/a11y/noStaticElementInteractions: only links inside are acted upon
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
