import { expect, test } from 'vitest';
import { nameClasses } from './nameClasses.ts';

test('names a class by its style sheet', () => {
  const name = nameClasses();
  expect(name('row', '/a.module.css', '.row{}')).toMatch(/^row_[\w-]{3}$/);
  expect(name('row', '/a.module.css', '.row{}')).toBe(name('row', '/a.module.css', '.row{}'));
  expect(name('row', '/a.module.css', '.row{}')).not.toBe(name('row', '/b.module.css', '.row{top:0}'));
});

test('refuses one name for two style sheets', () => {
  const name = nameClasses();
  // The hashes of these two begin alike.
  name('row', '/a.module.css', '.row{order:488}');
  expect(() => name('row', '/b.module.css', '.row{order:595}')).toThrow(
    '/b.module.css and /a.module.css both name a class row_mlA: rename one of them',
  );
});

test('accepts what changes while the page is developed, and equal style sheets', () => {
  const name = nameClasses();
  const first = name('row', '/a.module.css', '.row{}');
  expect(name('row', '/a.module.css', '.row{top:0}')).not.toBe(first);
  expect(name('row', '/b.module.css', '.row{}')).toBe(first);
});
