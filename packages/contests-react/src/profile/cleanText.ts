import { hasVisibleText } from '@org/contests';

/**
 * What changes how the text around it is drawn, or is not drawn at all: controls, marks of direction, invisible letters,
 * tags, half characters. The two joiners stay: scripts and emoji need them.
 */
const HARMFUL =
  /[\p{Cc}\p{Surrogate}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\ufff9-\uffff\u{e0000}-\u{e0fff}]/gu;

/** Marks upon marks grow over the lines above and below. */
const MARKS = /(\p{M}{3})\p{M}+/gu;

const cut = (text: string, mostCharacters: number): string => {
  // Never more than this is taken apart, however long the text is.
  const characters = [...text.slice(0, mostCharacters * 2 + 2)];
  return characters.length > mostCharacters
    ? `${characters
        .slice(0, mostCharacters - 1)
        .join('')
        .trimEnd()}…`
    : text;
};

const clean = (text: string): string => text.replace(HARMFUL, '').replace(MARKS, '$1');

/** A stranger's text on one line, harmless and at most so long; undefined where nothing of it can be seen. */
export function cleanLine(text: string, mostCharacters: number): string | undefined {
  const line = clean(text.replace(/\s+/g, ' ')).trim();
  return hasVisibleText(line) ? cut(line, mostCharacters) : undefined;
}

/** The same for a text of several lines; more than one empty line is one. */
export function cleanParagraphs(text: string, mostCharacters: number): string | undefined {
  const lines = text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => clean(line.replaceAll('\t', ' ')).trimEnd());
  const paragraphs = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return hasVisibleText(paragraphs) ? cut(paragraphs, mostCharacters) : undefined;
}
