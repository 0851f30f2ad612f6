import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { samplePictures } from '../person/samplePictures.ts';
import { type ProfileState, ProfileView, type ProfileViewProps } from './ProfileView.tsx';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

afterEach(cleanup);

const show = (state: ProfileState, props: Partial<ProfileViewProps> = {}) => {
  const onRetry = vi.fn();
  render(
    <ProfileView
      address={address}
      chainName="Base"
      state={state}
      explorerHref={null}
      editHref={undefined}
      onRetry={onRetry}
      {...props}
    />,
  );
  return { onRetry };
};

test.each<[ProfileState, RegExp]>([
  [{ status: 'loading' }, /Loading the profile/],
  [{ status: 'none' }, /has no profile/],
  [{ status: 'unavailable' }, /no profiles on Base yet/],
  [{ status: 'unreadable' }, /can’t be read/],
  [{ status: 'read', profile: {} }, /has no profile/],
])('keeps address and heading for %j and gives the reason', (state, words) => {
  show(state);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText(address)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('79C8');
  expect(screen.queryByRole('img')).toBeNull();
});

test('offers to load a profile again that failed', async () => {
  const { onRetry } = show({ status: 'failed' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('links to edit the own profile where profiles exist', () => {
  show({ status: 'none' }, { editHref: '/accounts/edit' });
  expect(screen.getByRole('link', { name: 'Edit profile' }).getAttribute('href')).toBe('/accounts/edit');
  expect(screen.getByText('You have no profile yet.')).toBeTruthy();
  cleanup();
  show({ status: 'unavailable' }, { editHref: '/accounts/edit' });
  expect(screen.queryByRole('link', { name: 'Edit profile' })).toBeNull();
});

test('shows the account’s text as plain, unverified text', () => {
  show({
    status: 'read',
    profile: { name: '<b>Mara</b>', picture: { kind: 'inside', src: samplePictures.png } },
  });
  expect(screen.getByRole('heading', { level: 1, name: '<b>Mara</b>' })).toBeTruthy();
  expect(screen.getByText(/not verified/)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Picture of <b>Mara</b>' }).getAttribute('src')).toBe(
    samplePictures.png,
  );
});

test('shows an external profile as a link only', () => {
  const href = 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi';
  show({ status: 'elsewhere', href });
  const link = screen.getByRole('link');
  expect(link.textContent).toBe(href);
  expect(link.getAttribute('href')).toBe(href);
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
});

test('shortens a long link and keeps the arrow at its end', () => {
  const href = `https://mara.example/${'a'.repeat(700)}/me.json`;
  show({ status: 'elsewhere', href });
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe(href);
  expect(link.textContent).toMatch(/^https:\/\/mara\.example\/a{90}a*…\/me\.json$/);
  expect(link.textContent).toHaveLength(120);
  expect(link.querySelector('svg')?.parentElement?.textContent).toBe('/me.json');
});

test('issue 13: shows look-alike addresses in full', () => {
  const other = '0x70990000000000000000000000000000000079C8';
  show({ status: 'none' }, { lookAlikes: [other] });
  expect(screen.getByText('Compare the full address')).toBeTruthy();
  expect(screen.getByText(other)).toBeTruthy();
});

test.each([
  ['0x7099…79C8', 'This name looks like an address'],
  ['M\u0430ra', 'This name mixes letters from several alphabets'],
])('issue 13: warns of the misleading name %s', (name, title) => {
  show({ status: 'read', profile: { name } });
  expect(screen.getByRole('note').textContent).toContain(title);
});
