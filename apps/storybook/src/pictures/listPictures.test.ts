import { expect, test } from 'vitest';
import { listPictures } from './listPictures.ts';

const story = (id: string, title: string, type = 'story') => ({ id, title, name: id, type });

const list = (...entries: Parameters<typeof listPictures>[0]) =>
  listPictures(entries, '/pictures').map(({ file }) => file);

test('a story has a picture at 1280 and one at 390 px', () => {
  expect(list(story('controls-button--plain', 'Controls/Button'))).toEqual([
    '/pictures/1280/controls-button--plain.png',
    '/pictures/390/controls-button--plain.png',
  ]);
});

test('a dialog of the wallet has the one that its name says', () => {
  const title = 'Dialogs/Connect';
  expect(
    list(
      story('dialogs-connect--wallets', title),
      story('dialogs-connect--wallets-on-phone', title),
      story('dialogs-connect--compact', title),
    ),
  ).toEqual([
    '/pictures/1280/dialogs-connect--wallets.png',
    '/pictures/390/dialogs-connect--wallets-on-phone.png',
    '/pictures/390/dialogs-connect--compact.png',
  ]);
});

test('a page of documentation has none', () => {
  expect(list(story('overview--docs', 'Overview', 'docs'))).toEqual([]);
});
