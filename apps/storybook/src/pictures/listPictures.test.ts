import { expect, test } from 'vitest';
import { listPictures } from './listPictures.ts';

const story = (name: string, tags: readonly string[] = [], title = 'Controls/Button', type = 'story') => {
  const id = `${title}--${name}`.toLowerCase().replaceAll(/[ /]/g, '-');
  return { id, title, name, type, tags };
};

/** The pictures of these stories; the approved ones are marked. */
const list = (...entries: Parameters<typeof listPictures>[0]) =>
  listPictures(entries).map(({ path, isApproved }) => (isApproved ? `${path} *` : path));

test('lists two pictures for a story, and approves one of the first story of a component', () => {
  expect(list(story('Plain'), story('Small'))).toEqual([
    '1280/controls-button--plain *',
    '1280/controls-button--small',
    '390/controls-button--plain',
    '390/controls-button--small',
  ]);
});

test('approves the first story of a dialog at three sizes', () => {
  expect(list(story('Playground', ['playground', 'dialog']), story('Open', ['dialog']))).toEqual([
    '1280/controls-button--playground',
    '1280/controls-button--open *',
    '390/controls-button--playground',
    '390/controls-button--open *',
    '640/controls-button--open *',
  ]);
});

test('approves every step of a flow at three sizes, and no other story of its component', () => {
  expect(list(story('Withdrawn', [], 'Web/Contest'), story('Judging', [], 'Web/Contest'))).toEqual([
    '1280/web-contest--withdrawn',
    '1280/web-contest--judging *',
    '390/web-contest--withdrawn',
    '390/web-contest--judging *',
    '640/web-contest--judging *',
  ]);
});

test('lists one picture for a story with a window of its own, by its name', () => {
  const own = ['own-window'];
  expect(list(story('Wallets', own), story('Wallets On Phone', own), story('Compact', own))).toEqual([
    '1280/controls-button--wallets *',
    '390/controls-button--wallets-on-phone',
    '390/controls-button--compact',
  ]);
});

test('lists no picture for a documentation page', () => {
  expect(list(story('Docs', [], 'Controls/Button', 'docs'))).toEqual([]);
});
