import { hasVisibleText } from '@org/contests';

/**
 * Characters that affect the rendering of the surrounding text or are invisible: controls, bidirectional marks, blank
 * letters, tags, lone surrogates. Joiners are kept: scripts and emoji need them.
 */
const HARMFUL =
  /[\p{Cc}\p{Surrogate}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\ufff9-\uffff\u{e0000}-\u{e0fff}]/gu;

/** Stacked combining marks overlap the lines above and below. */
const MARKS = /(\p{M}{3})\p{M}+/gu;

const cut = (text: string, mostCharacters: number): string => {
  // Bounds the work for very long texts.
  const characters = [...text.slice(0, mostCharacters * 2 + 2)];
  return characters.length > mostCharacters
    ? `${characters
        .slice(0, mostCharacters - 1)
        .join('')
        .trimEnd()}…`
    : text;
};

const clean = (text: string): string => text.replace(HARMFUL, '').replace(MARKS, '$1');

/** Untrusted text, sanitized, on one line and cut to a limit; undefined if nothing is visible. */
export function cleanLine(text: string, mostCharacters: number): string | undefined {
  const line = clean(text.replace(/\s+/g, ' ')).trim();
  return hasVisibleText(line) ? cut(line, mostCharacters) : undefined;
}

/** The same for text with several lines; collapses consecutive empty lines. */
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
