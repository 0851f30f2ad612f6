import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppearanceSection } from './AppearanceSection.tsx';
import { chooseLanguage, readChosenLanguage } from './LanguageSection.tsx';

afterEach(() => chooseLanguage(undefined));

test('keeps the chosen language in a cookie until it is reset', () => {
  expect(readChosenLanguage()).toBeUndefined();
  chooseLanguage('de');
  expect(document.cookie).toContain('laurel-language=de');
  expect(readChosenLanguage()).toBe('de');
  chooseLanguage(undefined);
  expect(document.cookie).not.toContain('laurel-language=de');
});

test.each(['fr', '%E0%A4%A', ''])('ignores the cookie %j', (value) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as another program would write it
  document.cookie = `laurel-language=${value}; Path=/`;
  expect(readChosenLanguage()).toBeUndefined();
});

const web = join(import.meta.dirname, '..', '..', '..');
const early = readFileSync(join(web, 'public', 'early.js'), 'utf8');
const page = readFileSync(join(web, 'index.html'), 'utf8');
const root = document.documentElement;
let stop: AbortController;

/** Opens a page: its head, then the script that runs before anything is drawn. */
const openPage = () => {
  document.head.innerHTML = page.match(/<meta name="theme-color".+>/g)?.join('') ?? '';
  const { signal } = stop;
  new Function('addEventListener', early)((type: string, react: EventListener, capture?: boolean) =>
    window.addEventListener(type, react, { capture: capture ?? false, signal }),
  );
};
const choose = async (theme: string) => {
  render(<AppearanceSection />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Theme' }));
  await userEvent.click(await screen.findByRole('option', { name: theme }));
};
const listFrames = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(
    ({ content, media }) => `${content} ${media}`,
  );
const followed = ['#C8EEFE (prefers-color-scheme: light)', '#0B2230 (prefers-color-scheme: dark)'];

beforeEach(() => {
  stop = new AbortController();
  localStorage.clear();
  delete root.dataset.theme;
});
afterEach(() => {
  stop.abort();
  cleanup();
  vi.unstubAllGlobals();
});

test('follows the system until a theme is chosen', () => {
  openPage();
  render(<AppearanceSection />);
  expect(screen.getByRole('combobox', { name: 'Theme' })).toHaveProperty('textContent', 'System');
  expect(root.dataset.theme).toBeUndefined();
  expect(listFrames()).toEqual(followed);
});

test('shows a chosen theme at once, and before the next page is drawn', async () => {
  openPage();
  await choose('Dark');
  expect(root.dataset.theme).toBe('dark');
  delete root.dataset.theme;
  openPage();
  expect(root.dataset.theme).toBe('dark');
  expect(listFrames()).toEqual(['#C8EEFE not all', '#0B2230 all']);
});

test('follows the system again when that is chosen', async () => {
  localStorage.setItem('laurel.theme', 'light');
  openPage();
  expect(root.dataset.theme).toBe('light');
  await choose('System');
  expect(root.dataset.theme).toBeUndefined();
  expect(listFrames()).toEqual(followed);
  expect(localStorage.getItem('laurel.theme')).toBeNull();
});

test('ignores a stored value that is not a theme', () => {
  localStorage.setItem('laurel.theme', '<script>');
  openPage();
  expect(root.dataset.theme).toBeUndefined();
});

test('follows another tab, even when its storage is cleared there', () => {
  openPage();
  window.dispatchEvent(new StorageEvent('storage', { key: 'laurel.theme', newValue: 'dark' }));
  expect(root.dataset.theme).toBe('dark');
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(root.dataset.theme).toBeUndefined();
});

test('applies a theme that cannot be stored, and says so', async () => {
  openPage();
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse });
  await choose('Dark');
  expect(root.dataset.theme).toBe('dark');
  expect(screen.getByText(/can’t store settings/)).toBeDefined();
});
