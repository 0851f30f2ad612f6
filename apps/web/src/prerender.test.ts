import { expect, test } from 'vitest';
import { PRODUCT_NAME, prerenderPages } from './prerender.tsx';

const pages = prerenderPages();

test('prerenders every page without a window or data', () => {
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
    'certificate',
    'share',
    'submit',
    'submission',
    'not-found',
  ]);
});

test.each(pages)('prerenders the shell and the outline of the page into $file', ({ body, title }) => {
  for (const text of ['>Contests</a>', '>Start a contest</a>', 'Laurel', 'href="#content"', '<main']) {
    expect(body).toContain(text);
  }
  expect(body).toContain('role="status"');
  expect(body).not.toContain('<h1');
  expect(body).not.toMatch(/\sstyle=|<style|<script/);
  expect(title).toContain('Laurel');
});

test('prerenders pages with a product name that can be replaced', () => {
  for (const { title, body, description } of prerenderPages('Palm & Co')) {
    expect(title).toContain('Palm & Co');
    expect(body).toContain('Palm &amp; Co');
    expect(`${title}${body}${description}`).not.toContain(PRODUCT_NAME);
  }
});

test('renders a page deterministically, so that it hydrates', () => {
  expect(prerenderPages()).toEqual(pages);
});
