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
const noto = (name: string, family: string, subset: string): FontFile[] =>
  ([500, 600] as const).map((weight) => ({ name, weight, file: fontsource(family, subset, weight) }));

export const RESVG_FILE = '@resvg/resvg-wasm/index_bg.wasm';

/** Fonts by the names of `FONT_FAMILY`. A name stands for one set of characters. */
export const fontFiles: readonly FontFile[] = [
  ...prompt('Prompt', 'latin'),
  ...prompt('Prompt Extended', 'latin-ext'),
  ...prompt('Prompt Vietnamese', 'vietnamese'),
  ...prompt('Prompt Thai', 'thai'),
  ...noto('Noto Extended', 'noto-sans', 'latin-ext'),
  ...noto('Noto Greek', 'noto-sans', 'greek'),
  ...noto('Noto Greek Extended', 'noto-sans', 'greek-ext'),
  ...noto('Noto Cyrillic', 'noto-sans', 'cyrillic'),
  ...noto('Noto Cyrillic Extended', 'noto-sans', 'cyrillic-ext'),
  ...noto('Noto Devanagari', 'noto-sans', 'devanagari'),
  ...noto('Noto Arabic', 'noto-sans-arabic', 'arabic'),
  ...noto('Noto Hebrew', 'noto-sans-hebrew', 'hebrew'),
  { name: 'Droid Fallback', weight: 400, file: 'fonts/DroidSansFallback.ttf' },
];

/** Every file that drawing reads; the build puts them beside its code. */
export const pictureFiles: readonly string[] = [RESVG_FILE, ...fontFiles.map(({ file }) => file)];

/** Where a file lies in the source: in a package, or in apps/api. */
export const findSourceFile = (file: string): string | URL =>
  file.startsWith('@') ? resolve(file) : new URL(`../../../${file}`, import.meta.url);

/** A file that drawing needs, from beside the built code or from where it came from. */
export const readPictureFile = (file: string): Buffer<ArrayBuffer> => {
  const built = new URL(`./picture-files/${basename(file)}`, import.meta.url);
  return readFileSync(existsSync(built) ? built : findSourceFile(file));
};
