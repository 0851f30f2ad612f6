import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { WIDEST } from './widest.ts';

/** The rest of a longer picture is left out; WebP allows 16,383 pixels. */
const HIGHEST = 4_000;

/**
 * Reduces a screenshot to the file of an approved picture: without the empty page around a small component, and a wide one
 * at a smaller scale. One scale for each window, so that a change moves nothing else.
 */
export async function reducePicture(file: string, width: number): Promise<Buffer> {
  const trimmed = await sharp(await readFile(file))
    .trim({ threshold: 8 })
    .toBuffer({ resolveWithObject: true });
  const widest = WIDEST[width] ?? width;
  const scale = trimmed.info.width > widest ? widest / width : 1;
  const height = Math.min(trimmed.info.height, Math.floor(HIGHEST / scale));
  return sharp(trimmed.data)
    .extract({ left: 0, top: 0, width: trimmed.info.width, height })
    .resize({ width: Math.max(1, Math.round(trimmed.info.width * scale)) })
    .webp({ quality: 70, effort: 6, smartSubsample: true })
    .toBuffer();
}
