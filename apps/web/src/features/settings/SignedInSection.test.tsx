import { NotificationsProvider } from '@org/ui-theme';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { signIn } from '../../shared/signIn.ts';
import { SignedInSection } from './SignedInSection.tsx';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** A sign-in server with a session; `logout` answers with a status. */
const serve = (logout: number) => {
  const session = { address, chainId: 84532, expiresAt: '2999-01-01T00:00:00.000Z' };
  const fetch = vi.fn(async (url: string, _: RequestInit) =>
    url.endsWith('/session')
      ? Response.json({ session, time: new Date().toISOString() })
      : new Response(null, { status: logout }),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => {
  cleanup();
  signIn.setAccount(null);
  vi.unstubAllGlobals();
});

const open = async () => {
  signIn.setAccount({ address, chainId: 84532 });
  await signIn.refresh();
  render(
    <NotificationsProvider>
      <SignedInSection />
    </NotificationsProvider>,
  );
  return screen.findByRole('button', { name: 'Sign out everywhere' });
};

test('signs out of every browser, and disappears', async () => {
  const fetch = serve(204);
  await userEvent.click(await open());
  expect(await screen.findByText('You are signed out everywhere.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull());
  const [, init] = fetch.mock.calls.find(([url]) => url.endsWith('/logout')) ?? [];
  expect(JSON.parse(String(init?.body))).toEqual({ everywhere: true });
});

test('does not say that it signed out when the session had ended', async () => {
  serve(401);
  await userEvent.click(await open());
  expect(await screen.findByText(/you were not signed out elsewhere/)).toBeTruthy();
  expect(screen.queryByText('You are signed out everywhere.')).toBeNull();
});

test('says that the server could not be reached', async () => {
  serve(400);
  await userEvent.click(await open());
  expect(await screen.findByText(/The server could not be reached/)).toBeTruthy();
});
