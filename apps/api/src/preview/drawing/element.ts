/** What satori lays out: a box with a style of CSS, and what is in it. */
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

/** Boxes beside each other, or below each other with `flexDirection: 'column'`. */
export const box = (style: Style, ...children: readonly Child[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
});

/** A text of a person, on so many lines; it begins on the side where its first letter does. */
export const clippedText = (text: string, lines: number, style: Style): Element => ({
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
});

/** The font of emoji has a space as wide as an emoji, and none that does not break. */
const SPACE_AFTER_EMOJI = /([\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]) /gu;

const RIGHT_TO_LEFT =
  /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '');
