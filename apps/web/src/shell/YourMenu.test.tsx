import { baseSepolia, local } from '@org/chain-config';
import { ContestsProvider, createQueryClient } from '@org/contests-react';
import { answerContests, sampleConfig, toContestRow } from '@org/contests-react/testing';
import { NotificationsProvider } from '@org/ui-theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { walletSession } from '../shared/walletSession.ts';
import { YourMenu } from './YourMenu.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
  walletSession.update({ status: 'idle' });
});

const button = () => screen.getByRole('button', { name: 'My account' });
const first = () => screen.getByRole('link', { name: 'Contests' });
const expectClosed = () => {
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
};

/** The panel loads when the menu first opens. */
const findOpen = () => screen.findByRole('navigation');

test('shows the visitor’s own pages and what signing in is for, without a wallet', async () => {
  render(<YourMenu />);
  expectClosed();
  await userEvent.click(button());
  await findOpen();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Contests', '/contests?mine=true'],
    ['Reviews', '/reviews'],
    ['Drafts', '/drafts'],
    ['Profile', '/accounts/edit'],
    ['Settings', '/settings'],
  ]);
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  expect(screen.getByText(/keeps your drafts on this server/)).toBeTruthy();
  await userEvent.click(button());
  expectClosed();
});

test.each(['{Enter}', ' ', '{ArrowDown}'])(
  'opens with %j and gives the first link the focus',
  async (key) => {
    render(<YourMenu />);
    button().focus();
    await userEvent.keyboard(key);
    await findOpen();
    await expect.poll(() => document.activeElement).toBe(first());
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Reviews');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Sign in');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(first());
    await userEvent.keyboard('{Escape}');
    expectClosed();
    expect(document.activeElement).toBe(button());
  },
);

test('closes when the focus leaves it, on a press outside, and when a link is followed', async () => {
  render(
    <>
      <YourMenu />
      <button type="button">After</button>
    </>,
  );
  const after = screen.getByRole('button', { name: 'After' });
  await userEvent.click(button());
  await findOpen();
  after.focus();
  await expect.poll(() => screen.queryByRole('navigation')).toBeNull();
  await userEvent.click(button());
  await findOpen();
  await userEvent.pointer({ keys: '[MouseLeft>]', target: document.body });
  expectClosed();
  await userEvent.click(button());
  await findOpen();
  first().addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(first());
  expectClosed();
});

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** The menu of a connected account. */
const renderConnected = () => {
  walletSession.update({ status: 'connected', account, chainId: local.chain.id, isSupported: true });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ContestsProvider config={{ ...sampleConfig, chains: [local, baseSepolia] }}>
        <NotificationsProvider>
          <YourMenu />
        </NotificationsProvider>
      </ContestsProvider>
    </QueryClientProvider>,
  );
};

test.each([
  ['/contests/base-sepolia/0x01', 'base-sepolia'],
  ['/contests?chain=base-sepolia', 'base-sepolia'],
  ['/contests', 'local'],
])('leads from %s to the account’s next step on the chain %s', async (path, slug) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  window.history.replaceState(null, '', path);
  renderConnected();
  await userEvent.click(button());
  await findOpen();
  const link = screen.getByRole('link', { name: 'Your next step' });
  expect(link.getAttribute('href')).toBe(`/accounts/${account}?chain=${slug}`);
});

test('shows the first next step of the account, and asks for nothing before the menu is opened', async () => {
  const contest = toContestRow({
    ...{ title: 'Garden contest', organizer: local.contracts.profile, judges: [account], time: 10 },
    times: { closesAt: BigInt(Math.floor(Date.now() / 1000)) + 3_600n },
  });
  const fetched = vi.fn(async (_: unknown, { body }: RequestInit) =>
    Response.json({ data: answerContests([contest], JSON.parse(String(body))) }),
  );
  vi.stubGlobal('fetch', fetched);
  renderConnected();
  await new Promise((resolve) => setTimeout(resolve));
  // The menu of an earlier test may still be reading the session.
  expect(fetched.mock.calls.filter(([url]) => url !== '/api/siwe/session')).toEqual([]);
  await userEvent.click(button());
  await findOpen();
  const step = await screen.findByRole('link', { name: /^Review 2 entries of “Garden contest”\s*Until/ });
  expect(step.getAttribute('href')).toBe(`/contests/local/${contest.id}#judge`);
  step.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(step);
  expectClosed();
});

test('reads the next step again in the open menu', async () => {
  let isDown = true;
  vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) =>
    isDown
      ? new Response(null, { status: 404 })
      : Response.json({ data: answerContests([], JSON.parse(String(body))) }),
  );
  renderConnected();
  await userEvent.click(button());
  await findOpen();
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByText('Nothing is waiting for you.')).toBeTruthy();
  expect(document.activeElement).toBe(button());
});
