import { darkTokens } from '../tokens/darkTokens.ts';
import { type Tokens, tokens } from '../tokens/tokens.ts';
import { listLowContrast } from './contrastPairs.ts';

/** Why a theme's value was refused. */
export type ThemeFaultCode =
  | 'not-an-object'
  | 'not-a-list'
  | 'wrong-length'
  | 'unknown-name'
  | 'bad-id'
  | 'bad-color'
  | 'bad-number'
  | 'bad-text';

/** One refused value: its path (`color.page`, `scale[2]`, empty for the theme itself) and why. */
export type ThemeFault = { path: string; code: ThemeFaultCode; message: string };

/** An invalid theme. Lists every fault, not only the first. */
export class ThemeError extends Error {
  override readonly name = 'ThemeError';
  readonly code = 'invalid-theme';
  readonly faults: readonly ThemeFault[];

  constructor(faults: readonly ThemeFault[]) {
    super(
      `Invalid theme\n${faults.map(({ path, message }) => (path ? `  ${path}: ${message}` : `  ${message}`)).join('\n')}`,
    );
    this.faults = faults;
  }
}

type NumberRule = { isValid: (value: number) => boolean; message: string };
type TextRule = { pattern: RegExp; message: string };

/** The rule for numbers of all other groups. */
export const anyNumber: NumberRule = {
  isValid: (value) => value >= 0,
  message: 'must be a finite number, 0 or more',
};

/** Rules for the numbers of some groups. */
export const numberRules: Record<string, NumberRule> = {
  alpha: { isValid: (value) => value >= 0 && value <= 1, message: 'must be a number from 0 to 1' },
  weight: { isValid: (value) => value >= 1 && value <= 1000, message: 'must be a number from 1 to 1000' },
  layer: {
    isValid: (value) => Number.isSafeInteger(value) && value >= 0,
    message: 'must be a whole number, 0 or more',
  },
};

// An allow list: anything else could end the declaration, load a URL or comment out the rest.
const NUMBER = String.raw`-?(?:\d+(?:\.\d+)?|\.\d+)`;
const SHARE = String.raw`(?:0?\.\d+|0|1)`;
const LENGTH = `(?:${NUMBER}(?:px|rem|em)|-?0)`;
const HEX = String.raw`#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})`;
const LAYER = `(?:inset +)?${LENGTH}(?: +${LENGTH}){1,3} +${HEX}`;
const BEZIER = String.raw`cubic-bezier\( *${SHARE} *, *${NUMBER} *, *${SHARE} *, *${NUMBER} *\)`;
const WORD = String.raw`-?[\p{L}_][\p{L}\p{N}_-]*`;
const QUOTED = String.raw`'[\p{L}\p{N} ._+&-]+'|"[\p{L}\p{N} ._+&-]+"`;
const FAMILY = `(?:${WORD}(?: +${WORD})*|${QUOTED})`;

/** Rules for the strings of each group. */
export const textRules: Record<string, TextRule> = {
  font: {
    pattern: new RegExp(`^${FAMILY}(?: *, *${FAMILY})*$`, 'u'),
    message: 'must be font family names separated by commas',
  },
  shadow: {
    pattern: new RegExp(`^(?:none|${LAYER}(?: *, *${LAYER})*)$`, 'i'),
    message: 'must be none, or lengths and a color in hex for each shadow',
  },
  scheme: { pattern: /^(?:light|dark)$/, message: 'must be light or dark' },
  motion: {
    pattern: new RegExp(`^(?:linear|ease|ease-in|ease-out|ease-in-out|${BEZIER})$`),
    message: 'must be a named easing or cubic-bezier() of four numbers',
  },
};

/** The other groups have no strings. */
export const noText: TextRule = { pattern: /^(?!)/, message: 'must not be text' };

/** Any subset of the tokens, and an id. Lists must be complete. */
export type ThemeInput = { id?: string } & {
  [Group in keyof Tokens]?: Tokens[Group] extends readonly unknown[] | number | string
    ? Tokens[Group]
    : Partial<Tokens[Group]>;
};

/** Complete tokens with an id (alphanumeric or underscore); colors are upper-case `#RRGGBB`. */
export type Theme = Tokens & { readonly id: string };

/** Laurel's light theme. */
export const lightTheme: Theme = { ...tokens, id: 'laurel_light' };

/**
 * Laurel's dark theme.
 *
 * @example
 * import { writeFile } from 'node:fs/promises';
 * import { createTokenCss, darkTheme } from '@org/ui-theme';
 * await writeFile('dark.css', createTokenCss(darkTheme));
 */
