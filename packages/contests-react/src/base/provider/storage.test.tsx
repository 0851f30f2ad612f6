import { afterEach, expect, test, vi } from 'vitest';
import { readStored, removeStored, writeStored } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

test('reads back what was written until it is removed', () => {
  expect(writeStored('key', { words: 'é' })).toBe(true);
  expect(readStored('key')).toEqual({ words: 'é' });
  removeStored('key');
  expect(readStored('key')).toBeUndefined();
});

test('ignores values that are too long or not JSON', () => {
  window.localStorage.setItem('key', '{"half');
  expect(readStored('key')).toBeUndefined();
  window.localStorage.setItem('key', JSON.stringify('x'.repeat(1_000_001)));
  expect(readStored('key')).toBeUndefined();
});

test('does not throw if the storage is blocked', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(writeStored('key', 1)).toBe(false);
  expect(readStored('key')).toBeUndefined();
  expect(() => removeStored('key')).not.toThrow();
});
