import { addressColors, drawAddress } from '@org/ui-theme/address-picture';

/** The product's colors (packages/ui-theme) in pictures. */
export const colors = {
  sky: '#C8EEFE',
  mist: '#EAF8FF',
  paper: '#FFFFFF',
  ink: '#0B0B0C',
  inkSoft: '#454B50',
  line: '#DCE3E6',
  gold: '#F2B705',
} as const;

/** Fallback order of the fonts. */
export const FONT_FAMILY = [
  'Prompt',
  'Prompt Extended',
  'Prompt Vietnamese',
  'Prompt Thai',
  'Noto Extended',
  'Noto Greek',
  'Noto Greek Extended',
  'Noto Cyrillic',
  'Noto Cyrillic Extended',
  'Noto Devanagari',
  'Vazirmatn',
  'Noto Hebrew',
  'Noto Emoji',
  'Noto Symbols',
  'Noto Symbols 2',
  'Droid Fallback',
].join(', ');

/** An element for satori: a CSS box and its children. */
export type Element = {
  readonly type: string;
  readonly props: {
    readonly style?: Style;
    readonly children?: Child | readonly Child[];
    readonly [attribute: string]: unknown;
  };
};

export type Style = Readonly<Record<string, string | number>>;
type Child = Element | string;

/** A row of boxes, or a column with `flexDirection: 'column'`. */
export function box(style: Style, ...children: readonly Child[]): Element {
  return {
    type: 'div',
    props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
  };
}

/** Untrusted text clipped to a number of lines, in the direction of its first letter. */
export function clippedText(text: string, lines: number, style: Style): Element {
  return {
    type: 'div',
    props: {
      style: {
        display: 'block',
        direction: isRightToLeft(text) ? 'rtl' : 'ltr',
        ...(lines === 1
          ? { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }
          : { lineClamp: lines, wordBreak: 'break-word' }),
        ...style,
      },
      children: text.replace(SPACE_AFTER_EMOJI, '$1\u00a0'),
    },
  };
}

/** The emoji font has a space as wide as an emoji, and no non-breaking one. */
const SPACE_AFTER_EMOJI = /([\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]) /gu;

const RIGHT_TO_LEFT =
  /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '');

/** Both branches of the laurel, as in the favicon. */
const BRANCHES =
  'M21.6 38.37C16.77 36.36 12.3 39.54 11.45 43.99C15.68 45.63 20.74 43.53 21.6 38.37ZM14.94 34.75C12.07 29.81 6.11 29.65 2.46 33C5.05 37.23 10.82 38.72 14.94 34.75ZM11.68 28.62C12.36 22.94 7.7 19.23 2.77 19.71C2.29 24.64 6 29.31 11.68 28.62ZM12.09 21.9C15.88 17.97 14.45 12.48 10.42 10.01C7.21 13.49 7.36 19.17 12.09 21.9ZM15.73 16.49C20.71 15.98 23.09 11.25 21.83 7.1C17.53 7.64 14.17 11.74 15.73 16.49ZM26.4 38.37C31.23 36.36 35.7 39.54 36.55 43.99C32.32 45.63 27.26 43.53 26.4 38.37ZM33.06 34.75C35.93 29.81 41.89 29.65 45.54 33C42.95 37.23 37.18 38.72 33.06 34.75ZM36.32 28.62C35.64 22.94 40.3 19.23 45.23 19.71C45.71 24.64 42 29.31 36.32 28.62ZM35.91 21.9C32.12 17.97 33.55 12.48 37.58 10.01C40.79 13.49 40.64 19.17 35.91 21.9ZM32.27 16.49C27.29 15.98 24.91 11.25 26.17 7.1C30.47 7.64 33.83 11.74 32.27 16.49Z';

/** The product's mark. */
export function laurel(size: number, color: string = colors.ink): Element {
  return {
    type: 'svg',
    props: {
      width: size,
      height: size,
      viewBox: '0 4 48 42',
      children: { type: 'path', props: { d: BRANCHES, fill: color } },
    },
  };
}

/** The faces of accounts, one over the other: pictures as data URIs, or generated from the address, as on the pages. */
export function faces(addresses: readonly string[], pictures: readonly string[], size: number): Element {
  return box(
    { flexShrink: 0 },
    ...addresses.map((address, index) =>
      box(
        {
          width: size,
          height: size,
          ...(index > 0 && { marginLeft: size / -4 }),
          border: `3px solid ${colors.sky}`,
          borderRadius: size / 2,
          overflow: 'hidden',
        },
        face(address, pictures[index] ?? '', size - 6),
      ),
    ),
  );
}

function face(address: string, picture: string, size: number): Element {
  const sides = { width: size, height: size };
  if (picture) return { type: 'img', props: { src: picture, ...sides } };
  const { ground, shapes } = drawAddress(address);
  const paths = shapes.map(({ d, color, transform }) => ({
    type: 'path',
    props: { d, transform, fill: addressColors[color] },
  }));
  const whole = { type: 'rect', props: { width: 32, height: 32, fill: addressColors[ground] } };
  return { type: 'svg', props: { ...sides, viewBox: '0 0 32 32', children: [whole, ...paths] } };
}

/** A rank in a circle: gold for the winner. */
export function rankMark(text: string, isWinner: boolean): Element {
  return box(
    {
      width: 48,
      height: 48,
      borderRadius: 24,
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: 0,
      fontSize: 26,
      fontWeight: 600,
      backgroundColor: isWinner ? colors.gold : colors.mist,
      color: colors.ink,
    },
    text,
  );
}

type Frame = { readonly productName: string; readonly host: string };

/** The frame of all pictures: the product's name above, its host below. */
export function frame(
  { productName, host }: Frame,
  corner: Element,
  content: Element,
  foot: Element,
): Element {
  return box(
    {
      flexDirection: 'column',
      width: '100%',
      height: '100%',
      padding: '44px 64px 40px',
      backgroundColor: colors.sky,
      color: colors.ink,
      fontFamily: FONT_FAMILY,
      fontWeight: 400,
    },
    box(
      { alignItems: 'center', justifyContent: 'space-between', height: 60 },
      box(
        { alignItems: 'center' },
        laurel(60),
        box({ marginLeft: 18, fontSize: 34, fontWeight: 600 }, productName),
      ),
      corner,
    ),
    content,
    box(
      { alignItems: 'center', justifyContent: 'space-between' },
      foot,
      box({ fontSize: 26, color: colors.inkSoft }, host),
    ),
  );
}