export const darkTheme: Theme = { ...darkTokens, id: 'laurel_dark' };

const COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const ID = /^\w+$/;
const COLOR_GROUPS = new Set(['color', 'scale', 'picture']);

/** A plain record, from any realm. Maps, dates and class instances are refused: their content would be ignored. */
const isObject = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

type Report = (path: string, code: ThemeFaultCode, message: string) => undefined;

const parseColor = (value: unknown, path: string, report: Report): string | undefined => {
  if (typeof value !== 'string' || !COLOR.test(value))
    return report(path, 'bad-color', 'must be #rgb or #rrggbb');
  const digits = value.slice(1);
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toUpperCase();
};

const parseLeaf = (standard: unknown, value: unknown, path: string, report: Report): unknown => {
  const group = path.split(/[.[]/, 1)[0] ?? '';
  if (COLOR_GROUPS.has(group)) return parseColor(value, path, report);
  if (typeof standard === 'number') {
    const { isValid, message } = numberRules[group] ?? anyNumber;
    const isGood = typeof value === 'number' && Number.isFinite(value) && isValid(value);
    return isGood ? value : report(path, 'bad-number', message);
  }
  const { pattern, message } = textRules[group] ?? noText;
  return typeof value === 'string' && pattern.test(value) ? value : report(path, 'bad-text', message);
};

const parseValue = (standard: unknown, value: unknown, path: string, report: Report): unknown => {
  if (Array.isArray(standard)) {
    if (!Array.isArray(value)) return report(path, 'not-a-list', 'must be a list');
    if (value.length !== standard.length)
      return report(path, 'wrong-length', `must have ${standard.length} values, has ${value.length}`);
    // By the standard's indices: `value.map` would skip the holes of a sparse array.
    return standard.map((item, index) => parseLeaf(item, value[index], `${path}[${index}]`, report));
  }
  if (!isObject(standard)) return parseLeaf(standard, value, path, report);
  if (!isObject(value)) return report(path, 'not-an-object', 'must be an object');
  const merged: Record<string, unknown> = { ...standard };
  for (const [name, part] of Object.entries(value)) {
    const partPath = path ? `${path}.${name}` : name;
    if (part === undefined) continue;
    if (!Object.hasOwn(standard, name)) report(partPath, 'unknown-name', 'is not a token');
    else merged[name] = parseValue(standard[name], part, partPath, report);
  }
  return merged;
};

/** Also in the browser of a bundler's development build, which writes the value in place of `process.env.NODE_ENV`. */
const isDevelopment = (): boolean => {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
};

/**
 * Checks a theme and completes it with the standard tokens of its scheme.
 *
 * @param input Any subset of the tokens; the rest keeps its standard value, light unless `scheme` is `dark`.
 * @throws {ThemeError} `invalid-theme`, with every fault and its path. Colors are refused only if they are not `#rgb` or
 * `#rrggbb`; development builds warn of those that {@link listLowContrast} reports.
 *
 * @example
 * import { createTheme, createTokenCss } from '@org/ui-theme';
 *
 * const theme = createTheme({ id: 'meadow', color: { page: '#dfc', primary: '#1E4620' } });
 * const css = createTokenCss(theme, '[data-theme=meadow]');
 */
export function createTheme(input: ThemeInput): Theme {
  const faults: ThemeFault[] = [];
  const report: Report = (path, code, message) => {
    faults.push({ path, code, message });
    return undefined;
  };
  if (!isObject(input))
    throw new ThemeError([{ path: '', code: 'not-an-object', message: 'a theme must be an object' }]);
  const { id = 'laurel', ...parts } = input as Record<string, unknown>;
  if (typeof id !== 'string' || !ID.test(id)) report('id', 'bad-id', 'must be alphanumeric or underscore');
  // A copy, so that mutating a theme does not change the tokens.
  const standard: Tokens = parts.scheme === 'dark' ? darkTokens : tokens;
  const theme = parseValue(structuredClone(standard), parts, '', report) as Tokens;
  if (faults.length > 0) throw new ThemeError(faults);
  const pale = isDevelopment() ? listLowContrast(theme) : [];
  if (pale.length > 0)
    console.warn(
      `The theme "${id}" has low contrast\n${pale.map(({ message }) => `  ${message}`).join('\n')}`,
    );
  return { ...theme, id: id as string };
}
