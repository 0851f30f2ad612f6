import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Address } from './Address.tsx';
import { shortenAddress, shortenName } from './shorten.ts';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const writeText = vi.fn(async (_text: string) => {});

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockClear();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const copy = async () => {
  fireEvent.click(screen.getByRole('button', { name: `Copy address ${address}` }));
  await act(() => vi.advanceTimersByTimeAsync(0));
};

test('shortens an address to four characters, an ellipsis and four characters', () => {
  expect(shortenAddress(address)).toBe('0x70…79C8');
  expect(shortenAddress('0x1234')).toBe('0x1234');
});

test('an address shows "Copied!" for 1500 ms', async () => {
  render(<Address address={address} />);
  await copy();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(address);
  expect(screen.getByRole('status').textContent).toBe('Copied!');
  act(() => vi.advanceTimersByTime(1499));
  expect(screen.getByRole('status').textContent).toBe('Copied!');
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('restarts the time on a second press', async () => {
  render(<Address address={address} />);
  await copy();
  act(() => vi.advanceTimersByTime(1000));
  await copy();
  act(() => vi.advanceTimersByTime(1000));
  expect(screen.getByRole('status').textContent).toBe('Copied!');
  act(() => vi.advanceTimersByTime(500));
  expect(screen.getByRole('status').textContent).toBe('');
});

test.each([
  ['refused', () => ({ clipboard: { writeText: () => Promise.reject(new Error('no')) } })],
  ['not there', () => ({})],
])('reports a clipboard that is %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator());
  render(<Address address={address} />);
  await copy();
  expect(screen.getByRole('status').textContent).toBe('Not copied');
  act(() => vi.advanceTimersByTime(1500));
});

test('an address ignores the clipboard after unmounting', async () => {
  const { unmount } = render(<Address address={address} />);
  fireEvent.click(screen.getByRole('button'));
  unmount();
  const times: (number | undefined)[] = [];
  const { setTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => {
    times.push(ms);
    return setTimeout(run, ms);
  });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(writeText).toHaveBeenCalledOnce();
  expect(times).not.toContain(1500);
});

test('the button that copies an address clears its timer on unmount', async () => {
  const { unmount } = render(<Address address={address} />);
  await copy();
  // Other timers may exist: test files share a process, and what an earlier one mounted can still be finishing.
  const before = vi.getTimerCount();
  unmount();
  expect(vi.getTimerCount()).toBe(before - 1);
});

test('exposes the whole address to screen readers once', () => {
  render(<Address address={address} href="/accounts/x" />);
  expect(screen.getByRole('link', { name: address })).toBeTruthy();
});

test.each([
  ['a link', { href: '/accounts/x', copyable: false }, 1],
  ['a button', {}, 1],
  ['a link and a button', { href: '/accounts/x' }, 2],
  ['the address itself when there is neither', { copyable: false }, 1],
  ['nothing where its full form is elsewhere', { copyable: false, focusable: false }, 0],
])('an address has something focusable: %s', (_, props, stops) => {
  const { container } = render(<Address address={address} {...props} />);
  const found = container.querySelectorAll('a[href], button, [tabindex="0"]');
  expect(found).toHaveLength(stops);
  expect(container.querySelector('.laurel-address')?.contains(found[0] ?? null)).toBe(stops > 0);
});

test('cuts the name of an account after 24 characters', () => {
  render(<Address address={address} name={'n'.repeat(30)} copyable={false} />);
  expect(screen.getByText(`${'n'.repeat(24)}…`)).toBeTruthy();
});

test('does not split a surrogate pair', () => {
  render(<Address address={address} name={`${'n'.repeat(23)}🦊nn`} copyable={false} />);
  expect(screen.getByText(`${'n'.repeat(23)}🦊…`)).toBeTruthy();
});

test.each([
  ['judge.eth', 'judge.eth'],
  ['abcdefghijklmnopqrstuvwx.eth', 'abcdefghijklmnopqrstuvwx.eth'],
  ['abcdefghijklmnopqrstuvwxy.eth', 'abcdefghijklmnopqrstuvwx…'],
  ['🏆'.repeat(25), `${'🏆'.repeat(24)}…`],
  ['abcdefghijklmnopqrstuvwx.abcdefghij', 'abcdefghijklmnopqrstuvwx.abcdefghij'],
  ['abcdefghijklm.abcdefghijk', 'abcdefghijklm.abcdefghij…'],
  [`a.${'b'.repeat(200)}`, `a.${'b'.repeat(22)}…`],
])('does not count a short last label: %s', (name, shown) => {
  expect(shortenName(name)).toBe(shown);
});

test('issue 13: the address shows the same cut as shortenName', () => {
  const name = `${'abcdefghij'.repeat(3)}.eth`;
  render(<Address address={address} name="abcdefghijklmnopqrstuvwx.eth" copyable={false} />);
  expect(screen.getByText('abcdefghijklmnopqrstuvwx.eth')).toBeTruthy();
  cleanup();
  render(<Address address={address} name={name} copyable={false} />);
  expect(screen.getByText(shortenName(name))).toBeTruthy();
});
