import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AccountPicture } from './AccountPicture.tsx';

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const show = (avatarUrl?: string) => <AccountPicture account={{ address, avatarUrl }} size="small" />;

test('issue 13: falls back to the generated picture if the avatar does not load', () => {
  const { container, rerender } = render(show('/avatars/judge.eth'));
  const find = () => container.querySelector('img');
  expect(find()?.getAttribute('src')).toBe('/avatars/judge.eth');
  fireEvent.error(find() as HTMLElement);
  const drawn = container.innerHTML;
  expect(find()).toBeNull();
  // Tries a new URL again.
  rerender(show('/avatars/other.eth'));
  expect(find()).not.toBeNull();
  rerender(show());
  expect(container.innerHTML).toBe(drawn);
});
