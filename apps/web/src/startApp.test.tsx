import { createQueryClient } from '@org/contests-react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleConfig as config } from '../test/sampleConfig.ts';
import { App } from './App.tsx';
import { CONFIG_BLOCK_ID } from './config/readPublicConfig.ts';
import { startApp } from './startApp.ts';

const answer = async (url: unknown) =>
  url === '/config.json'
    ? Response.json(config)
    : Response.json({ data: { attestations: [], aggregateAttestation: { _count: { _all: 0 } } } });

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(answer));
  vi.stubGlobal('scrollTo', () => {});
  window.history.replaceState(null, '', '/contests');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const putBlock = () => {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = CONFIG_BLOCK_ID;
  block.textContent = JSON.stringify(config);
  document.head.append(block);
};

test('reads an embedded configuration without a request, and loads the first route at once', async () => {
  putBlock();
  const { config: found, router } = await startApp(createQueryClient());
  expect(found.defaultChain).toBe('local');
  expect(router.getState()).toMatchObject({ page: 'contests', isPending: false, view: { status: 'page' } });
  expect(vi.mocked(fetch).mock.calls.some(([url]) => url === '/config.json')).toBe(false);
});

test('fetches the configuration file on a plain web server', async () => {
  const { config: found } = await startApp(createQueryClient());
  expect(found.productName).toBe('Laurel');
});

test('moves the focus to the heading of later pages, not of the first one', async () => {
  putBlock();
  const queryClient = createQueryClient();
  const ready = await startApp(queryClient);
  render(<App page="contests" productName="Laurel" queryClient={queryClient} start={async () => ready} />);
  await screen.findByRole('heading', { name: 'Contests', level: 1 });
  expect(document.activeElement).toBe(document.body);
  ready.router.navigate('/');
  const heading = await screen.findByRole('heading', { name: 'Everyone can see why the winner won.' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
