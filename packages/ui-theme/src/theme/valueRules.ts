type NumberRule = { isValid: (value: number) => boolean; message: string };
type TextRule = { pattern: RegExp; message: string };

/** What any number of a theme has to be. */
export const anyNumber: NumberRule = {
  isValid: (value) => value >= 0,
  message: 'must be a finite number, 0 or more',
};

/** What the numbers of some groups have to be beyond that. */
export const numberRules: Record<string, NumberRule> = {
  alpha: { isValid: (value) => value >= 0 && value <= 1, message: 'must be a number from 0 to 1' },
  weight: { isValid: (value) => value >= 1 && value <= 1000, message: 'must be a number from 1 to 1000' },
  layer: {
    isValid: (value) => Number.isSafeInteger(value) && value >= 0,
    message: 'must be a whole number, 0 or more',
  },
};

// Only what is known is let through, since everything else can end a declaration, fetch an address or hide the rest.
const NUMBER = String.raw`-?(?:\d+(?:\.\d+)?|\.\d+)`;
const SHARE = String.raw`(?:0?\.\d+|0|1)`;
const LENGTH = `(?:${NUMBER}(?:px|rem|em)|-?0)`;
const HEX = String.raw`#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})`;
const LAYER = `(?:inset +)?${LENGTH}(?: +${LENGTH}){1,3} +${HEX}`;
const BEZIER = String.raw`cubic-bezier\( *${SHARE} *, *${NUMBER} *, *${SHARE} *, *${NUMBER} *\)`;
const WORD = String.raw`-?[\p{L}_][\p{L}\p{N}_-]*`;
const QUOTED = String.raw`'[\p{L}\p{N} ._+&-]+'|"[\p{L}\p{N} ._+&-]+"`;
const FAMILY = `(?:${WORD}(?: +${WORD})*|${QUOTED})`;

/** What the texts of a group have to look like. */
export const textRules: Record<string, TextRule> = {
  font: {
    pattern: new RegExp(`^${FAMILY}(?: *, *${FAMILY})*$`, 'u'),
    message: 'must be names of typefaces with commas between them',
  },
  shadow: {
    pattern: new RegExp(`^(?:none|${LAYER}(?: *, *${LAYER})*)$`, 'i'),
    message: 'must be none, or lengths and a colour in hex for each shadow',
  },
  scheme: { pattern: /^(?:light|dark)$/, message: 'must be light or dark' },
  motion: {
    pattern: new RegExp(`^(?:linear|ease|ease-in|ease-out|ease-in-out|${BEZIER})$`),
    message: 'must be a named easing or cubic-bezier() of four numbers',
  },
};

/** No other group holds text. */
export const noText: TextRule = { pattern: /^(?!)/, message: 'must not be text' };
