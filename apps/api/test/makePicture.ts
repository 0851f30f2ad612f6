import { crc32, deflateSync } from 'node:zlib';

/** The bytes of an empty PNG. */
const LEAST = 57;

/**
 * A file of this size that is stored as a picture: a PNG whose chunks are whole. Its pixels are not, so it cannot be
 * shown. Not UTF-8, as every picture.
 */
export function makePicture(size: number, fill = 7): Uint8Array<ArrayBuffer> {
  const file = Buffer.alloc(Math.max(size, LEAST), fill);
  file.write('\x89PNG\r\n\x1a\n', 'latin1');
  file.writeUInt32BE(13, 8);
  file.write('IHDR', 12);
  file.writeUInt32BE(8, 16);
  file.writeUInt32BE(8, 20);
  file.writeUInt32BE(file.length - LEAST, 33);
  file.write('IDAT', 37);
  file.writeUInt32BE(0, file.length - 12);
  file.write('IEND', file.length - 8);
  return new Uint8Array(file);
}

/** A gray PNG that can be shown, with `width` × `height` pixels. */
export function makePng(width: number, height: number, pixelOf: (index: number) => number): Buffer {
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const whole = Buffer.alloc(body.length + 8);
    whole.writeUInt32BE(data.length);
    whole.set(body, 4);
    whole.writeUInt32BE(crc32(body), body.length + 4);
    return whole;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  // Each row begins with its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let i = 0; i < width * height; i += 1) rows[i + Math.floor(i / width) + 1] = pixelOf(i);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const data = deflateSync(rows, { level: 1 });
  return Buffer.concat([
    ...[signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))],
  ]);
}
