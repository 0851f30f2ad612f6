import { getChainConfigBySlug } from '@org/chain-config';
import { NotificationsProvider } from '@org/ui-theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubSilentFetch } from '../../../test/stubSilentFetch.ts';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../../base/provider/createQueryClient.ts';
import type { FoundProfile } from '../../person/profileQuery.ts';
import { readProfile } from '../../person/readProfile.ts';
import { createTestWallet } from '../../testing/createTestWallet.ts';
import { ProfileEditor } from './ProfileEditor.tsx';
import { EMPTY_PROFILE, writeProfileUri } from './profileForm.ts';

const chainConfig = getChainConfigBySlug('local');
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const saved = readProfile(
  writeProfileUri({ ...EMPTY_PROFILE, name: 'Mara', about: 'Builds.' }, { pronouns: 'she' }),
);

const switchChain = vi.fn(async () => connectTo(chainConfig.chain.id));
const wallet = createTestWallet({ switchChain });
const connectTo = (chainId: number) =>
  wallet.update({ status: 'connected', account, chainId, isSupported: true });

const open = async (found: FoundProfile) => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NotificationsProvider>
        <ContestsProvider config={{ chains: [chainConfig] }} wallet={wallet}>
          <ProfileEditor chainConfig={chainConfig} account={account} found={found} />
        </ContestsProvider>
      </NotificationsProvider>
    </QueryClientProvider>,
  );
  await screen.findByLabelText('Name');
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save profile' }));

beforeEach(() => {
  window.localStorage.clear();
  // No RPC responds: the form must not depend on the chain.
  stubSilentFetch();
  connectTo(chainConfig.chain.id);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  wallet.update({ status: 'disconnected' });
});

test('loads the profile into the form and does not save it unchanged', async () => {
  await open(saved);
  expect(field('Name').value).toBe('Mara');
  expect(field('About').value).toBe('Builds.');
  await save();
  expect(screen.getByText('Nothing has changed.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('previews the signed profile with kept fields', async () => {
  await open(saved);
  await userEvent.clear(field('Name'));
  await userEvent.type(field('Name'), 'Mara Lind');
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Check what you sign' }));
  expect(dialog.getByText('Mara Lind')).toBeTruthy();
  expect(dialog.getByText('pronouns')).toBeTruthy();
  expect(dialog.getByText(/older versions stay readable/)).toBeTruthy();
});

test('restores the draft until it is discarded', async () => {
  await open(saved);
  await userEvent.type(field('X'), 'mara_lind');
  cleanup();
  await open(saved);
  expect(field('X').value).toBe('mara_lind');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(field('X').value).toBe('');
  await waitFor(() => expect(Object.keys(window.localStorage)).toEqual([]));
});

test('asks to switch the chain and keeps the draft', async () => {
  connectTo(1);
  await open({ status: 'none' });
  await userEvent.type(field('Name'), 'Elsewhere');
  const banner = within(screen.getByRole('alert'));
  expect(banner.getByText('Wrong network')).toBeTruthy();
  await userEvent.click(banner.getByRole('button', { name: /^Switch to/ }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(switchChain).toHaveBeenCalledWith(chainConfig.chain.id);
  expect(field('Name').value).toBe('Elsewhere');
});

test.each<[FoundProfile, RegExp]>([
  [{ status: 'elsewhere', href: 'https://mara.example/me.json' }, /at https:\/\/mara\.example\/me\.json/],
  [{ status: 'unreadable' }, /can’t be read/],
])('warns before a profile is replaced: %j', async (found, words) => {
  await open(found);
  expect(screen.getByText(words)).toBeTruthy();
  expect(field('Name').value).toBe('');
  // Saving an empty form replaces the existing profile.
  await save();
  expect(await screen.findByRole('dialog', { name: 'Check what you sign' })).toBeTruthy();
});

test('shows the problems of a profile and signs nothing', async () => {
  await open({ status: 'none' });
  await userEvent.type(field('Website'), 'http://mara.example');
  await userEvent.type(field('X'), 'mara lind');
  await save();
  expect(field('Website').getAttribute('aria-invalid')).toBe('true');
  expect(field('X').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('can drop unknown fields that are too large', async () => {
  const large = readProfile(
    writeProfileUri({ ...EMPTY_PROFILE, name: 'Mara' }, { history: 'x'.repeat(9_000), '\u202eodd': 1 }),
  );
  await open(large);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toMatch(/the maximum is 8,000/);
  expect(alert.textContent).toMatch(/history, odd/);
  expect(field('Picture').getAttribute('aria-invalid')).toBeNull();
  await save();
  expect(screen.queryByRole('dialog')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Remove these fields' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keep them' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove these fields' }));
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Check what you sign' }));
  expect(dialog.getByText('Mara')).toBeTruthy();
  expect(dialog.queryByText(/history, /)).toBeNull();
});

test('says next to the button that a profile is permanently public', async () => {
  await open({ status: 'none' });
  expect(screen.getByText(/^Permanently public/)).toBeTruthy();
});
