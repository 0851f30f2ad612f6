import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../../tools/dev/language/languages.ts';
import { describeMessage, listMessages } from './listMessages.ts';

test('lists every message with its key, in every language', async () => {
  const rows = await listMessages();
  expect(new Set(rows.map(({ owner }) => owner))).toEqual(
    new Set(['contests-react', 'web', 'wallet-kit', 'ui-theme']),
  );
  const missing = rows.flatMap(({ owner, key, messages }) =>
    Object.keys(LANGUAGES)
      .filter((language) => !messages[language as Language].length)
      .map((language) => `${owner} ${key} ${language}`),
  );
  expect(missing).toEqual([]);
  expect(rows.length).toBeGreaterThan(900);
  expect(new Set(rows.map(({ owner, key }) => `${owner} ${key}`)).size).toBe(rows.length);
  expect(rows).toContainEqual({
    owner: 'wallet-kit',
    key: 'connectWallet',
    messages: { en: ['Connect Wallet'], de: ['Wallet verbinden'], es: ['Conectar wallet'] },
  });
  // The text has no source code, and none of the numbers that describeMessage formats with.
  expect(
    rows.filter(({ messages }) =>
      Object.values(messages)
        .flat()
        .some((text) => /=>|(?<!\d)7[345](?!\d)/.test(text)),
    ),
  ).toEqual([]);
});

test.each<[text: unknown, forms: readonly string[]]>([
  ['Copy link', ['Copy link']],
  [(chainName: string) => `Switch to ${chainName}`, ['Switch to {chainName}']],
  [(n: number) => `${n} ${n === 1 ? 'review' : 'reviews'}`, ['{n} reviews', '{n} review']],
  [(n: number) => (n === 0 ? 'None' : `${n.toLocaleString('de')} da`), ['{n} da', 'None']],
  [(n: number) => `${n} and again ${n}`, ['{n} and again {n}']],
  [(size: number, max: number) => `${size.toFixed(0)} of ${max.toFixed(0)} kB`, ['{size} of {max} kB']],
  [
    (names: string[]) => names.map((name) => `“${name}”`).join(', ') || 'None',
    ['“{names}”, “{names}”', '“{names}”', 'None'],
  ],
  [(at: string | null) => (at ? `Saved ${at}` : 'Saved'), ['Saved {at}', 'Saved']],
])('describes the text %s', (text, forms) => {
  expect(describeMessage(text)).toEqual(forms);
});
