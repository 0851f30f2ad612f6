import { createQueryClient } from '@org/contests-react';
import '@org/ui-theme/styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { hasServedRows } from './config/servedRows.ts';
import { getPageName, type PageName } from './routes/routes.ts';
import { readProductName, startApp } from './startApp.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

const queryClient = createQueryClient();
// Starts before the shell is hydrated, so that the first page loads meanwhile. If its rows came with the page there is nothing
// to wait for: the shell answers before they are read.
let started = hasServedRows(document) ? undefined : startApp(queryClient);
started?.catch(() => {
  started = undefined;
});
const start = () => started ?? startApp(queryClient);

// The server marks which outline it sent: it may differ from the one of the URL.
const page = (root.dataset.page as PageName | undefined) ?? getPageName(window.location.pathname);
const app = (
  <StrictMode>
    <App page={page} productName={readProductName(document)} queryClient={queryClient} start={start} />
  </StrictMode>
);
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
