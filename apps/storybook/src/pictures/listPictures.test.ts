import { expect, test } from 'vitest';
import { listPictures } from './listPictures.ts';

const story = (name: string, tags: readonly string[] = [], type = 'story') => {
  const id = `controls-button--${name.toLowerCase().replaceAll(' ', '-')}`;
  return { id, title: 'Controls/Button', name, type, tags };
};

const list = (...entries: Parameters<typeof listPictures>[0]) =>
  listPictures(entries, '/pictures').map(({ file }) => file);

test('lists a picture at 1280 and one at 390 px for a story', () => {
  expect(list(story('Plain'))).toEqual([
    '/pictures/1280/controls-button--plain.png',
    '/pictures/390/controls-button--plain.png',
  ]);
});

test('lists one picture for a story with a window of its own, by its name', () => {
  const own = ['own-window'];
  expect(list(story('Wallets', own), story('Wallets On Phone', own), story('Compact', own))).toEqual([
    '/pictures/1280/controls-button--wallets.png',
    '/pictures/390/controls-button--wallets-on-phone.png',
    '/pictures/390/controls-button--compact.png',
  ]);
});

test('lists no picture for a documentation page', () => {
  expect(list(story('Docs', [], 'docs'))).toEqual([]);
});
