import { afterEach, expect, test } from 'vitest';
import { findLinkPath } from './findLinkPath.ts';

type Click = Partial<
  Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>
>;

const clickOn = (html: string, click: Click = {}) => {
  document.body.innerHTML = html;
  const target = document.body.querySelector('span') ?? document.body.querySelector('a') ?? document.body;
  return findLinkPath({ button: 0, defaultPrevented: false, target, ...click } as unknown as MouseEvent);
};

afterEach(() => {
  document.body.innerHTML = '';
});

test('returns the path of a plain click on a link of the product', () => {
  expect(clickOn('<a href="/contests?chain=base#top"><span>Contests</span></a>')).toBe(
    '/contests?chain=base#top',
  );
});

test.each<[string, Click]>([
  ['with the middle button', { button: 1 }],
  ['with ctrl', { ctrlKey: true }],
  ['with cmd', { metaKey: true }],
  ['with shift', { shiftKey: true }],
  ['with alt', { altKey: true }],
  ['that was handled already', { defaultPrevented: true }],
])('leaves a click %s to the browser', (_, click) => {
  expect(clickOn('<a href="/contests">Contests</a>', click)).toBeUndefined();
});

test.each([
  '<a href="https://example.org/">elsewhere</a>',
  '<a href="/contests" target="_blank">new tab</a>',
  '<a href="/file" download>download</a>',
  '<a href="mailto:a@example.org">letter</a>',
  '<a>nowhere</a>',
  '<p>no link</p>',
])('leaves the link %s to the browser', (html) => {
  expect(clickOn(html)).toBeUndefined();
});

test('leaves a link within the page to the browser', () => {
  expect(clickOn(`<a href="${window.location.pathname}#content">Skip</a>`)).toBeUndefined();
});
