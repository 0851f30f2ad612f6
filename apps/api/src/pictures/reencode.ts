import type { Context } from 'hono';
import type { Sharp, SharpOptions } from 'sharp';
import { createFairQueue } from '../base/fairShares.ts';
import { UnusableError } from '../base/fetchSafely.ts';
import { isKnownEtag } from '../base/webFile.ts';

/** By the clock: while the server is busy, a harmless picture may take seconds. */
const MAX_SECONDS = 10;
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

type Reencoded = { readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string };

/** Answers with a re-encoded picture, or that the browser has it. Opened as a page, it may do nothing. */
export function answerPicture(
  context: Context,
  { bytes, etag }: Reencoded,
  caching: Readonly<Record<string, string>>,
): Response {
  const headers = { ...caching, etag };
  if (isKnownEtag(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
  return context.body(bytes, 200, {
    ...headers,
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-length': String(bytes.byteLength),
  });
}

/** The sides of the picture of a name, cropped. */
const AVATAR_PIXELS = 128;

/** True if decoding failed because the server was busy. Decoders have no codes for their errors. */
export const isTransient = (error: unknown): boolean =>
  error instanceof Error && /^timeout: |out of memory|insufficient memory/i.test(error.message);

type Target = {
  /** The most pixels of a side: the picture is made smaller, never larger. Default: a cropped square. */
  readonly within?: { readonly width: number; readonly height: number };
  /** The pixels of a side of the square. Default: 128. */
  readonly square?: number;
  /** JPEG has white where the picture is transparent. Default: WebP. */
  readonly format?: 'webp' | 'jpeg';
  /** The networks that take turns. */
  readonly networks?: readonly string[];
};

/**
 * Re-encodes a picture: JPEG, PNG, WebP, GIF and AVIF, detected by content, the first frame of an
 * animation. All other data of the file is dropped.
 *
 * @throws {UnusableError} when it is another type, broken or too large
 * @throws {Error} when it took too long, or there was no memory: it may be decoded later
 * @throws {FullQueueError} when too many pictures wait
 */
export async function reencode(
  bytes: Uint8Array,
  { within, square = AVATAR_PIXELS, format = 'webp', networks = [] }: Target = {},
): Promise<Uint8Array<ArrayBuffer>> {
  opening ??= openSharp();
  const open = await opening;
  const { result } = queue.add(async () => {
    try {
      const image = open(bytes, OPTIONS)
        .autoOrient()
        .resize(
          within
            ? { ...within, fit: 'inside', withoutEnlargement: true }
            : { width: square, height: square, fit: 'cover' },
        )
        .timeout({ seconds: MAX_SECONDS });
      const encoded =
        format === 'webp'
          ? image.webp({ quality: 80 })
          : image.flatten({ background: 'white' }).jpeg({ quality: 80 });
      return new Uint8Array(await encoded.toBuffer());
    } catch (error) {
      if (isTransient(error)) throw error;
      throw new UnusableError('not a picture that can be shown');
    }
  }, networks);
  return result;
}
