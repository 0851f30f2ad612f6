import { expect, test } from 'vitest';
import { format } from './console.ts';

test('replaces the placeholders and keeps the rest', () => {
  expect(format(['Warning: %s in %s', 'key', 'List', 7])).toBe('Warning: key in List 7');
});

test('names errors of the console by their message', () => {
  expect(format([new Error('no'), new Error('more')])).toBe('Error: no more');
});
