import { darkTokens } from './darkTokens.ts';
import { type Tokens, tokens } from './tokens.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const px = (value: number): string => `${value}px`;
const rem = (value: number): string => `${value / 16}rem`;
const ms = (value: number): string => `${value}ms`;

type Write = (value: never) => string;

/** The prefix (empty for colors) and unit of each group. Omits groups that CSS cannot use. */
const groups: Partial<Record<keyof Tokens, { prefix: string; write: Write }>> = {
  color: { prefix: '', write: String },
  scale: { prefix: 'scale', write: String },
  picture: { prefix: 'picture', write: String },
  alpha: { prefix: 'alpha', write: String },
  font: { prefix: 'font', write: String },
  weight: { prefix: 'weight', write: String },
  text: { prefix: 'text', write: rem as Write },
  leading: { prefix: 'leading', write: String },
  space: { prefix: 'space', write: rem as Write },
  radius: { prefix: 'radius', write: px as Write },
  size: { prefix: 'size', write: rem as Write },
  width: { prefix: 'width', write: rem as Write },
  stroke: { prefix: 'stroke', write: px as Write },
  shadow: { prefix: 'shadow', write: String },
  layer: { prefix: 'layer', write: String },
};

/**
 * The tokens as CSS custom properties: `[name, value]` pairs; names start with `--laurel-`.
 *
 * @param theme The tokens, or a theme from {@link createTheme}.
 * @example
 * ```ts
 * import { listTokenProperties } from '@org/ui-theme';
 * for (const [name, value] of listTokenProperties()) document.documentElement.style.setProperty(name, value);
 * ```
 */
export function listTokenProperties(theme: Tokens = tokens): [name: string, value: string][] {
  const properties: [string, string][] = [];
  for (const [group, { prefix, write }] of Object.entries(groups)) {
    for (const [name, value] of Object.entries(theme[group as keyof Tokens])) {
      properties.push([`--laurel-${[prefix, kebab(name)].filter(Boolean).join('-')}`, write(value as never)]);
    }
  }
  const { quickMs, calmMs, revealMs, turnMs, breathMs, ease } = theme.motion;
  properties.push(['--laurel-scheme', theme.scheme], ['--laurel-touch', rem(theme.touch)]);
  properties.push(['--laurel-motion-quick', ms(quickMs)], ['--laurel-motion-calm', ms(calmMs)]);
  properties.push(['--laurel-motion-reveal', ms(revealMs)], ['--laurel-motion-turn', ms(turnMs)]);
  properties.push(['--laurel-motion-breath', ms(breathMs)], ['--laurel-motion-ease', ease]);
  return properties;
}

/**
 * A static style sheet that sets every token under a selector.
 *
 * @example
 * import { writeFile } from 'node:fs/promises';
 * import { createTheme, createTokenCss } from '@org/ui-theme';
 * await writeFile('theme.css', createTokenCss(createTheme({ color: { page: '#fff' } })));
 */
export function createTokenCss(theme: Tokens = tokens, selector = ':root'): string {
  return writeRule(selector, listTokenProperties(theme));
}

/**
 * A light and a dark theme as one static style sheet. `data-theme="light"` or `"dark"` on the root chooses one;
 * without it, the system does. Print is always light.
 *
 * @example
 * import { writeFile } from 'node:fs/promises';
 * import { createTheme, createThemesCss } from '@org/ui-theme';
 * const dark = createTheme({ scheme: 'dark', color: { page: '#101418' } });
 * await writeFile('themes.css', createThemesCss({ dark }));
 */
export function createThemesCss({ light = tokens, dark = darkTokens }: ThemePair = {}): string {
  const lightValues = new Map(listTokenProperties(light));
  const changed = listTokenProperties(dark).filter(([name, value]) => lightValues.get(name) !== value);
  return createTokenCss(light) + writeDark((root) => writeRule(root, changed));
}

/** The two themes of a page. */
export type ThemePair = { readonly light?: Tokens; readonly dark?: Tokens };

/** Writes the rules of a dark theme, once for each root selector under which it applies. */
export function writeDark(write: (root: string) => string): string {
  const chosen = `@media screen {\n${write(":root[data-theme='dark']")}}\n`;
  const preferred = `@media screen and (prefers-color-scheme: dark) {\n${write(':root:not([data-theme])')}}\n`;
  return chosen + preferred;
}

/** One rule that sets custom properties. */
export function writeRule(selector: string, properties: readonly [name: string, value: string][]): string {
  return `${selector} {\n${properties.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}\n`;
}
