import { expect, test } from 'vitest';
import { standIns } from './standIns.ts';

const CODE = `var fetchTranslations = async (locale) => {
  switch (locale) {
    case "de":
    case "de-DE":
      return (await import("./de_DE-YE3KOFHU.js")).default;
    case "fr":
    case "fr-FR":
      return (await import("./fr_FR-VBJP3ZLL.js")).default;
    default:
      return (await import("./en_US-SK3WV2N3.js")).default;
  }
};`;

test.each([
  ['en', ['en_US']],
  ['de', ['de_DE', 'en_US']],
])('keeps the language %s of RainbowKit’s dialogs, and English', (language, kept) => {
  const { transform } = standIns(language);
  if (typeof transform !== 'function') throw new Error('The plugin has a function.');
  const id = '/node_modules/@rainbow-me/rainbowkit/dist/index.js';
  const changed = Reflect.apply(transform, undefined, [CODE, id]);
  expect(changed.code.match(/[a-z]{2}_[A-Z]{2}/g)).toEqual(kept);
  expect(Reflect.apply(transform, undefined, [CODE, '/src/main.tsx'])).toBeUndefined();
});
