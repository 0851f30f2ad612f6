import { RouteProgress } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { messages } from '../messages/messages.ts';
import type { PageName } from '../routes/routes.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import './print.css';
import styles from './Shell.module.css';
import './typeface.css';

const shellMessages = messages.shell;

export type ShellProps = {
  readonly page: PageName;
  readonly productName: string;
  /** A route change is under way. */
  readonly isPending: boolean;
  readonly children: ReactNode;
};

/** Everything around the page. It is prerendered without a window and data. */
export function Shell({ page, productName, isPending, children }: ShellProps) {
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {shellMessages.skip}
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
