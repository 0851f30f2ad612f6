import { join } from 'node:path';
import { easAbi, resolverErrors } from '@org/contests/chain';
import { describe, expect, test } from 'vitest';
import {
  findUnreadMessages,
  listPaths,
  readSources,
} from '../../../../tools/dev/language/findUnreadMessages.ts';
import { CLASSIC_LABELS, type ClassicName } from '../base/text/criterionNames.ts';
import { german } from './de.ts';
import * as english from './en.ts';
import { spanish } from './es.ts';

const SOURCE = join(import.meta.dirname, '..');
/** `const messages = useMessages('contest', englishContest).failed;`, in one line or more. */
const ALIAS = /const (\w+) = (?:useMessages|findMessages)\(\s*'(\w+)',\s*\w+,?\s*\)([\w.?]*);/g;
const DESTRUCTURED =
  /const \{ ([\w, ]+) \} = (?:useMessages|findMessages)\(\s*'(\w+)',\s*\w+,?\s*\)([\w.]*);/g;
/** `messages: Messages['contest']['failed']` of a function. */
const PARAMETER = /\b(\w+): Messages((?:\['\w+'\])+)/g;
/** `type MessagesOfPart = Messages['contest']`, for several functions of a file. */
const TYPE = /type MessagesOfPart = Messages((?:\['\w+'\])+);/g;
/** `findMessages('contest', englishContest)` on the spot. */
const INLINE = /(?:useMessages|findMessages)\(\s*'(\w+)',\s*\w+,?\s*\)/g;

/** A source with every alias (`const messages = useMessages('share', englishShare);`) expanded. */
const writeOut = (text: string): string => {
  const names = [
    ...[...text.matchAll(ALIAS)].map(
      ([, name = '', section, rest]) => [name, `english.${section}${rest}`] as const,
    ),
    ...[...text.matchAll(DESTRUCTURED)].flatMap(([, list = '', section, rest]) =>
      list.split(', ').map((name) => [name, `english.${section}${rest}.${name}`] as const),
    ),
    ...[...text.matchAll(TYPE)].map(
      ([, path = '']) => ['messages', `english${path.replace(/\['(\w+)'\]/g, '.$1')}`] as const,
    ),
    ...[...text.matchAll(PARAMETER)].map(
      ([, name = '', path = '']) => [name, `english${path.replace(/\['(\w+)'\]/g, '.$1')}`] as const,
    ),
  ];
  const body = text
    .replace(ALIAS, '')
    .replace(DESTRUCTURED, '')
    .replace(PARAMETER, '')
    .replace(TYPE, '')
    .replace(INLINE, (_, section: string) => `english.${section}`);
  // A file may use one alias for several sections, one per component.
  return names
    .map(([name, path]) => body.replace(new RegExp(`(?<!\\w|[^.]\\.)${name}\\b`, 'g'), path))
    .concat(body)
    .join('\n');
};

const get = (path: string): unknown =>
  path
    .split('.')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], english);

/** A group that is passed to a function is read there, under the name of its parameter. */
const withoutArguments = (sources: string): string =>
  sources.replace(/([(,]\s*)(english(?:\.\w+)+)(?=\s*[,)])/g, (whole, before: string, path: string) =>
    typeof get(path) === 'object' ? before : whole,
  );

test('uses every message in some source file', async () => {
  const sources = withoutArguments(await readSources(SOURCE, writeOut));
  const paths = listPaths(english, 'english');
  expect(paths.length).toBeGreaterThan(100);
  expect(findUnreadMessages(paths, sources)).toEqual([]);
});

test('says whom the ranking has in a place, also if several share it', () => {
  const { differs } = english.noteParts.awards;
  expect(differs(['A', 'B', 'C'], 1, 'Sound')).toBe('The ranking has A, B and C in place 1 of Sound.');
  expect(german.noteParts.awards.differs(['A'], 2, null)).toBe('In der Rangliste steht A auf Platz 2.');
  expect(german.noteParts.awards.differs(['A', 'B', 'C'], 1, null)).toBe(
    'In der Rangliste stehen A, B und C auf Platz 1.',
  );
  expect(spanish.noteParts.awards.differs(['A'], 2, null)).toBe(
    'En la clasificación, A está en el puesto 2.',
  );
  expect(spanish.noteParts.awards.differs(['A', 'Ines'], 1, null)).toBe(
    'En la clasificación, A e Ines están en el puesto 1.',
  );
});

test('has a sentence for each of the classic six criteria', () => {
  // The cast: `Object.keys` returns strings.
  const names = Object.keys(CLASSIC_LABELS) as ClassicName[];
  expect(names).toHaveLength(6);
  for (const name of names) expect(english.reviewForm.sentences[name]).toMatch(/\.$/);
});

/** How a sentence begins that says what to do. */
const ADVICE = {
  English: /^(?:Add|Ask|Change|Check|Choose|Give|Go on|Look|Reload|Remove|Shorten|Submit|Use|Write)\b/,
  German: /^\p{Lu}\p{L}+ Sie\b/u,
  Spanish:
    /^(?:Acórtalo|Agrega|Cambia|Comprueba|Da|Elige|Escribe|Mira|Pide|Envíala|Quita|Quítala|Recarga|Sigue|Usa)(?![\p{L}])/u,
} as const;

const errors = [...resolverErrors, ...easAbi].filter(({ type }) => type === 'error') as readonly {
  readonly name: keyof typeof english.refusals;
}[];

describe.each([
  ['English', english.refusals],
  ['German', german.refusals],
  ['Spanish', spanish.refusals],
] as const)('in %s', (language, refusals) => {
  test.each(errors.map(({ name }) => name))('says why %s refuses, and what to do', (name) => {
    expect(refusals[name]).toMatch(/^[¿\p{Lu}].+\.$/u);
    const sentences = refusals[name].split(/(?<=\.) /);
    expect(sentences.length).toBeGreaterThan(1);
    expect(sentences.at(-1)).toMatch(ADVICE[language]);
  });
});

test('has no sentence for an error that no contract has', () => {
  const names = new Set<string>(errors.map(({ name }) => name));
  expect(names.size).toBeGreaterThan(45);
  expect(Object.keys(english.refusals).filter((name) => !names.has(name))).toEqual([]);
});

test('German says one more judge or field in the singular', () => {
  expect(german.embed.judges(['Ada'], 1)).toBe('Jury: Ada und 1 weiteres Mitglied');
  expect(german.embed.judges(['Ada'], 2)).toBe('Jury: Ada und 2 weitere');
  expect(german.accountEditor.keptFields.more('a', 1)).toBe('a und 1 weiteres');
});
