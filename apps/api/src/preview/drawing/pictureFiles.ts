import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';

type Weight = 400 | 500 | 600;
type FontFile = { readonly name: string; readonly weight: Weight; readonly file: string };

const { resolve } = createRequire(import.meta.url);

const fontsource = (family: string, subset: string, weight: Weight) =>
  `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`;
const prompt = (name: string, subset: string): FontFile[] =>
  ([400, 500, 600] as const).map((weight) => ({ name, weight, file: fontsource('prompt', subset, weight) }));
const boldFont = (name: string, family: string, subset: string): FontFile[] =>
  ([500, 600] as const).map((weight) => ({ name, weight, file: fontsource(family, subset, weight) }));

export const RESVG_FILE = '@resvg/resvg-wasm/index_bg.wasm';

/**
 * Fonts by the names in `FONT_FAMILY`. Each name covers one set of characters. Arabic uses Vazirmatn, which has
 * composed letters: satori does not place marks on right-to-left letters.
 */
export const fontFiles: readonly FontFile[] = [
  ...prompt('Prompt', 'latin'),
  ...prompt('Prompt Extended', 'latin-ext'),
  ...prompt('Prompt Vietnamese', 'vietnamese'),
  ...prompt('Prompt Thai', 'thai'),
  ...boldFont('Noto Extended', 'noto-sans', 'latin-ext'),
  ...boldFont('Noto Greek', 'noto-sans', 'greek'),
  ...boldFont('Noto Greek Extended', 'noto-sans', 'greek-ext'),
  ...boldFont('Noto Cyrillic', 'noto-sans', 'cyrillic'),
  ...boldFont('Noto Cyrillic Extended', 'noto-sans', 'cyrillic-ext'),
  ...boldFont('Noto Devanagari', 'noto-sans', 'devanagari'),
  ...boldFont('Vazirmatn', 'vazirmatn', 'arabic'),
  ...boldFont('Noto Hebrew', 'noto-sans-hebrew', 'hebrew'),
  { name: 'Noto Symbols', weight: 500, file: fontsource('noto-sans-symbols', 'symbols', 500) },
  { name: 'Noto Symbols 2', weight: 400, file: fontsource('noto-sans-symbols-2', 'symbols', 400) },
  { name: 'Noto Emoji', weight: 500, file: fontsource('noto-emoji', 'emoji', 500) },
  { name: 'Droid Fallback', weight: 400, file: 'fonts/DroidSansFallback.ttf' },
];

/** Scripts that are rarer in titles: their fonts are read when a text needs them. */
const SCRIPTS = [
  'Armenian',
  'Bengali',
  'Ethiopic',
  'Georgian',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Khmer',
  'Lao',
  'Malayalam',
  'Myanmar',
  'Sinhala',
  'Tamil',
  'Telugu',
] as const;

export const scriptFonts: readonly (FontFile & { readonly letters: RegExp })[] = SCRIPTS.map((script) => {
  const subset = script.toLowerCase();
  return {
    name: `Noto ${script}`,
    weight: 600,
    file: fontsource(`noto-sans-${subset}`, subset, 600),
    letters: new RegExp(`\\p{Script=${script}}`, 'u'),
  };
});

const allFonts: readonly FontFile[] = [...fontFiles, ...scriptFonts];

/** Every file that drawing reads; the build copies them beside its code. */
export const pictureFiles: readonly string[] = [RESVG_FILE, ...allFonts.map(({ file }) => file)];

/** License files of the packages with fonts, and of the font in this folder. */
export const licenseFiles: readonly string[] = [
  ...new Set(allFonts.map(({ file }) => file.replace(/(^@[^/]+\/[^/]+|^fonts)\/.*/, '$1/LICENSE'))),
];

/** The path of a file in the sources: in a package, or in apps/api. */
export function findSourceFile(file: string): string | URL {
  return file.startsWith('@') ? resolve(file) : new URL(`../../../${file}`, import.meta.url);
}

/** Reads a file from beside the built code, or from the sources. */
export function readPictureFile(file: string): Buffer<ArrayBuffer> {
  const built = new URL(`./picture-files/${basename(file)}`, import.meta.url);
  return readFileSync(existsSync(built) ? built : findSourceFile(file));
}
