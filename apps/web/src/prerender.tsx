import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { FALLBACK_FILE, type PageName, pages } from './routes/pages.ts';
import { messages } from './shared/messages/messages.ts';
import { createQueryClient } from './shared/query/createQueryClient.ts';

/** A file that the build writes, and everything that goes into it. */
export type PrerenderedPage = {
  readonly name: PageName;
  /** The addresses that it answers; none for the page of unknown addresses. */
  readonly path?: string;
  readonly file: string;
  /** The module whose code the page needs next, as the build's manifest calls it; fetched ahead. */
  readonly module?: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
  /** Said in place of the outline where no script runs: a heading and paragraphs. */
  readonly withoutScript: readonly string[];
};

const modules = {
  landing: 'src/features/landing/LandingPage.tsx',
  contests: 'src/routes/ContestsRoutePage.tsx',
  start: 'src/routes/StartRoutePage.tsx',
  contest: 'src/routes/ContestRoutePage.tsx',
  entry: 'src/routes/EntryRoutePage.tsx',
  reviews: 'src/features/reviews/ReviewsPage.tsx',
  drafts: 'src/features/drafts/DraftsPage.tsx',
  account: 'src/routes/AccountRoutePage.tsx',
  help: 'src/features/help/HelpPage.tsx',
  settings: 'src/features/settings/SettingsPage.tsx',
  terms: 'src/features/legal/LegalPage.tsx',
  privacy: 'src/features/legal/LegalPage.tsx',
  share: 'src/routes/ShareRoutePage.tsx',
} satisfies Record<Exclude<PageName, 'not-found'>, string>;

/** The name that the build writes into the pages. */
export const PRODUCT_NAME = messages.shell.productName;

/** The language that the pages are written in. */
export const LOCALE = messages.locale;

const never = () => new Promise<never>(() => {});

const words = messages.documents;

/** The shell with the outline of a page: no window, no data. */
export const renderPage = (page: PageName, productName: string = PRODUCT_NAME): string =>
  renderToString(
    <StrictMode>
      <App page={page} productName={productName} queryClient={createQueryClient()} start={never} />
    </StrictMode>,
  );

/**
 * Every page that is drawn at build time, in the order in which addresses are matched. Nothing but `productName`
 * itself may say the product's name: a server replaces it wherever it stands.
 */
export const prerenderPages = (productName: string = PRODUCT_NAME): readonly PrerenderedPage[] => {
  const draw = (name: PageName) => ({
    title: messages.shell.documentTitle(words[name].title, productName),
    description: words[name].description,
    body: renderPage(name, productName),
    withoutScript: [
      words[name].title,
      words[name].description,
      messages.needsScript.text(productName),
      messages.needsScript.act,
    ],
  });
  return [
    ...pages.map(({ name, path, file }) => ({ name, path, file, module: modules[name], ...draw(name) })),
    { name: 'not-found', file: FALLBACK_FILE, ...draw('not-found') },
  ];
};
