import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Messages as ContestsMessages, english as contests } from '@org/contests-react/messages';
import { expect, test } from 'vitest';
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

test('marks texts with arguments around them', () => {
  expect(second.judgeActs.reviewEntry('example.org/kiln')).toBe('⟦Review example.org/kiln⟧');
  expect(second.share.title).not.toBe(english.share.title);
});

const SOURCE = join(import.meta.dirname, '..');
const IS_READER = /^(?!messages\/)(?!.*(\.test\.|\.stories\.)).*\.tsx?$/;
const ALIAS = /^const (\w+) = (messages[\w.]*);$/gm;

/** The sources with every alias (`const shareMessages = messages.share;`) expanded. */
const readSources = async (): Promise<string> => {
  const names = (await readdir(SOURCE, { recursive: true })).filter((name) => IS_READER.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(SOURCE, name), 'utf8')));
  return texts.map(writeOut).join('\n');
};

const writeOut = (text: string): string =>
  [...text.matchAll(ALIAS)].reduce(
    (written, [declaration, name, value]) =>
      written.replace(declaration, '').replace(new RegExp(`(?<!\\w|[^.]\\.)${name}\\b`, 'g'), value ?? ''),
    text,
  );

/** Paths of all messages below: `messages.share.title`. */
const listPaths = (value: unknown, path: string): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => listPaths(inner, `${path}.${key}`))
    : [path];

/** A text counts as read by its own path or by a group that contains it: looked up by a key or passed on whole. */
const isRead = (path: string, sources: string): boolean => {
  const steps = path.split('.');
  return steps
    .map((_, index) => steps.slice(0, index + 1).join('.'))
    .slice(1)
    .some((part) => {
      const after = part === path ? '(?![\\w-])' : '(?![\\w-]|\\??\\.\\w)';
      return new RegExp(`\\b${part.replaceAll('.', '\\.')}${after}`).test(sources);
    });
};

test('uses every message in some source file', async () => {
  const sources = await readSources();
  const paths = listPaths(messages, 'messages');
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => !isRead(path, sources))).toEqual([]);
});
