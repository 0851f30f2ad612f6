import { type PictureType, readPictureSize } from './readPicture.ts';

/** Why a file is rejected. */
export type PictureProblem = 'not-a-picture' | 'broken' | 'too-large' | 'does-not-fit';

export type ShrunkPicture = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: 'image/webp' | 'image/jpeg';
  /** In pixels. */
  readonly width: number;
  readonly height: number;
};

type Shrinking =
  | { readonly ok: true; readonly picture: ShrunkPicture }
  | { readonly ok: false; readonly reason: PictureProblem };

/** The limits that a picture is made to fit. */
export type PictureTarget = {
  readonly mostBytes: number;
  /** Only the square in the middle is kept. */
  readonly isSquare: boolean;
  /** Tried in this order: the longest side in pixels, and the quality of the encoding. */
  readonly attempts: readonly { readonly side: number; readonly quality: number }[];
};

const pair = (sides: readonly number[], qualities: readonly number[]) =>
  sides.flatMap((side) => qualities.map((quality) => ({ side, quality })));

/** A picture of a document: sharp first, then smaller. */
export const DOCUMENT_PICTURE: PictureTarget = {
  mostBytes: 150_000,
  isSquare: false,
  attempts: pair([1_280, 1_024, 800, 640, 480, 320], [0.82, 0.7, 0.55]),
};

/**
 * The picture of a profile, which is on the chain: full size and quality first, then smaller sizes, then low quality.
 *
 * @param mostCharacters of its data URI
 */
export const toProfilePicture = (mostCharacters: number): PictureTarget => ({
  mostBytes: Math.floor((mostCharacters - 'data:image/webp;base64,'.length) / 4) * 3,
  isSquare: true,
  attempts: [...pair([160, 128, 112, 96, 80, 64], [0.8, 0.65, 0.55]), ...pair([64, 48, 32], [0.4, 0.2])],
});

const MOST_BYTES = 30 * 1024 * 1024;
/** A decoded picture takes four bytes per pixel. */
const MOST_PIXELS = 100_000_000;
/** Phones put up to a few megabytes of metadata before a picture's size. */
const HEAD_BYTES = 4 * 1024 * 1024;

/**
 * Draws a file anew, entirely in the browser: upright, without its metadata, as WebP, or as JPEG where the browser encodes no
 * WebP. A picture is never enlarged, except that a square one has the side of the first attempt that fits.
 */
export async function shrinkPicture(file: Blob, target: PictureTarget): Promise<Shrinking> {
  if (file.size > MOST_BYTES) return { ok: false, reason: 'too-large' };
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    const type = findPictureType(head);
    if (!type) return { ok: false, reason: 'not-a-picture' };
    const size = readPictureSize(type, head);
    if (size && size.width * size.height > MOST_PIXELS) return { ok: false, reason: 'too-large' };
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      return await fit(bitmap, target);
    } finally {
      bitmap.close();
    }
  } catch {
    return { ok: false, reason: 'broken' };
  }
}

/** The type that the first bytes say, whatever the name of the file; undefined for any other file. */
function findPictureType(bytes: Uint8Array): PictureType | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('GIF8')) return 'gif';
  return /^RIFF.{4}WEBP/s.test(start) ? 'webp' : undefined;
}

const fit = async (bitmap: ImageBitmap, target: PictureTarget): Promise<Shrinking> => {
  for (const { side, quality } of target.attempts) {
    const canvas = draw(bitmap, side, target.isSquare);
    const blob = await encode(canvas, quality);
    if (blob.size > target.mostBytes) continue;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const type = blob.type === 'image/webp' ? 'image/webp' : 'image/jpeg';
    return { ok: true, picture: { bytes, type, width: canvas.width, height: canvas.height } };
  }
  return { ok: false, reason: 'does-not-fit' };
};

const draw = (bitmap: ImageBitmap, side: number, isSquare: boolean): HTMLCanvasElement => {
  const short = Math.min(bitmap.width, bitmap.height);
  const from = isSquare ? { width: short, height: short } : bitmap;
  const scale = isSquare ? side / short : Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(from.width * scale));
  canvas.height = Math.max(1, Math.round(from.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  const [left, top] = [(bitmap.width - from.width) / 2, (bitmap.height - from.height) / 2];
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, left, top, from.width, from.height, 0, 0, canvas.width, canvas.height);
  return canvas;
};

const encode = async (canvas: HTMLCanvasElement, quality: number): Promise<Blob> => {
  const webp = await toBlob(canvas, 'image/webp', quality);
  if (webp.type === 'image/webp') return webp;
  const context = canvas.getContext('2d');
  if (context) {
    // JPEG has no transparency: drawn on the background color.
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return toBlob(canvas, 'image/jpeg', quality);
};

const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn.'))), type, quality);
  });
