/** The colours of the product (packages/ui-theme), as far as a picture needs them. */
export const colours = {
  sky: '#C8EEFE',
  mist: '#EAF8FF',
  paper: '#FFFFFF',
  ink: '#0B0B0C',
  inkSoft: '#454749',
  line: '#DCE3E6',
  gold: '#F2B705',
} as const;

/** In which order fonts are asked for a character: what the first does not have, the next may. */
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
