import { afterEach, expect, test } from 'vitest';
import { mendDialogs } from './mendDialogs.ts';

let stop: (() => void) | undefined;

afterEach(() => {
  stop?.();
  document.body.replaceChildren();
});

const open = (inside: string) => {
  document.body.innerHTML = `<div data-rk=""><div data-rk="" role="dialog" aria-labelledby="rk_account_modal_title">${inside}</div></div>`;
  return document.querySelector('[role="dialog"]') as HTMLElement;
};

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('nameless pictures are hidden, named ones stay', async () => {
  stop = mendDialogs();
  const dialog = open('<b role="img"></b><i role="img" aria-label="Recent"></i>');
  await settle();
  expect(dialog.querySelector('b')?.getAttribute('aria-hidden')).toBe('true');
  expect(dialog.querySelector('i')?.hasAttribute('aria-hidden')).toBe(false);
});

test('a dialog whose heading has another id is named by the heading that there is', async () => {
  stop = mendDialogs();
  const dialog = open('<h1 id="rk_profile_title">0x70…79C8</h1>');
  await settle();
  expect(dialog.getAttribute('aria-labelledby')).toBe('rk_profile_title');
});

test('dialogs that are not RainbowKit’s are left alone, and so is everything afterwards', async () => {
  stop = mendDialogs();
  document.body.innerHTML = '<div role="dialog"><b role="img"></b></div>';
  await settle();
  expect(document.querySelector('b')?.hasAttribute('aria-hidden')).toBe(false);
  stop();
  const dialog = open('<b role="img"></b>');
  await settle();
  expect(dialog.querySelector('b')?.hasAttribute('aria-hidden')).toBe(false);
});
