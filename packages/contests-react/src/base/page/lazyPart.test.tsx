import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLazyComponent } from './lazyPart.ts';

afterEach(cleanup);

test('reloads a failed chunk when the browser is online again', async () => {
  let isThere = false;
  const load = vi.fn(async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return () => 'here';
  });
  // biome-ignore lint/correctness/noComponentHookFactories: renders what this test loads
  function Part() {
    const { Component, hasFailed } = useLazyComponent(load, true);
    return Component ? <Component /> : hasFailed ? 'failed' : 'loading';
  }
  render(<Part />);
  expect(await screen.findByText('failed')).toBeTruthy();
  isThere = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('here')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('draws a chunk that was loaded before at once, where it is wanted', async () => {
  const load = vi.fn(async () => () => 'here');
  // biome-ignore lint/correctness/noComponentHookFactories: renders what this test loads
  function Part({ isWanted }: { readonly isWanted: boolean }) {
    const { Component } = useLazyComponent(load, isWanted);
    return Component ? <Component /> : 'loading';
  }
  render(<Part isWanted />);
  expect(await screen.findByText('here')).toBeTruthy();
  cleanup();
  const drawn = render(<Part isWanted={false} />);
  expect(screen.getByText('loading')).toBeTruthy();
  drawn.unmount();
  render(<Part isWanted />);
  expect(screen.getByText('here')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});
