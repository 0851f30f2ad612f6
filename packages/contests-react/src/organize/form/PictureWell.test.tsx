import { local } from '@org/chain-config';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { englishPictures } from '../../messages/en/pictures.ts';
import { storeKeptPictures } from './keptPictures.ts';
import { PictureWell } from './PictureWell.tsx';

vi.mock('./keptPictures.ts', () => ({ addPicture: vi.fn(), storeKeptPictures: vi.fn() }));

afterEach(() => {
  cleanup();
  vi.mocked(storeKeptPictures).mockReset();
});

const picture = {
  ...({ type: 'image/webp', width: 800, height: 600, size: 9, alt: 'A kiln' } as const),
  uri: `ipfs://b${'a'.repeat(58)}`,
} as const;
const show = () =>
  render(
    <ContestsProvider config={{ chains: [local], storesDocuments: true }}>
      <PictureWell label="Cover" value={[picture]} onChange={() => {}} max={1} />
    </ContestsProvider>,
  );
const find = () => document.querySelector('img');
const fail = () => act(async () => void fireEvent.error(find() ?? document.body));

test('a picture that the server lacks is stored again once, and then requested at once', async () => {
  vi.mocked(storeKeptPictures).mockResolvedValue(true);
  show();
  await fail();
  expect(find()).toBeTruthy();
  await fail();
  expect(storeKeptPictures).toHaveBeenCalledTimes(1);
  expect(screen.getByText(englishPictures.missing)).toBeTruthy();
});

test('a picture that the server was too busy for is no longer called missing once it is drawn', async () => {
  vi.mocked(storeKeptPictures).mockResolvedValue(false);
  show();
  await fail();
  expect(screen.getByText(englishPictures.missing)).toBeTruthy();
  fireEvent.load(find() ?? document.body);
  expect(screen.queryByText(englishPictures.missing)).toBeNull();
});
