import type { RawValue } from './findRawValues.ts';

const PATTERNS: readonly (readonly [problem: string, pattern: RegExp])[] = [
  ['a colour of its own', /(?<![\w&.#/-]|href=["'])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi],
  ['a colour of its own', /(?<![\w.])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color-mix)\([\d.]/gi],
  [
    'a colour of its own',
    /\s(?:fill|stroke|color|bgcolor|stop-?color|flood-?color)=(?:["']|\{["'])(?!none\b|currentcolor\b|var\(|url\(|inherit\b|#)[a-z]/gi,
  ],
  // Also what sets a style from a script: the policy would allow it, the tokens would not know of it.
  [
    'a style of its own',
    /\sstyle=|\bstyle:\s*[{'"`]|(?<!styles)\.style\b(?!\.setProperty\('--)|\bcssText\b|<style\b/g,
  ],
  ['a style of its own', /\b(?:insertRule|adoptedStyleSheets|replaceSync)\b/g],
  [
    'a size of its own',
    /<(?:svg|img|canvas|iframe|video|table|t[dh]|hr|input|select)\b[^<>]*?\s(?:width|height|size)=(?:["'][\d.]+(?:px|r?em)?["']|\{[\d.]+\})/g,
  ],
  ['a size of its own', /\s(?:font-?size|stroke-?width)=(?:["'][\d.]|\{[\d.])/gi],
  ['a size of its own', /(["'`])-?[\d.]+(?:px|r?em|pt)\1/g],
];

/**
 * Finds colours, sizes and styles that are written by hand in a script or a page, where no style sheet would show
 * them: as attributes, as literals, from code.
 */
export function findRawMarkup(source: string): RawValue[] {
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
  const code = source
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, blank)
    .replace(/(?<![:"'`\w])\/\/[^\n]*/g, blank)
    // What a story expects of others sets nothing.
    .replace(/\.toHaveStyle\([^)]*\)/g, blank);

  return PATTERNS.flatMap(([problem, pattern]) =>
    [...code.matchAll(pattern)].map(({ 0: value, index }) => {
      const line = code.slice(0, index).split('\n').length;
      return { line, property: 'code', value: value.trim().replace(/\s+/g, ' ').slice(0, 60), problem };
    }),
  ).sort((a, b) => a.line - b.line);
}
