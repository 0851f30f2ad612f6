import type { EntryDocument } from '@org/contests';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { sampleConfig } from '../../testing/createTestWallet.ts';
import { result } from '../../testing/sampleContest.ts';
import { EntryAbout } from './EntryAbout.tsx';

afterEach(cleanup);

const bare: EntryDocument = { name: 'Shelf', link: '', picture: '', about: ' ', track: 0 };

/** The number of elements about an entry with this document, on a site that stores pictures or not. */
function count(document: EntryDocument, storesDocuments: boolean): number {
  const texts = { document: { status: 'unread' }, entries: new Map([['1', document]]) };
  const { container } = render(
    <ContestsProvider config={{ ...sampleConfig, storesDocuments }}>
      <EntryAbout
        {...{ result, entry: '1' }}
        texts={texts as never}
        links={{ getAddressHref: () => null, getAttestationHref: () => null }}
      />
    </ContestsProvider>,
  );
  const { length } = container.querySelector('[class*="about"]')?.children ?? [];
  cleanup();
  return length;
}

test('leaves no gap for a document without texts, pictures, links and facts', () => {
  const pictures = [{ uri: `ipfs://${'b'.repeat(59)}`, alt: '' }] as never;
  expect(count(bare, true)).toBe(0);
  expect(count({ ...bare, pictures }, false)).toBe(0);
  expect(count({ ...bare, pictures }, true)).toBe(1);
  expect(count({ ...bare, about: 'A shelf.' }, false)).toBe(1);
  expect(count({ ...bare, links: [{ label: 'Code', href: 'https://example.org' }] }, false)).toBe(1);
  expect(count({ ...bare, team: ['Mara'] }, false)).toBe(1);
  expect(count({ ...bare, picture: 'https://example.org/shelf.png' }, false)).toBe(1);
});
