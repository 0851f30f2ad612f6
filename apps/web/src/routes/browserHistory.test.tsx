import { beforeEach, expect, test, vi } from 'vitest';
import { createBrowserHistory } from './browserHistory.ts';

beforeEach(() => {
  window.history.replaceState(null, '', '/help?q=a#top');
});

const goBack = () =>
  new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
    window.history.back();
  });

test('reads the address and gives its step a key', () => {
  const { location } = createBrowserHistory();
  expect(location).toMatchObject({ pathname: '/help', search: '?q=a', hash: '#top', href: '/help?q=a#top' });
  expect(location.state.key).toBeTruthy();
});

test('keeps the key of a step beyond a reload', () => {
  const { key } = createBrowserHistory().location.state;
  expect(createBrowserHistory().location.state.key).toBe(key);
});

test('pushes and replaces steps with keys of their own, and tells listeners about each', () => {
  const history = createBrowserHistory();
  const listener = vi.fn();
  const stop = history.subscribe(listener);
  const [before, first] = [window.history.length, history.location.state.key];
  history.push('/terms', { keepScroll: true });
  expect(listener).toHaveBeenLastCalledWith({ location: history.location });
  expect(history.location).toMatchObject({ href: '/terms', state: { keepScroll: true } });
  expect(window.history.length).toBe(before + 1);
  const second = history.location.state.key;
  history.replace('/privacy');
  expect(history.location.href).toBe('/privacy');
  expect(history.location.state.keepScroll).toBeUndefined();
  expect(window.history.length).toBe(before + 1);
  expect(new Set([first, second, history.location.state.key]).size).toBe(3);
  stop();
  history.replace('/terms');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('returns to a step with the key that it had', async () => {
  const history = createBrowserHistory();
  const { key } = history.location.state;
  history.push('/terms');
  const listener = vi.fn();
  history.subscribe(listener);
  await goBack();
  expect(listener).toHaveBeenCalledOnce();
  expect(history.location).toMatchObject({ href: '/help?q=a#top', state: { key } });
});

test('gives a key to a step that the browser added', () => {
  const history = createBrowserHistory();
  window.history.pushState(null, '', '#bottom');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(history.location).toMatchObject({ hash: '#bottom', state: { key: expect.any(String) } });
});

test('never leaves the site for a path that names another host', () => {
  const history = createBrowserHistory();
  history.push('//evil.example/contests');
  expect(window.location.host).toBe('localhost:3000');
  expect(history.location.pathname).toBe('//evil.example/contests');
});
