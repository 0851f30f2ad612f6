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
};

const modules = {
  landing: 'src/features/landing/LandingPage.tsx',
  contests: 'src/routes/ContestsRoutePage.tsx',
  start: 'src/features/start-contest/StartContestPage.tsx',
  contest: 'src/routes/ContestRoutePage.tsx',
  share: 'src/routes/ShareRoutePage.tsx',
} satisfies Record<Exclude<PageName, 'not-found'>, string>;

const never = () => new Promise<never>(() => {});

/** The shell with the outline of a page: no window, no data. */
export const renderPage = (page: PageName): string =>
  renderToString(
    <StrictMode>
      <App page={page} queryClient={createQueryClient()} start={never} />
    </StrictMode>,
  );

const words = messages.documents;

/** Every page that is drawn at build time, in the order in which addresses are matched. */
export const prerenderPages = (): readonly PrerenderedPage[] => [
  ...pages.map(({ name, path, file }) => ({
    name,
    path,
    file,
    module: modules[name],
    ...words[name],
    body: renderPage(name),
  })),
  { name: 'not-found', file: FALLBACK_FILE, ...words['not-found'], body: renderPage('not-found') },
];
