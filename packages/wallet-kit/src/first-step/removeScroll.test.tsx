import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { RemoveScroll } from './removeScroll.tsx';

const listClasses = () => [...document.documentElement.classList];
const stubBar = (widthPx: number) => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - widthPx);
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('reserves no space for overlay scroll bars', () => {
  stubBar(0);
  const { unmount } = render(<RemoveScroll>A dialog</RemoveScroll>, { wrapper: StrictMode });
  expect(listClasses()).toEqual(['wallet-kit-scroll-locked']);
  unmount();
  expect(listClasses()).toEqual([]);
});

test('reserves the scroll bar’s space until the last dialog is closed', () => {
  stubBar(15);
  const first = render(<RemoveScroll>A dialog</RemoveScroll>);
  const second = render(<RemoveScroll>Another</RemoveScroll>);
  first.unmount();
  expect(listClasses().sort()).toEqual(['wallet-kit-scroll-locked', 'wallet-kit-scroll-room']);
  second.unmount();
  expect(listClasses()).toEqual([]);
});

test('the page scrolls while the lock is disabled', () => {
  render(<RemoveScroll enabled={false}>A dialog</RemoveScroll>);
  expect(listClasses()).toEqual([]);
});
