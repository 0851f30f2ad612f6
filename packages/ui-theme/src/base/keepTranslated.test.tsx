import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepTranslated } from './keepTranslated.ts';

let end: () => void;
beforeEach(() => {
  document.body.innerHTML = '<p>one</p>';
  end = keepTranslated();
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

const settle = () => new Promise((resolve) => setTimeout(resolve));
const seen = () => document.body.textContent;

/** Replaces the text of the paragraph as the browser does. */
async function translate() {
  const text = document.querySelector('p')?.firstChild as Text;
  const font = document.createElement('font');
  font.textContent = 'uno';
  text.replaceWith(font);
  await settle();
  return { text, font };
}

test('shows a new text in the place of the translation', async () => {
  const { text } = await translate();
  expect(seen()).toBe('uno');
  text.data = 'two';
  await settle();
  expect(seen()).toBe('two');
  expect(document.querySelector('font')).toBeNull();
});

test('removes and moves the translation with its text', async () => {
  const { text } = await translate();
  const mark = document.createElement('b');
  // A renderer inserts before a text that it knows.
  text.before(mark);
  document.querySelector('p')?.insertBefore(text, mark);
  await settle();
  expect(document.querySelector('font + b')).toBe(mark);
  text.remove();
  await settle();
  expect(seen()).toBe('');
});

test('shows the original again when the browser puts it back, and follows the next translation', async () => {
  const { text, font } = await translate();
  font.replaceWith(text);
  await settle();
  expect(seen()).toBe('one');
  await translate();
  expect(seen()).toBe('uno');
});

test('follows a translation that is inserted before its text is removed', async () => {
  const text = document.querySelector('p')?.firstChild as Text;
  const font = document.createElement('font');
  font.textContent = 'uno';
  text.before(font);
  text.remove();
  await settle();
  text.data = 'two';
  await settle();
  expect(seen()).toBe('two');
});
