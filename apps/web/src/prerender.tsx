import { createQueryClient } from '@org/contests-react';
import { locale } from '@org/contests-react/messages';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { messages } from './messages/messages.ts';
import { FALLBACK_FILE, pageFiles } from './routes/pageFiles.ts';
import { type PageName, routes } from './routes/routes.ts';

/** A prerendered file and its content. */
export type PrerenderedPage = {
  readonly name: PageName;
  /** The URLs that it answers; none for "Page not found". */
  readonly path?: string;
  readonly file: string;
  /** The module of the page's code, by its name in the build's manifest; preloaded. */
  readonly module?: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly body: string;
  /** Shown without JavaScript instead of the outline: a heading and paragraphs. */
  readonly withoutScript: readonly string[];
};

/** The product name in the prerendered pages. */
export const PRODUCT_NAME = messages.shell.productName;

/** The language of the pages. */
export const LOCALE = locale;

const never = () => new Promise<never>(() => {});

/** Renders the shell with a page's outline, without a window and data. */
export function renderPage(page: PageName, productName: string = PRODUCT_NAME): string {
  return renderToString(
    <StrictMode>
      <App page={page} productName={productName} queryClient={createQueryClient()} start={never} />
    </StrictMode>,
  );
}

/**
 * All prerendered pages, in matching order. Only `productName`
 * may contain the product name, because a server replaces every occurrence.
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
    ...routes.map(({ name, title, path }) => ({ path, ...pageFiles[name], ...draw(name, title) })),
    { file: FALLBACK_FILE, ...draw('not-found', messages.titles['not-found']) },
  ];
}
