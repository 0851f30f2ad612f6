import { join } from 'node:path';
import { type Messages as ContestsMessages, english as contests } from '@org/contests-react/messages';
import { expect, test } from 'vitest';
import {
  findUnreadMessages,
  listPaths,
  readSources,
} from '../../../../tools/dev/language/findUnreadMessages.ts';
import { markMessages } from '../../../../tools/dev/language/markMessages.ts';
import * as shell from './en.ts';
import { type Messages, messages } from './messages.ts';

// Another language is one file with the same keys: other keys do not compile.
const english = { ...contests, ...shell };
const second = markMessages({ ...english }) satisfies ContestsMessages & Messages;

const listMessages = (value: unknown, path: string): (readonly [path: string, text: unknown])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => listMessages(inner, `${path}.${key}`))
    : [[path, value]];

test('translates every text into the pseudo-language', () => {
  const texts = listMessages(second, '');
  expect(texts.map(([path]) => path)).toEqual(listMessages(english, '').map(([path]) => path));
  const unmarked = texts.flatMap(([path, text]) =>
    typeof text === 'string' && !/^⟦.*⟧$/su.test(text) ? [path] : [],
  );
  expect(unmarked.filter((path) => !/^\.help\.sections\.\d+\.(id|code)$/.test(path))).toEqual([
    '.locale',
    '.shell.productName',
    '.signIn.statement',
  ]);
});

test('marks messages with arguments around them', () => {
  expect(second.judgeActs.reviewEntry('example.org/kiln')).toBe('⟦Review example.org/kiln⟧');
  expect(second.share.title).not.toBe(english.share.title);
});

const SOURCE = join(import.meta.dirname, '..');
const ALIAS = /^const (\w+) = (messages[\w.]*);$/gm;

/** A source with every alias (`const shareMessages = messages.share;`) expanded. */
const writeOut = (text: string): string =>
  [...text.matchAll(ALIAS)].reduce(
    (written, [declaration, name, value]) =>
      written.replace(declaration, '').replace(new RegExp(`(?<!\\w|[^.]\\.)${name}\\b`, 'g'), value ?? ''),
    text,
  );

test('uses every message in some source file', async () => {
  const sources = await readSources(SOURCE, writeOut);
  const paths = listPaths(messages, 'messages');
  expect(paths.length).toBeGreaterThan(100);
  expect(findUnreadMessages(paths, sources)).toEqual([]);
});
