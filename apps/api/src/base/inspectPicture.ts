import { inflateSync } from 'node:zlib';
import { DOCUMENT_LIMITS } from '@org/contests';

/** Why a document's picture is not shown, with the sentence for people. */
export const PICTURE_FAULTS = {
  'not-a-picture': 'Only JPEG, PNG and WebP pictures are shown.',
  broken: 'The picture is damaged, or has too many scans.',
  'other-data': 'The file goes on after the end of its picture.',
  'too-many-pixels': `The picture is wider or higher than ${DOCUMENT_LIMITS.pixels} pixels.`,
  'too-many-frames': 'The animation has more than 100 frames.',
  'too-much-metadata': 'The picture carries more than 128 kB of metadata.',
} as const;

export type PictureFault = keyof typeof PICTURE_FAULTS;

/** Only the first frame is shown, but a decoder walks all of them. */
const MOST_FRAMES = 100;
/** Each scan of a progressive JPEG covers all of its pixels; encoders use up to about a dozen. */
const MOST_SCANS = 20;
/** Twelve scans of the largest picture, which take a part of the time for decoding: what takes longer meets a busy server. */
const MOST_SCANNED_PIXELS = 12 * DOCUMENT_LIMITS.pixels ** 2;
/** EXIF with a thumbnail, and a color profile. Compressed metadata counts as it is decompressed. */
const MOST_METADATA_BYTES = 131_072;

