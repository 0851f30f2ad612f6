import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLazyComponent } from './useLazyComponent.ts';

afterEach(cleanup);

test('code that did not arrive is fetched again once the line is back', async () => {
  let isThere = false;
  const load = vi.fn(async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return () => 'here';
  });
  // biome-ignore lint/correctness/noComponentHookFactories: it shows what this test loads
  function Part() {
    const { Component, hasFailed } = useLazyComponent(load, true);
    return Component ? <Component /> : hasFailed ? 'failed' : 'on its way';
  }
  render(<Part />);
  expect(await screen.findByText('failed')).toBeTruthy();
  isThere = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('here')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
