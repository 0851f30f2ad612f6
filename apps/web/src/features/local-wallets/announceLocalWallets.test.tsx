import type { Eip1193Provider } from '@org/wallet-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { localAccounts } from './accounts.ts';
import { announceLocalWallets } from './announceLocalWallets.ts';

type Announcement = { info: { name: string; icon: string; uuid: string }; provider: Eip1193Provider };

let stop: (() => void) | undefined;

afterEach(() => {
  stop?.();
  window.localStorage.clear();
});

const listWallets = () => {
  const found: Announcement[] = [];
  const listen = (event: Event) => found.push((event as CustomEvent<Announcement>).detail);
  window.addEventListener('eip6963:announceProvider', listen);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  window.removeEventListener('eip6963:announceProvider', listen);
  return found;
};

const offer = () => {
  stop?.();
  stop = announceLocalWallets({ rpcUrl: 'http://127.0.0.1:1' });
  return listWallets();
};

test('announces five wallets with icons, also on later requests', () => {
  const wallets = offer();
  expect(wallets.map(({ info }) => info.name)).toEqual([
    'Local Organizer',
    'Local Judge 1',
    'Local Judge 2',
    'Local Judge 3',
    'Local Visitor',
  ]);
  for (const { info } of wallets) expect(info.icon).toMatch(/^data:image\/svg\+xml,/);
  stop?.();
  expect(listWallets()).toEqual([]);
});

test('keeps the connection on the next page without asking again', async () => {
  const [organizer] = offer();
  const accounts = organizer?.provider.request({ method: 'eth_requestAccounts' });
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await accounts).toEqual([localAccounts[0]?.address]);
  const [again, judge] = offer();
  expect(await again?.provider.request({ method: 'eth_accounts' })).toEqual([localAccounts[0]?.address]);
  expect(await judge?.provider.request({ method: 'eth_accounts' })).toEqual([]);
});

test('signs for the local chain only', async () => {
  const [organizer] = offer();
  await expect(
    organizer?.provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] }),
  ).rejects.toMatchObject({ code: 4200 });
});
