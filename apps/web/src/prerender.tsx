import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import type { PageName } from './routes/pages.ts';
import { createQueryClient } from './shared/query/createQueryClient.ts';

export { FALLBACK_FILE, pages } from './routes/pages.ts';

const never = () => new Promise<never>(() => {});

/** The shell with the outline of a page, as the server sends it: no window, no data. */
export const renderPage = (page: PageName): string =>
  renderToString(
    <StrictMode>
      <App page={page} queryClient={createQueryClient()} start={never} />
    </StrictMode>,
  );
