import { expect, test, vi } from 'vitest';
import { findNativeShare } from './findNativeShare.ts';

const content = { title: 'Benches', url: 'https://laurel.example/contests/base/0x12' };

test('a browser without a sheet, or with one that takes no links, has none', () => {
  expect(findNativeShare({})).toBeUndefined();
  expect(findNativeShare({ share: vi.fn() })).toBeUndefined();
  expect(findNativeShare({ share: vi.fn(), canShare: () => false })).toBeUndefined();
});

test('title and link are passed on; closing the sheet is no error', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await findNativeShare({ share, canShare: () => true })?.(content);
  expect(share).toHaveBeenCalledExactlyOnceWith(content);
});
