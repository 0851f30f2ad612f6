import { createQueryClient } from '@org/contests-react';
import { locale } from '@org/contests-react/texts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { messages } from './messages/messages.ts';
import { FALLBACK_FILE, type PageName, routes } from './routes/routes.ts';

/** A file that the build writes, and everything that goes into it. */
export type PrerenderedPage = {
  readonly name: PageName;
  /** The addresses that it answers; none for the page of unknown addresses. */
  readonly path?: string;
  readonly file: string;
  /** The module whose code the page needs next, as the build's manifest calls it; fetched ahead. */
  readonly module?: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly body: string;
  /** Said in place of the outline where no script runs: a heading and paragraphs. */
  readonly withoutScript: readonly string[];
};

/** The name that the build writes into the pages. */
export const PRODUCT_NAME = messages.shell.productName;

/** The language that the pages are written in. */
export const LOCALE = locale;

const never = () => new Promise<never>(() => {});

/** The shell with the outline of a page: no window, no data. */
export function renderPage(page: PageName, productName: string = PRODUCT_NAME): string {
  return renderToString(
    <StrictMode>
      <App page={page} productName={productName} queryClient={createQueryClient()} start={never} />
    </StrictMode>,
  );
}

/**
 * Every page that is drawn at build time, in the order in which addresses are matched. Nothing but `productName`
 * itself may say the product's name: a server replaces it wherever it stands.
 */
export function prerenderPages(productName: string = PRODUCT_NAME): readonly PrerenderedPage[] {
  const draw = (name: PageName, title: string) => ({
    name,
    title: messages.shell.documentTitle(title, productName),
    description: messages.descriptions[name],
    body: renderPage(name, productName),
    withoutScript: [
      title,
      messages.descriptions[name],
      messages.needsScript.text(productName),
      messages.needsScript.act,
    ],
  });
  return [
    ...routes.map(({ name, title, path, file, module }) => ({ path, file, module, ...draw(name, title) })),
    { file: FALLBACK_FILE, ...draw('not-found', messages.titles['not-found']) },
  ];
}
