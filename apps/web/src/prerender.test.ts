import { expect, test } from 'vitest';
import { PRODUCT_NAME, prerenderPages } from './prerender.tsx';

const pages = prerenderPages();

test('every page is drawn without a window and without data', () => {
  expect(typeof window).toBe('undefined');
  expect(pages.map((page) => page.name)).toEqual([
    'landing',
    'contests',
    'start',
    'reviews',
    'drafts',
    'edit-profile',
    'account',
    'help',
    'settings',
    'terms',
    'privacy',
    'contest',
    'entry',
    'share',
    'not-found',
  ]);
});

test.each(pages)('$file holds the shell and the outline of its page, and no page yet', ({ body, title }) => {
  for (const text of ['>Contests</a>', '>Start a contest</a>', 'Laurel', 'href="#content"', '<main']) {
    expect(body).toContain(text);
  }
  expect(body).toContain('role="status"');
  expect(body).not.toContain('<h1');
  expect(body).not.toMatch(/\sstyle=|<style|<script/);
  expect(title).toContain('Laurel');
});

test('the name is a mark that can be replaced: pages drawn under another one never say the first', () => {
  for (const { title, body, description } of prerenderPages('Palm & Co')) {
    expect(title).toContain('Palm & Co');
    expect(body).toContain('Palm &amp; Co');
    expect(`${title}${body}${description}`).not.toContain(PRODUCT_NAME);
  }
});

test('two renderings of a page are the same, so that the browser can take it over', () => {
  expect(prerenderPages()).toEqual(pages);
});
