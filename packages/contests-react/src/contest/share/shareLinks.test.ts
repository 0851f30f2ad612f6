import { expect, test, vi } from 'vitest';
import { createShareLinks, findNativeShare } from './shareLinks.ts';

const url = 'https://laurel.example/contests/base/0x12';

test('encodes text and link of a post', () => {
  const links = createShareLinks({ url, text: 'A & B?url=https://evil.example#' });
  expect(new URL(links.x).searchParams.get('url')).toBe(url);
  expect(new URL(links.x).searchParams.get('text')).toBe('A & B?url=https://evil.example#');
  expect(new URL(links.telegram).searchParams.get('url')).toBe(url);
  expect(links.email.startsWith('mailto:?subject=A%20%26%20B')).toBe(true);
});

test('cuts long and malformed texts to whole characters', () => {
  const text = new URL(createShareLinks({ url, text: `\ud800${'🏆'.repeat(300)}` }).x).searchParams.get(
    'text',
  );
  expect([...(text ?? '')]).toHaveLength(160);
  expect(text?.startsWith('\ufffd🏆')).toBe(true);
});

const content = { title: 'Benches', url: 'https://laurel.example/contests/base/0x12' };

test('finds no native share without link support', () => {
  expect(findNativeShare({})).toBeUndefined();
  expect(findNativeShare({ share: vi.fn() })).toBeUndefined();
  expect(findNativeShare({ share: vi.fn(), canShare: () => false })).toBeUndefined();
});

test('shares title and link and ignores a closed sheet', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await findNativeShare({ share, canShare: () => true })?.(content);
  expect(share).toHaveBeenCalledExactlyOnceWith(content);
});
