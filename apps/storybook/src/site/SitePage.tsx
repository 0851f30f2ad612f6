import './site.css';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { type ReactNode, Suspense } from 'react';

/** The layout of the Storybook's own pages. */
export function SitePage({
  title,
  intro,
  children,
}: {
  title: string;
  intro: ReactNode;
  children: ReactNode;
}) {
  return (
    <Unstyled>
      <main className="laurel-page">
        <header className="laurel-page-head">
          <h1>{title}</h1>
          <p>{intro}</p>
        </header>
        <Suspense>{children}</Suspense>
      </main>
    </Unstyled>
  );
}
