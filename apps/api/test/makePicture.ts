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
