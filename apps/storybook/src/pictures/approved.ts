import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { comparePictures } from './comparePictures.ts';
import type { Picture } from './listPictures.ts';
import { WIDEST } from './stories.ts';

/** The rest of a longer picture is left out; WebP allows 16,383 pixels. */
const HIGHEST = 4_000;

/**
 * Reduces a screenshot to the file of an approved picture: without the empty page around a small component, and a wide one
 * at a smaller scale. One scale for each window, so that a change moves nothing else.
 */
async function reducePicture(file: string, width: number): Promise<Buffer> {
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

/** The approved pictures, one folder per width; the Storybook shows them as thumbnails. */
export const APPROVED = join(import.meta.dirname, '../../approved');

const WORK = join(import.meta.dirname, '../../.laurel/approved');

/** The paths of the approved pictures, without the ending: `1280/controls-button--small`. */
export async function listApproved(): Promise<readonly string[]> {
  const files = await readdir(APPROVED, { recursive: true });
  return files
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.replaceAll('\\', '/').slice(0, -'.webp'.length));
}

async function writeTo(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Writes the reduced picture of each screenshot into a folder. */
export async function writeReduced(
  pictures: readonly Picture[],
  taken: string,
  folder: string,
): Promise<void> {
  for (const { path, width } of pictures) {
    await writeTo(join(folder, `${path}.webp`), await reducePicture(join(taken, `${path}.png`), width));
  }
}

/** The pictures to compare, and the folder with their screenshots. */
type Comparison = {
  readonly pictures: readonly Picture[];
  readonly taken: string;
  /** The paths of pictures that failed: these are not gone. */
  readonly failed: ReadonlySet<string>;
  readonly isSelected: (path: string) => boolean;
  readonly thresholdPercent: number;
};

const before = (path: string) => join(WORK, 'before', `${path}.png`);
const after = (path: string) => join(WORK, 'after', `${path}.png`);

/** Writes both sides of a comparison as PNG files, which Playwright can compare. */
async function writeSides({ pictures, taken, failed, isSelected }: Comparison): Promise<readonly string[]> {
  await rm(WORK, { recursive: true, force: true });
  await writeReduced(pictures, taken, join(WORK, 'after'));
  const convert = async (from: string, to: string) =>
    writeTo(
      to,
      await sharp(await readFile(from))
        .png()
        .toBuffer(),
    );
  for (const { path } of pictures) await convert(join(WORK, 'after', `${path}.webp`), after(path));
  const approved = (await listApproved()).filter((path) => isSelected(path) && !failed.has(path));
  for (const path of approved) await convert(join(APPROVED, `${path}.webp`), before(path));
  return approved;
}

const sides = { before: join(WORK, 'before'), after: join(WORK, 'after') };

/** Compares pictures that were taken with the approved ones; false if one differs. */
export async function compareWithApproved(comparison: Comparison, report: string): Promise<boolean> {
  await writeSides(comparison);
  return comparePictures({ ...sides, report, thresholdPercent: comparison.thresholdPercent });
}

/** Approves the pictures that differ, and removes those whose story is gone or has no approved picture any more. */
export async function approve(comparison: Comparison): Promise<{ approved: number; removed: number }> {
  const approved = await writeSides(comparison);
  const known = new Map(
    await Promise.all(approved.map(async (path) => [path, await readFile(before(path))] as const)),
  );
  comparePictures({ ...sides, update: true, thresholdPercent: comparison.thresholdPercent });
  let count = 0;
  for (const { path } of comparison.pictures) {
    const now = await readFile(before(path));
    if (known.get(path)?.equals(now)) continue;
    await mkdir(dirname(join(APPROVED, path)), { recursive: true });
    await cp(join(WORK, 'after', `${path}.webp`), join(APPROVED, `${path}.webp`));
    count += 1;
  }
  const wanted = new Set(comparison.pictures.map(({ path }) => path));
  const gone = approved.filter((path) => !wanted.has(path));
  for (const path of gone) await rm(join(APPROVED, `${path}.webp`));
  return { approved: count, removed: gone.length };
}
