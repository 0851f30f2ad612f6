import { english as contests, type Texts } from '@org/contests-react/texts';
import { expect, test } from 'vitest';
import { markTexts } from '../../../../tools/dev/language/markTexts.ts';
import * as shell from './en.ts';
import type { Messages } from './messages.ts';

// Another language is one file with the same keys: other keys do not compile.
const english = { ...contests, ...shell };
const second = markTexts({ ...english }) satisfies Texts & Messages;

const listTexts = (value: unknown, path: string): (readonly [path: string, text: unknown])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => listTexts(inner, `${path}.${key}`))
    : [[path, value]];

test('translates every text into the pseudo-language', () => {
  const texts = listTexts(second, '');
  expect(texts.map(([path]) => path)).toEqual(listTexts(english, '').map(([path]) => path));
  const unmarked = texts.flatMap(([path, text]) =>
    typeof text === 'string' && !/^⟦.*⟧$/su.test(text) ? [path] : [],
  );
  expect(unmarked.filter((path) => !/^\.help\.sections\.\d+\.(id|code)$/.test(path))).toEqual([
    '.locale',
    '.shell.productName',
    '.signIn.statement',
  ]);
});

test('marks texts with arguments around them', () => {
  expect(second.judgeActs.reviewEntry('example.org/kiln')).toBe('⟦Review example.org/kiln⟧');
  expect(second.share.title).not.toBe(english.share.title);
});
