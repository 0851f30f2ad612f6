import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
/** Below this the header of the answer costs more than is saved. */
const MIN_BYTES = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `x.br` and `x.gz` beside every file that is worth it, so that no server compresses on the fly. */
export const compressFiles = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)));
  const counts = await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))));
  return counts.filter(Boolean).length;
};

const compressFile = async (file: string): Promise<boolean> => {
  const content = await readFile(file);
  if (content.byteLength < MIN_BYTES) return false;
  const [small, smaller] = await Promise.all([
    zip(content, { level: 9 }),
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  ]);
  await Promise.all([writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)]);
  return true;
};
