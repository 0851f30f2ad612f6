import { expect, test } from 'vitest';
import { listPictures } from './listPictures.ts';

const story = (id: string, title: string, type = 'story') => ({ id, title, name: id, type });

const list = (...entries: Parameters<typeof listPictures>[0]) =>
  listPictures(entries, '/pictures').map(({ file }) => file);

test('lists a picture at 1280 and one at 390 px for a story', () => {
  expect(list(story('controls-button--plain', 'Controls/Button'))).toEqual([
    '/pictures/1280/controls-button--plain.png',
    '/pictures/390/controls-button--plain.png',
  ]);
});

test('lists one picture for a wallet dialog, by the width in its name', () => {
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

test('lists no picture for a documentation page', () => {
  expect(list(story('overview--docs', 'Overview', 'docs'))).toEqual([]);
});