class FaultyPictureError extends Error {
  readonly fault: PictureFault;
  constructor(fault: PictureFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Counts the parts of a picture and checks each count against its limit. */
function createTally() {
  let metadata = 0;
  let frames = 0;
  let hasSize = false;
  return {
    addMetadata: (bytes: number) => {
      metadata += bytes;
      if (metadata > MOST_METADATA_BYTES) throw new FaultyPictureError('too-much-metadata');
    },
    addFrame: () => {
      frames += 1;
      if (frames > MOST_FRAMES) throw new FaultyPictureError('too-many-frames');
    },
    setSize: (width: number, height: number) => {
      hasSize = true;
      if (width === 0 || height === 0) throw new FaultyPictureError('broken');
      if (Math.max(width, height) > DOCUMENT_LIMITS.pixels) throw new FaultyPictureError('too-many-pixels');
    },
    check: () => {
      if (!hasSize) throw new FaultyPictureError('broken');
    },
  };
}

type Tally = ReturnType<typeof createTally>;

/**
 * Walks through a JPEG, PNG or WebP without decoding it; null if it is one of these, whole, within the limits and
 * nothing else. Decoders trust the sizes, frames and compressed metadata that a file only claims.
 */
export function findPictureFault(bytes: Uint8Array): PictureFault | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tally = createTally();
  try {
    if (file.readUIntBE(0, 3) === 0xffd8ff) walkJpeg(file, tally);
    else if (file.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n') walkPng(file, tally);
    else if (readName(file, 0) === 'RIFF' && readName(file, 8) === 'WEBP') walkWebp(file, tally);
    else return 'not-a-picture';
    tally.check();
    return null;
  } catch (error) {
    if (error instanceof FaultyPictureError) return error.fault;
    // A read outside of the file.
    if (error instanceof RangeError) return file.length < 12 ? 'not-a-picture' : 'broken';
    throw error;
  }
}

const readName = (file: Buffer, at: number) => file.toString('latin1', at, at + 4);

/** @see https://www.w3.org/Graphics/JPEG/itu-t81.pdf */
function walkJpeg(file: Buffer, tally: Tally): void {
  let scans = 0;
  let pixels = 0;
  let at = 2;
  for (;;) {
    if (file.readUInt8(at) !== 0xff) throw new FaultyPictureError('broken');
    const marker = file.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    at += 2;
    if (marker === 0xd9) {
      endAt(file, at);
      return;
    }
    const length = file.readUInt16BE(at);
    if (length < 2) throw new FaultyPictureError('broken');
    if (isFrameHeader(marker)) {
      const [width, height] = [file.readUInt16BE(at + 5), file.readUInt16BE(at + 3)];
      tally.setSize(width, height);
      pixels = Math.max(pixels, width * height);
    }
    // Application data and comments.
    if ((marker >= 0xe0 && marker <= 0xef) || marker === 0xfe) tally.addMetadata(length);
    at += length;
    if (marker !== 0xda) continue;
    scans += 1;
    if (scans > MOST_SCANS || scans * pixels > MOST_SCANNED_PIXELS) throw new FaultyPictureError('broken');
    at = skipEntropy(file, at);
  }
}

/** SOF0 to SOF15, without the tables among them. */
const isFrameHeader = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The next marker that is neither a stuffed byte nor a restart. */
function skipEntropy(file: Buffer, from: number): number {
  let at = file.indexOf(0xff, from);
  while (at !== -1) {
    const next = file.readUInt8(at + 1);
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = file.indexOf(0xff, at + 2);
  }
  throw new FaultyPictureError('broken');
}

function endAt(file: Buffer, end: number): void {
  if (file.length !== end) throw new FaultyPictureError(file.length > end ? 'other-data' : 'broken');
}

/** @see https://www.w3.org/TR/png-3/ */
function walkPng(file: Buffer, tally: Tally): void {
  if (readName(file, 12) !== 'IHDR') throw new FaultyPictureError('broken');
  tally.setSize(file.readUInt32BE(16), file.readUInt32BE(20));
  let at = 8;
  for (;;) {
    const length = file.readUInt32BE(at);
    const name = readName(file, at + 4);
    const data = file.subarray(at + 8, at + 8 + length);
    at += length + 12;
    if (name === 'IEND') {
      endAt(file, at);
      return;
    }
    if (name === 'fcTL') tally.addFrame();
    // A lower-case letter marks what a decoder may skip.
    else if (/^[a-z]/.test(name) && name !== 'fdAT') tally.addMetadata(12 + countInflated(name, data));
  }
}

/** The bytes of a PNG's metadata, decompressed. */
function countInflated(name: string, data: Buffer): number {
  const start = findCompressed(name, data);
  if (start === undefined) return data.length;
  try {
    return inflateSync(data.subarray(start), { maxOutputLength: MOST_METADATA_BYTES + 1 }).length;
  } catch (error) {
    throw new FaultyPictureError(error instanceof RangeError ? 'too-much-metadata' : 'broken');
  }
}

/** The offset of the compressed data in a chunk. */
function findCompressed(name: string, data: Buffer): number | undefined {
  const end = data.indexOf(0);
  if (name === 'zTXt' || name === 'iCCP') return end + 2;
  if (name !== 'iTXt' || data[end + 1] !== 1) return undefined;
  const language = data.indexOf(0, end + 3);
  return data.indexOf(0, language + 1) + 1;
}

/** @see https://developers.google.com/speed/webp/docs/riff_container */
function walkWebp(file: Buffer, tally: Tally): void {
  const end = file.readUInt32LE(4) + 8;
  endAt(file, end);
  let at = 12;
  while (at < end) {
    const name = readName(file, at);
    const length = file.readUInt32LE(at + 4);
    const start = at + 8;
    at = start + length + (length % 2);
    if (at > end) throw new FaultyPictureError('broken');
    if (name === 'VP8X') tally.setSize(1 + file.readUIntLE(start + 4, 3), 1 + file.readUIntLE(start + 7, 3));
    else if (name === 'VP8 ')
      tally.setSize(file.readUInt16LE(start + 6) & 0x3fff, file.readUInt16LE(start + 8) & 0x3fff);
    else if (name === 'VP8L') {
      const size = file.readUInt32LE(start + 1);
      tally.setSize(1 + (size & 0x3fff), 1 + ((size >> 14) & 0x3fff));
    } else if (name === 'ANMF') tally.addFrame();
    else if (name !== 'ALPH' && name !== 'ANIM') tally.addMetadata(8 + length);
  }
}
