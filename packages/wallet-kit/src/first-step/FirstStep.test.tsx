import { afterEach, expect, test, vi } from 'vitest';
import { forgetAnnounced } from './announced.ts';
import { prepareIcons } from './FirstStep.tsx';

afterEach(() => {
  forgetAnnounced();
  vi.unstubAllGlobals();
});

test('loads the icons of all rows once, those of announced wallets too', () => {
  const pictures: { src?: string }[] = [];
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      constructor() {
        pictures.push(this);
      }
    },
  );
  const icon = 'data:image/svg+xml,%3Csvg/%3E';
  const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Palm', rdns: 'test.palm', icon };
  const provider = { request: async () => [], on: () => {}, removeListener: () => {} };
  window.addEventListener(
    'eip6963:requestProvider',
    () => {
      const detail = Object.freeze({ info, provider });
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    },
    { once: true },
  );
  prepareIcons();
  const sources = pictures.map(({ src }) => src);
  expect(sources[0]).toBe(icon);
  expect(sources.length).toBeGreaterThan(4);
  for (const source of sources) expect(source).toMatch(/^data:image\//);
  prepareIcons();
  expect(pictures).toHaveLength(sources.length);
});
