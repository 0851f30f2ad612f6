import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useWhole } from './useWhole.ts';

const open = (platform: string) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  vi.stubGlobal('matchMedia', () => new EventTarget());
  return renderHook(() => useWhole(false)).result;
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['Linux x86_64', { key: 'f', ctrlKey: true }],
  ['Win32', { key: 'F', ctrlKey: true }],
  ['Win32', { key: 'F3' }],
  ['Linux x86_64', { key: 'G', ctrlKey: true, shiftKey: true }],
  ['MacIntel', { key: 'f', metaKey: true }],
  ['iPad', { key: 'g', metaKey: true }],
])('on %s, the search keys %j draw all rows', (platform, keys) => {
  const result = open(platform);
  fireEvent.keyDown(document.body, keys);
  expect(result.current.isWhole).toBe(true);
});

test.each([
  ['MacIntel', { key: 'f', ctrlKey: true }],
  ['MacIntel', { key: 'f', metaKey: true, ctrlKey: true, altKey: true }],
  ['Linux x86_64', { key: 'f', metaKey: true }],
  ['Linux x86_64', { key: 'f', ctrlKey: true, altKey: true }],
  ['Linux x86_64', { key: 'F', ctrlKey: true, shiftKey: true }],
  ['Linux x86_64', { key: 'f' }],
])('on %s, the keys %j do something else', (platform, keys) => {
  const result = open(platform);
  fireEvent.keyDown(document.body, keys);
  expect(result.current.isWhole).toBe(false);
});

test('draws all rows on request', () => {
  const result = open('Win32');
  act(() => result.current.showWhole());
  expect(result.current.isWhole).toBe(true);
});
