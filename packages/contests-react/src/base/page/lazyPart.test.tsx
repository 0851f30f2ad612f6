import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazyPart.ts';

afterEach(cleanup);

test('reloads a failed chunk when the browser is online again', async () => {
  let isThere = false;
  const load = vi.fn(async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return () => 'here';
  });
  const part = lazyPart(load);
  // biome-ignore lint/correctness/noComponentHookFactories: renders what this test loads
  function Part() {
    const { Component, hasFailed } = part.use(true);
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
  const part = lazyPart(load);
  // biome-ignore lint/correctness/noComponentHookFactories: renders what this test loads
  function Part({ enabled }: { readonly enabled: boolean }) {
    const { Component } = part.use(enabled);
    return Component ? <Component /> : 'loading';
  }
  render(<Part enabled />);
  expect(await screen.findByText('here')).toBeTruthy();
  cleanup();
  const drawn = render(<Part enabled={false} />);
  expect(screen.getByText('loading')).toBeTruthy();
  drawn.unmount();
  render(<Part enabled />);
  expect(screen.getByText('here')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test('draws a part with its props once its code is there, and nothing before', async () => {
  const Part = lazyPart(
    async () =>
      ({ name }: { readonly name: string }) =>
        `Hello ${name}`,
  );
  const { container } = render(<Part name="Ada" />);
  expect(container.textContent).toBe('');
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
});

test('loads a part again whose code could not be loaded', async () => {
  const load = vi.fn(async () => () => 'here');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const part = lazyPart(load);
  // biome-ignore lint/correctness/noComponentHookFactories: renders what this test loads
  function Part() {
    const { Component, hasFailed, fetchAgain } = part.use(true);
    if (Component) return <Component />;
    return (
      hasFailed && (
        <button type="button" onClick={fetchAgain}>
          Try again
        </button>
      )
    );
  }
  render(<Part />);
  (await screen.findByRole('button', { name: 'Try again' })).click();
  expect(await screen.findByText('here')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('does not load a part that is not enabled', async () => {
  const load = vi.fn(async () => () => 'here');
  const part = lazyPart(load);
  // biome-ignore lint/correctness/noComponentHookFactories: renders what this test loads
  function Slot({ enabled }: { readonly enabled: boolean }) {
    const { Component } = part.use(enabled);
    return Component ? <Component /> : 'loading';
  }
  const drawn = render(<Slot enabled={false} />);
  expect(load).not.toHaveBeenCalled();
  drawn.rerender(<Slot enabled />);
  expect(await screen.findByText('here')).toBeTruthy();
});
