import { base, local } from '@org/chain-config';
import { createQueryClient, moveFocusToPage } from '@org/contests-react';
import { createMemoryHistory } from '@tanstack/history';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleConfig } from '../test/sampleConfig.ts';
import { App } from './App.tsx';
import { ConfigError } from './config/errors.ts';
import { renderPage } from './prerender.tsx';
import { createRouter } from './routes/createRouter.ts';
import type { PageName } from './routes/routes.ts';
import type { Start } from './useReady.ts';

const config = { ...sampleConfig, productName: 'Palm', chains: [local, base] };

/** An empty scan. */
const answerEmpty = async () =>
  Response.json({
    data: {
      attestation: null,
      attestations: [],
      aggregateAttestation: { _count: { _all: 0 } },
      serviceStats: [],
    },
  });

const createStart = (path: string) => {
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ config, queryClient, history });
  const start: Start = async () => {
    await router.load();
    return { config, router };
  };
  return { queryClient, history, start };
};

const open = (path: string, page: PageName) => {
  const { queryClient, history, start } = createStart(path);
  render(<App page={page} productName="Laurel" queryClient={queryClient} start={start} />);
  return history;
};

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(answerEmpty));
  vi.stubGlobal('scrollTo', () => {});
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('hydrates the prerendered shell without warnings, then renders the page', async () => {
  // The build's own product name, as a plain web server sends it.
  document.title = 'Contests · Laurel';
  const { queryClient, start } = createStart('/contests');
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderPage('contests', 'Palm');
  expect(root.querySelector('h1')).toBeNull();
  const complaints: unknown[] = [];
  const mounted = hydrateRoot(
    root,
    <StrictMode>
      <App page="contests" productName="Palm" queryClient={queryClient} start={start} />
    </StrictMode>,
    { onRecoverableError: (error) => complaints.push(error) },
  );
  expect(await screen.findByRole('heading', { name: 'Contests', level: 1 })).toBeTruthy();
  expect(complaints).toEqual([]);
  expect(document.title).toBe('Contests · Palm');
  mounted.unmount();
  root.remove();
});

test('shows the configured product name in the header', async () => {
  open('/', 'landing');
  expect(await screen.findByRole('link', { name: 'Palm, home page' })).toBeTruthy();
});

test('routes header links and marks the current page', async () => {
  const history = open('/', 'landing');
  await screen.findByRole('heading', { level: 1 });
  const link = screen.getByRole('link', { name: 'Contests' });
  await userEvent.click(link);
  expect(await screen.findByRole('heading', { name: 'Contests', level: 1 })).toBeTruthy();
  expect(history.location.pathname).toBe('/contests');
  await waitFor(() => expect(link.getAttribute('aria-current')).toBe('page'));
});

test('shows the progress bar during a slow route change', async () => {
  const { queryClient, start } = createStart('/');
  const started = start();
  render(<App page="landing" productName="Laurel" queryClient={queryClient} start={() => started} />);
  // Inside `act`, so that the effect that listens for clicks on links has run before the click.
  await act(() => started);
  expect(screen.getByText('Nobody has started a contest here yet. Yours could be the first.')).toBeTruthy();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal(
    'fetch',
    vi.fn(() => answered.then(answerEmpty)),
  );
  // Longer than the list's stale time.
  vi.setSystemTime(Date.now() + 60_000);
  // The route change waits 300 ms for data: a busy machine would end it before the bar is looked for.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  fireEvent.click(screen.getByRole('link', { name: 'Contests' }));
  act(() => void vi.advanceTimersByTime(150));
  expect(screen.getByRole('progressbar')).toBeTruthy();
  vi.useRealTimers();
  answer();
  expect(await screen.findByRole('heading', { name: 'No contests yet' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});

test('shows an empty list with a link to the form', async () => {
  open('/contests', 'contests');
  expect(await screen.findByRole('heading', { name: 'No contests yet' })).toBeTruthy();
});

test('lists each configured chain under its own link', async () => {
  const history = open('/contests', 'contests');
  await screen.findByRole('heading', { name: 'No contests yet' });
  expect(screen.getByRole('link', { name: 'Local' }).getAttribute('aria-current')).toBe('page');
  await userEvent.click(screen.getByRole('link', { name: 'Base' }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Base' }).getAttribute('aria-current')).toBe('page'),
  );
  expect(history.location.href).toBe('/contests?chain=base');
});

test('reports a list that failed to load, with a retry', async () => {
  const broken = async () => Response.json({ errors: [{ message: 'no' }] });
  vi.stubGlobal('fetch', vi.fn(broken));
  open('/contests', 'contests');
  expect(await screen.findByRole('heading', { name: 'The contests could not be loaded' })).toBeTruthy();
  vi.stubGlobal('fetch', vi.fn(answerEmpty));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No contests yet' })).toBeTruthy();
});

test.each([
  ['/nowhere', 'not-found', 'Page not found'],
  ['/contests?chain=atlantis', 'contests', 'Unknown chain'],
  ['/contests/atlantis/0x12', 'contest', 'Unknown chain'],
  ['/contests/atlantis/0x12/share', 'share', 'Unknown chain'],
  ['/contests/local/0x12', 'contest', 'No such contest'],
  ['/contests/local/0x12/share', 'share', 'No such contest'],
] as const)('names what is wrong with the address %s', async (path, page, title) => {
  open(path, page);
  expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeTruthy();
});

test('keeps the title that a page gave itself while only the hash changes', async () => {
  const history = open('/contests/atlantis/0x12', 'contest');
  await waitFor(() => expect(document.title).toBe('Unknown chain · Palm'));
  history.push('/contests/atlantis/0x12#judge');
  await waitFor(() => expect(history.location.hash).toBe('#judge'));
  expect(document.title).toBe('Unknown chain · Palm');
  history.push('/nowhere');
  await waitFor(() => expect(document.title).toBe('Page not found · Palm'));
});

test('shows the link on the share page for an unknown contest', async () => {
  const uid = `0x${'ab'.repeat(32)}`;
  open(`/contests/local/${uid}/share`, 'share');
  expect(await screen.findByRole('heading', { name: 'Share the contest' })).toBeTruthy();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to the contest' });
  expect(field.value).toBe(`http://localhost:3000/contests/local/${uid}`);
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
});

test('shows an error with a retry without a configuration', async () => {
  const { queryClient, start } = createStart('/contests');
  let attempts = 0;
  const failing: Start = async () => {
    attempts += 1;
    if (attempts === 1) throw new ConfigError('config-unreachable');
    return start();
  };
  render(<App page="contests" productName="Laurel" queryClient={queryClient} start={failing} />);
  expect(await screen.findByRole('heading', { name: 'Not set up yet' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Contests', level: 1 })).toBeTruthy();
});

test('focuses the heading after a route change', async () => {
  open('/contests', 'contests');
  const heading = await screen.findByRole('heading', { name: 'Contests', level: 1 });
  moveFocusToPage();
  expect(document.activeElement).toBe(heading);
});
