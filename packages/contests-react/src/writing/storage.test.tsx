import { afterEach, expect, test, vi } from 'vitest';
import { readStored, removeStored, writeStored } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

test('what was kept is read back, and gone once removed', () => {
  expect(writeStored('key', { words: 'é' })).toBe(true);
  expect(readStored('key')).toEqual({ words: 'é' });
  removeStored('key');
  expect(readStored('key')).toBeUndefined();
});

test('what is no JSON, or far too long, counts as absent', () => {
  window.localStorage.setItem('key', '{"half');
  expect(readStored('key')).toBeUndefined();
  window.localStorage.setItem('key', JSON.stringify('x'.repeat(1_000_001)));
  expect(readStored('key')).toBeUndefined();
});

test('a full or blocked storage stops nobody', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(writeStored('key', 1)).toBe(false);
  expect(readStored('key')).toBeUndefined();
  expect(() => removeStored('key')).not.toThrow();
});
