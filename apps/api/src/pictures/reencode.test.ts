import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { UnusableError } from '../base/fetchSafely.ts';
import { isTransient, reencode } from './reencode.ts';

const paint = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif') =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#c00' } })
    .withExif({ IFD0: { Copyright: 'where it was taken' } })
    .toFormat(format)
    .toBuffer();

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** A file of a few bytes that claims to be this large. */
const createBomb = (width: number, height: number) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const rows = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
  're-encodes %s without its metadata',
  async (format) => {
    const input = await paint(format);
    const output = Buffer.from(await reencode(input));
    expect(output.equals(input)).toBe(false);
    const { exif, xmp, icc, ...facts } = await sharp(output).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 128, height: 128 });
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
    expect(output.includes('where it was taken')).toBe(false);
  },
);

test('shows the first frame of an animation', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  const input = await sharp([await frame('#f00'), await frame('#00f')], { join: { animated: true } })
    .gif()
    .toBuffer();
  const output = await reencode(input);
  expect((await sharp(output).metadata()).pages ?? 1).toBe(1);
  const { dominant } = await sharp(output).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
});

test('limits a picture to a few kilobytes', async () => {
  const noise = sharp({
    create: {
      width: 256,
      height: 256,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  });
  expect((await reencode(await noise.png().toBuffer())).byteLength).toBeLessThan(40_000);
});

test.each([
  ['an empty file', () => Buffer.alloc(0)],
  ['text', () => Buffer.from('<html></html>')],
  ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>')],
  ['SVG behind a declaration', () => Buffer.from('<?xml version="1.0"?><svg width="9" height="9"/>')],
  ['PDF', () => Buffer.from('%PDF-1.4\n%%EOF')],
  ['PPM', () => Buffer.from('P6 1 1 255\nabc')],
  ['a huge picture', () => createBomb(60_000, 60_000)],
  ['a picture of too many pixels', () => createBomb(4_097, 4_096)],
  ['a picture that ends early', async () => (await paint('png')).subarray(0, 200)],
])('does not re-encode %s', async (_what, create) => {
  await expect(reencode(await create())).rejects.toThrow(UnusableError);
});

test.each([
  ['timeout: 68% complete\nVipsImage: killed for image "temp-213"', true],
  ['vips_tracked: out of memory --- size == 64MB', true],
  ['VipsJpeg: Insufficient memory (case 4)', true],
  ['VipsJpeg: premature end of JPEG image', false],
  ['Input buffer contains unsupported image format', false],
  ['Input image exceeds pixel limit', false],
  ['heif: Memory allocation error: Security limit exceeded', false],
])('tells a busy server from an unusable picture: %s', (message, expected) => {
  expect(isTransient(new Error(message))).toBe(expected);
});

test('does not re-encode TIFF and other formats', async () => {
  await reencode(await paint('png'));
  const tiff = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c00' } })
    .tiff()
    .toBuffer();
  await expect(reencode(tiff)).rejects.toThrow(UnusableError);
});
