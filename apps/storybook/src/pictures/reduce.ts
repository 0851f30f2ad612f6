import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** The widths of approved pictures: large enough to recognize a state, small enough to keep a thousand of them in git. */
const REDUCED: Readonly<Record<number, number>> = { 1280: 480, 390: 195 };

/** A picture's pixels, four bytes each. */
export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** Reduces a screenshot to the file of an approved picture. */
export async function reducePicture(file: string, width: number): Promise<Buffer> {
  return sharp(await readFile(file))
    .resize({ width: REDUCED[width] ?? width })
    .webp({ quality: 70, effort: 6, smartSubsample: true })
    .toBuffer();
}

/** The pixels of an approved picture. */
export async function readPixels(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Pixels as a file for a page. */
export function writePixels({ data, width, height }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true })
    .toBuffer();
}
