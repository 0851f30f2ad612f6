import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { PictureContent } from '../pictureContent.ts';
import { drawSvg } from './drawSvg.ts';
import { RESVG_FILE, readPictureFile } from './pictureFiles.ts';

let resvg: Promise<void> | undefined;

/** Draws a picture as PNG. Nothing is loaded from anywhere. */
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
