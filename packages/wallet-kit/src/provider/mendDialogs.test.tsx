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

test('hides unnamed images and keeps named ones', async () => {
  stop = mendDialogs();
  const dialog = open('<b role="img"></b><i role="img" aria-label="Recent"></i>');
  await settle();
  expect(dialog.querySelector('b')?.getAttribute('aria-hidden')).toBe('true');
  expect(dialog.querySelector('i')?.hasAttribute('aria-hidden')).toBe(false);
});

test('labels a dialog by its heading if the label id is wrong', async () => {
  stop = mendDialogs();
  const dialog = open('<h1 id="rk_profile_title">0x70…79C8</h1>');
  await settle();
  expect(dialog.getAttribute('aria-labelledby')).toBe('rk_profile_title');
});

test('labels "Verify your account" by its title', async () => {
  stop = mendDialogs();
  const dialog = open(
    '<button>Close</button><div>Verify your account</div><button data-testid="rk-auth-message-button">Sign message</button>',
  );
  await settle();
  const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
  expect(title?.textContent).toBe('Verify your account');
  expect(title?.getAttribute('role')).toBe('heading');
});

test('keeps the dialog’s name when a step removes the heading', async () => {
  stop = mendDialogs();
  const dialog = open('<b id="rk_account_modal_title">Connect a Wallet</b>');
  await settle();
  dialog.replaceChildren(document.createElement('p'));
  await settle();
  expect(dialog.getAttribute('aria-label')).toBe('Connect a Wallet');
});

test('makes mouse-only elements work with the keyboard', async () => {
  stop = mendDialogs();
  const dialog = open('<div style="will-change: transform">Learn More</div>');
  await settle();
  const button = dialog.querySelector<HTMLElement>('[role="button"][tabindex="0"]');
  let presses = 0;
  button?.addEventListener('click', () => {
    presses += 1;
  });
  for (const key of ['Enter', ' ', 'x']) button?.dispatchEvent(new KeyboardEvent('keydown', { key }));
  expect(presses).toBe(2);
});

test('stops decoration from scrolling', async () => {
  stop = mendDialogs();
  const dialog = open('<div style="filter: blur(100px); overflow: auto"></div>');
  await settle();
  expect(dialog.querySelector('div')?.style.overflow).toBe('hidden');
});

test('ignores other dialogs, and everything after it was stopped', async () => {
  stop = mendDialogs();
  document.body.innerHTML = '<div role="dialog"><b role="img"></b></div>';
  await settle();
  expect(document.querySelector('b')?.hasAttribute('aria-hidden')).toBe(false);
  stop();
  const dialog = open('<b role="img"></b>');
  await settle();
  expect(dialog.querySelector('b')?.hasAttribute('aria-hidden')).toBe(false);
});
