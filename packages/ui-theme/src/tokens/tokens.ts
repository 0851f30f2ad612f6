import { addressColors } from './addressPicture.ts';

/**
 * The one source of every color, size, radius, shadow and duration.
 *
 * Names describe a value's purpose, not its appearance, so that another theme only changes values.
 * The CSS custom properties in `styles.css` are written from this object: `color.inkSoft` is
 * `--laurel-ink-soft`, `space[5]` is `--laurel-space-5`. {@link darkTokens} has the values of the dark theme.
 *
 * @example
 * import { tokens } from '@org/ui-theme';
 * document.querySelector('meta[name=theme-color]')?.setAttribute('content', tokens.color.page);
 */
export const tokens = {
  /** `light` or `dark`: the CSS `color-scheme`, for scroll bars and native pickers. */
  scheme: 'light',
  /** Every color is `#rrggbb`. */
  color: {
    /** The page background. */
    page: '#C8EEFE',
    /** Subdued areas inside `paper`. */
    quiet: '#EAF8FF',
    /** Cards, dialogs, tables. */
    paper: '#FFFFFF',
    /** Text on page, quiet and paper. */
    ink: '#0B0B0C',
    /** Secondary text. */
    inkSoft: '#454B50',
    /** Hover and skeletons; readable with `ink` text. */
    hover: '#E3EAED',
    /** The empty part of a bar. */
    track: '#D5E3EA',
    /** Separators. */
    line: '#DCE3E6',
    /** Borders of inputs and checkboxes, and placeholders. */
    lineStrong: '#5F696E',
    /** Buttons, checked boxes, the progress bar: the specification's black, and white in the dark theme. */
    primary: '#000000',
    primaryHover: '#313336',
    onPrimary: '#FFFFFF',
    /** First place only; with `onGold` text or as an icon. */
    gold: '#F2B705',
    onGold: '#0B0B0C',
    goldQuiet: '#FFF4CF',
    success: '#0B6B43',
    successQuiet: '#E0F5EA',
    warning: '#7A5200',
    warningQuiet: '#FFF1D6',
    error: '#B3261E',
    errorQuiet: '#FDECEA',
    /** One dot of a plot, on paper. */
    dot: '#0B6FB8',
    /** One dark band of a page, in both themes, and its text. */
    night: '#0B2230',
    onNight: '#F2FAFF',
    link: '#0B5CAD',
    focus: '#0B5CAD',
    /** Behind an open dialog, with `alpha.backdrop`. */
    backdrop: '#0B2A3A',
  },
  /** Six steps of one hue, from none to all; readable with `ink` text. */
  scale: ['#F4FBFF', '#DDF3FE', '#BBE6FB', '#93D5F5', '#66BFEA', '#3FA7DA'],
  /** Address pictures: a ground and two shapes are picked from these. */
  picture: addressColors,
  alpha: { backdrop: 0.46, disabled: 0.45 },
  font: {
    body: "Prompt, 'Prompt Fallback', system-ui, sans-serif",
    mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  },
  weight: { regular: 400, medium: 500, semibold: 600 },
  /**
   * In px at a root size of 16; written as rem, so that they follow the browser's text size. `xs` is for labels of
   * narrow columns only, `quote` and `promise` for the one loud line of a section.
   */
  text: { xs: 12, sm: 14, md: 16, lg: 18, xl: 22, '2xl': 28, quote: 34, '3xl': 40, promise: 56 },
  leading: { text: 1.5, heading: 1.15 },
  /** In px at a root size of 16; written as rem. */
  space: { 1: 4, 2: 8, 3: 12, 4: 16, 5: 24, 6: 32, 7: 48, 8: 72 },
  /** In px. */
  radius: { card: 20, field: 12, small: 8, pill: 999 },
  /** In px at a root size of 16; written as rem: the smallest touch target. */
  touch: 44,
  /** In px at a root size of 16; written as rem. */
  size: {
    controlSmall: 36,
    controlLarge: 56,
    input: 48,
    box: 24,
    tick: 14,
    bar: 6,
    spinner: 20,
    iconLarge: 40,
    mark: 32,
    markLarge: 80,
    pictureSmall: 24,
    picture: 40,
    pictureLarge: 72,
    block: 128,
    /** A dot plot inside a table row. */
    strip: 20,
    /** The height above which a long text scrolls inside itself. */
    fold: 960,
    popup: 384,
    notice: 416,
  },
  /** In px at a root size of 16; written as rem. */
  width: { reading: 720, dialog: 560, table: 1120 },
  /** In px. */
  stroke: { hairline: 1, bold: 2, heavy: 3, focus: 3, focusOffset: 2, progress: 4 },
  shadow: { dialog: '0 24px 64px -16px #0B2A3A59, 0 4px 16px #0B2A3A1F' },
  motion: {
    quickMs: 150,
    calmMs: 200,
    revealMs: 600,
    /** The periods of spinners and skeletons. */
    turnMs: 900,
    breathMs: 1600,
    ease: 'cubic-bezier(0.2, 0, 0, 1)',
  },
  layer: { dialog: 100, popup: 200, notifications: 300, progress: 400 },
  /** The width at which the compact layout starts, in px. */
  breakpoint: { compact: 768, wide: 900 },
} as const;

/** The type of {@link tokens} with widened values, as {@link createTheme} returns it. */
export type Tokens = Widen<typeof tokens>;

/** The names of the colors. */
export type ColorName = keyof typeof tokens.color;

type Widen<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends readonly (infer Item)[]
      ? readonly Widen<Item>[]
      : { readonly [Key in keyof T]: Widen<T[Key]> };
