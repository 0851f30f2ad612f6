import type { Sharp, SharpOptions } from 'sharp';
import { createFairQueue } from '../base/fairShares.ts';
import { UnusableError } from '../base/fetchSafely.ts';

const PIXELS = 128;
const MAX_SECONDS = 3;
/** The size of a large NFT; decoding takes 64 MB. */
const OPTIONS: SharpOptions = { limitInputPixels: 4096 * 4096, failOn: 'error' };
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`);

type OpenImage = (bytes: Uint8Array, options: SharpOptions) => Sharp;
let opening: Promise<OpenImage> | undefined;

async function openSharp(): Promise<OpenImage> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  return sharp;
}

/** One at a time: decoding is the most expensive part of a foreign picture. */
const queue = createFairQueue(1, 16);

/**
 * Re-encodes a picture as 128 × 128 WebP: JPEG, PNG, WebP, GIF and AVIF, detected by content, the first frame of an
 * animation. All other data of the file is dropped.
 *
 * @throws {UnusableError} when it is another type, broken or too large
 */
export async function reencode(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  opening ??= openSharp();
  const open = await opening;
  const { result } = queue.add(async () => {
    try {
      const image = open(bytes, OPTIONS).autoOrient().resize(PIXELS, PIXELS, { fit: 'cover' });
      return new Uint8Array(await image.timeout({ seconds: MAX_SECONDS }).webp({ quality: 80 }).toBuffer());
    } catch {
      throw new UnusableError('not a picture that can be shown');
    }
  });
  return result;
}
