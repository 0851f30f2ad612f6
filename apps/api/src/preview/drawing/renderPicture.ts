import { initWasm, Resvg } from '@resvg/resvg-wasm';
import satori, { type Font } from 'satori';
import { words } from '../../base/words.ts';
import type { PictureContent } from '../describeContest.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../pageTags.ts';
import { layoutContest, layoutProduct } from './layouts.ts';
import { fontFiles, RESVG_FILE, readPictureFile } from './pictureFiles.ts';

let resvg: Promise<void> | undefined;

/** Draws a picture as PNG, without network access. Runs in a worker thread. */
export async function renderPicture(content: PictureContent): Promise<Uint8Array<ArrayBuffer>> {
  resvg ??= initWasm(readPictureFile(RESVG_FILE));
  await resvg;
  const { svg } = await drawSvg(content);
  const image = new Resvg(svg, { font: { loadSystemFonts: false } });
  try {
    const rendered = image.render();
    try {
      return new Uint8Array(rendered.asPng());
    } finally {
      rendered.free();
    }
  } finally {
    image.free();
  }
}

let fonts: Font[] | undefined;

// Satori's types expect React elements; it reads plain objects.
const layout = (content: PictureContent) =>
  (content.kind === 'product' ? layoutProduct(content) : layoutContest(content)) as Parameters<
    typeof satori
  >[0];

/** A picture as SVG with text as outlines; `missing` has the characters without a glyph, which are left out. */
export async function drawSvg(
  content: PictureContent,
): Promise<{ readonly svg: string; readonly missing: ReadonlySet<string> }> {
  fonts ??= fontFiles.map(({ name, weight, file }) => ({ name, weight, data: readPictureFile(file) }));
  const size = { width: PICTURE_WIDTH, height: PICTURE_HEIGHT, fonts };
  const missing = new Set<string>();
  const loadAdditionalAsset = async (_: string, characters: string) => {
    for (const character of characters) missing.add(character);
    return [];
  };
  const draw = (drawn: PictureContent) => satori(layout(drawn), { ...size, loadAdditionalAsset });
  const svg = await draw(content);
  return { svg: missing.size === 0 ? svg : await draw(withoutCharacters(content, missing)), missing };
}

/** The same picture without the characters that cannot be drawn. */
export function withoutCharacters(content: PictureContent, missing: ReadonlySet<string>): PictureContent {
  const strip = (text: string) =>
    [...text]
      .filter((character) => character === ' ' || !missing.has(character))
      .join('')
      .replace(/ +/g, ' ')
      .trim();
  // A year alone is not a title.
  const keepsMost = (text: string) => {
    const letters = text.match(/[\p{L}\p{So}]/gu) ?? [];
    return letters.filter((letter) => missing.has(letter)).length * 2 <= letters.length;
  };
  if (content.kind === 'product') return { ...content, productName: strip(content.productName) };
  return {
    ...content,
    productName: strip(content.productName),
    title: (keepsMost(content.title) && strip(content.title)) || content.otherTitle,
    ...(content.kind === 'entry' && { contestTitle: strip(content.contestTitle) }),
    rows: content.rows.map((row) => ({ ...row, entry: strip(row.entry) || words.unnamed })),
  };
}
