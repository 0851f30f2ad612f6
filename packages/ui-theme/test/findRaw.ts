const PATTERNS: readonly (readonly [problem: string, pattern: RegExp])[] = [
  ['a color of its own', /(?<![\w&.#/-]|href=["'])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi],
  ['a color of its own', /(?<![\w.])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color-mix)\([\d.]/gi],
  [
    'a color of its own',
    /\s(?:fill|stroke|color|bgcolor|stop-?color|flood-?color)=(?:["']|\{["'])(?!none\b|currentcolor\b|var\(|url\(|inherit\b|#)[a-z]/gi,
  ],
  // Includes styles set from scripts: the content security policy allows them, but they bypass the tokens.
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
 * Finds hard-coded colors, sizes and styles in scripts and pages: attributes, literals, assignments.
 */
export function findRawMarkup(source: string): RawValue[] {
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
  const code = source
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, blank)
    .replace(/(?<![:"'`\w])\/\/[^\n]*/g, blank)
    // An expectation of a story sets nothing.
    .replace(/\.toHaveStyle\([^)]*\)/g, blank);

  return PATTERNS.flatMap(([problem, pattern]) =>
    [...code.matchAll(pattern)].map(({ 0: value, index }) => {
      const line = code.slice(0, index).split('\n').length;
      return { line, property: 'code', value: value.trim().replace(/\s+/g, ' ').slice(0, 60), problem };
    }),
  ).sort((a, b) => a.line - b.line);
}

/** A declaration with a hard-coded value instead of a token. */
export type RawValue = { line: number; property: string; value: string; problem: string };

/**
 * A page may set its own column widths and the estimated height of content that is not rendered yet; everything else
 * is a token.
 */
const LAYOUT = /^(min-|max-)?(inline-size|width)$|^(grid-template|flex-basis|flex$|column|contain-intrinsic)/;
const EM = /(?<![\w#-])-?(?:\d*\.)?\d+(?:em|ex|ch|%|vw|vh)/i;
const SIZE_NAME = /(?<![\w-])(?:(?:xx?-|xxx-)?(?:small|large)|medium|smaller|larger)(?![\w-])/;
const LENGTH = /(?<![\w#-])-?(?:\d*\.)?\d+(?:px|rem|pt|cm|mm|in)\b/i;
const TIME = /(?<![\w-])(?!0m?s)(?:\d*\.)?\d+m?s\b/i;
const COLOR_FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const HEX = /#[\da-f]{3,8}\b/i;
const NAMED =
  /(?<![\w-])(?:white|black|gr[ae]y|silver|red|maroon|yellow|olive|lime|green|aqua|teal|blue|navy|fuchsia|purple|orange|pink|gold|brown|cyan|magenta|violet|indigo|tan|beige|ivory|coral|crimson|salmon|khaki|(?:dark|light|medium|pale|deep|hot|dim|sky|royal|steel|slate|midnight|forest|sea|spring|rebecca)[a-z]+)(?![\w-])/i;

const findProblem = (property: string, value: string, isPage: boolean): string | undefined => {
  if (HEX.test(value) || COLOR_FUNCTION.test(value)) return 'a color of its own';
  const canBeColor = /color|background|border|outline|fill|stroke|shadow|^--/.test(property);
  if (canBeColor && NAMED.test(value)) return 'a color of its own';
  if (/shadow/.test(property) && LENGTH.test(value)) return 'a shadow of its own';
  if (/transition|animation|^--/.test(property) && TIME.test(value)) return 'a duration of its own';
  if (property === 'font-weight' && /\d|bold/.test(value)) return 'a weight of its own';
  if (/^stroke-width$/.test(property) && /^[\d.]/.test(value)) return 'a size of its own';
  // Inside a control, sizes may be relative to its text; a page uses the named text sizes.
  if (isPage && /^font(-size)?$/.test(property) && (EM.test(value) || SIZE_NAME.test(value)))
    return 'a size of its own';
  if (!LENGTH.test(value)) return undefined;
  if (isPage && LAYOUT.test(property) && !/\dpx/.test(value)) return undefined;
  return 'a size of its own';
};

/**
 * Finds hard-coded colors, sizes, shadows and durations in a style sheet.
 *
 * @param options.isPage it is a page's, not a control's: columns may be as wide as they need, in rem
 */
export function findRawValues(css: string, { isPage }: { isPage: boolean }): RawValue[] {
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
  // At-rule conditions and @page cannot use custom properties; strings and URLs are not styles.
  const code = css
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/@(?:media|container|supports|import|layer)[^{;]*/g, blank)
    .replace(/@(?:font-face|page)\s*\{[^}]*\}/g, blank)
    .replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, blank);

  return [...code.matchAll(/(?<=[{;}\s])([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].flatMap(
    ({ 1: property = '', 2: value = '', index }) => {
      const problem = findProblem(property, value.trim().replace(/var\([^()]*\)/g, ''), isPage);
      const line = code.slice(0, index).split('\n').length;
      return problem ? [{ line, property, value: value.trim(), problem }] : [];
    },
  );
}

/** Declarations that a page from right to left would not mirror. */
const PHYSICAL_PROPERTY =
  /^(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)$/;
const PHYSICAL_VALUE = /^(?:text-align|float|clear)$/;
const FOUR_SIDES = /^(?:scroll-)?(?:margin|padding)$|^inset$|^border-(?:width|style|color)$/;

/** Splits at spaces outside of parentheses. */
const splitSides = (value: string): readonly string[] => {
  const [sides, last] = [...value].reduce<[readonly string[], string, number]>(
    ([done, part, depth], letter) =>
      letter === ' ' && depth === 0
        ? [part ? [...done, part] : done, '', 0]
        : [done, part + letter, depth + (letter === '(' ? 1 : letter === ')' ? -1 : 0)],
    [[], '', 0],
  );
  return last ? [...sides, last] : sides;
};

/** Finds declarations for the left or the right side, which a page from right to left does not mirror. */
export function findPhysicalSides(css: string): readonly string[] {
  const code = css.replace(/\/\*[\s\S]*?\*\//g, ' ');
  return [...code.matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) =>
    // A `[dir=…]` rule mirrors another rule.
    /\[dir=/.test(selector)
      ? []
      : body
          .split(';')
          .map((each) => each.trim())
          .filter(isPhysical),
  );
}

const isPhysical = (declaration: string): boolean => {
  const [, property = '', value = ''] = /^([\w-]+)\s*:\s*([\s\S]*)$/.exec(declaration) ?? [];
  if (PHYSICAL_PROPERTY.test(property)) return true;
  if (PHYSICAL_VALUE.test(property)) return /\b(?:left|right)\b/.test(value);
  const [, right, , left] = FOUR_SIDES.test(property) ? splitSides(value) : [];
  return left !== undefined && left !== right;
};
