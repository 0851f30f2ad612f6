import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureSet } from './compareSets.ts';
import type { Picture } from './listPictures.ts';
import { reducePicture } from './reduce.ts';

/** The approved pictures, one folder per width; the Storybook shows them as thumbnails. */
export const APPROVED = join(import.meta.dirname, '../../approved');

/** The output of a git command; the paths are those below the folder. */
const git = (cwd: string, args: readonly string[], input = '') =>
  new Promise<Buffer>((resolve, reject) => {
    const options = { cwd, encoding: 'buffer', maxBuffer: 1024 ** 3 } as const;
    const { stdin } = execFile('git', args, options, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
    // A command that does not read its input fails, and says why.
    stdin?.on('error', () => {}).end(input);
  });

/** The name of an approved picture: `1280/controls-button--small.webp`. */
export const getName = ({ width, id }: Pick<Picture, 'width' | 'id'>): string => `${width}/${id}.webp`;

/** The approved pictures of the working tree. */
export async function readApproved(folder = APPROVED): Promise<PictureSet> {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  return {
    names: files.map((file) => file.replaceAll('\\', '/')).filter((file) => file.endsWith('.webp')),
    read: (name) => readFile(join(folder, name)),
  };
}

/** The approved pictures of a commit or a tag, read by one process. */
export async function readApprovedAt(ref: string, folder = APPROVED): Promise<PictureSet> {
  const tree = await git(folder, ['ls-tree', '-r', '-z', ref, '.']);
  const blobs = tree
    .toString()
    .split('\0')
    .map((line) => /^\d+ blob ([\da-f]+)\t(.+\.webp)$/.exec(line))
    .filter((match) => match !== null)
    .map(([, id = '', name = '']) => ({ id, name }));
  const batch = await git(folder, ['cat-file', '--batch'], blobs.map(({ id }) => `${id}\n`).join(''));
  const pictures = new Map<string, Buffer>();
  let offset = 0;
  for (const { name } of blobs) {
    // Before each blob is a line: its id, type and length.
    const end = batch.indexOf('\n', offset);
    const length = Number(batch.toString('latin1', offset, end).split(' ')[2]);
    pictures.set(name, batch.subarray(end + 1, end + 1 + length));
    offset = end + 1 + length + 1;
  }
  return {
    names: [...pictures.keys()],
    read: async (name) => {
      const picture = pictures.get(name);
      if (picture === undefined) throw new Error(`${ref} has no picture ${name}`);
      return picture;
    },
  };
}

/** Pictures that were taken, reduced as if they were approved. */
export function reduceAll(pictures: readonly Picture[]): PictureSet {
  const byName = new Map(pictures.map((picture) => [getName(picture), picture]));
  return {
    names: [...byName.keys()],
    read: async (name) => {
      const { file, width } = byName.get(name) ?? {};
      if (file === undefined || width === undefined) throw new Error(`No picture ${name} was taken`);
      return reducePicture(file, width);
    },
  };
}

/** Approves pictures that were taken. */
export async function approve(pictures: readonly Picture[]): Promise<void> {
  const { names, read } = reduceAll(pictures);
  for (const name of names) {
    await mkdir(dirname(join(APPROVED, name)), { recursive: true });
    await writeFile(join(APPROVED, name), await read(name));
  }
}

/** Removes the approved pictures of stories that are gone; `pictures` are those of all stories. */
export async function removeGone(pictures: readonly Picture[]): Promise<number> {
  const known = new Set(pictures.map(getName));
  const { names } = await readApproved();
  const gone = names.filter((name) => !known.has(name));
  await Promise.all(gone.map((name) => rm(join(APPROVED, name))));
  return gone.length;
}
