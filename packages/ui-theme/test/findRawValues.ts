/** A declaration that says by hand what a token should say. */
export type RawValue = { line: number; property: string; value: string; problem: string };

/** A page may decide how wide its own columns are; everything else about looks has a name. */
const LAYOUT =
  /^(min-|max-)?(inline-size|block-size|width|height)$|^(inset|grid-|flex|column|object-|scroll-margin)/;
const LENGTH = /(?<![\w#-])-?(?:\d*\.)?\d+(?:px|rem|pt|cm|mm|in)\b/i;
const TIME = /(?<![\w-])(?!0m?s)(?:\d*\.)?\d+m?s\b/i;
const COLOR_FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const HEX = /#[\da-f]{3,8}\b/i;
const NAMED =
  /(?<![\w-])(?:white|black|gr[ae]y|silver|red|maroon|yellow|olive|lime|green|aqua|teal|blue|navy|fuchsia|purple|orange|pink|gold|brown|cyan|magenta|violet|indigo|tan|beige|ivory|coral|crimson|salmon|khaki|(?:dark|light|medium|pale|deep|hot|dim|sky|royal|steel|slate|midnight|forest|sea|spring|rebecca)[a-z]+)(?![\w-])/i;

const findProblem = (property: string, value: string, mayLayOut: boolean): string | undefined => {
  if (HEX.test(value) || COLOR_FUNCTION.test(value)) return 'a colour of its own';
  const canBeColor = /color|background|border|outline|fill|stroke|shadow|^--/.test(property);
  if (canBeColor && NAMED.test(value)) return 'a colour of its own';
  if (/shadow/.test(property) && LENGTH.test(value)) return 'a shadow of its own';
  if (/transition|animation|^--/.test(property) && TIME.test(value)) return 'a duration of its own';
  if (property === 'font-weight' && /\d|bold/.test(value)) return 'a weight of its own';
  if (!LENGTH.test(value)) return undefined;
  if (mayLayOut && LAYOUT.test(property) && !/\dpx/.test(value)) return undefined;
  return 'a size of its own';
};

/**
 * Finds colours, sizes, shadows and durations that are written by hand in a style sheet.
 *
 * @param options.mayLayOut widths and heights of a page's own layout may stand in rem
 */
export function findRawValues(css: string, { mayLayOut }: { mayLayOut: boolean }): RawValue[] {
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
  // Conditions of at-rules cannot read custom properties; strings and addresses are no looks.
  const code = css
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/@(?:media|container|supports|import|layer)[^{;]*/g, blank)
    .replace(/@font-face\s*\{[^}]*\}/g, blank)
    .replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, blank);

  return [...code.matchAll(/(?<=[{;}\s])([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].flatMap(
    ({ 1: property = '', 2: value = '', index }) => {
      const problem = findProblem(property, value.trim().replace(/var\([^()]*\)/g, ''), mayLayOut);
      const line = code.slice(0, index).split('\n').length;
      return problem ? [{ line, property, value: value.trim(), problem }] : [];
    },
  );
}
