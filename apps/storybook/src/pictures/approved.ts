import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { PictureSet } from './compareSets.ts';
import type { Picture } from './listPictures.ts';
import { reducePicture } from './reduce.ts';

const run = promisify(execFile);

/** The approved pictures, one folder per width; the Storybook shows them as thumbnails. */
export const APPROVED = join(import.meta.dirname, '../../approved');

const cwd = dirname(APPROVED);

/** The name of an approved picture: `1280/controls-button--small.webp`. */
export const getName = ({ width, id }: Pick<Picture, 'width' | 'id'>): string => `${width}/${id}.webp`;

/** The approved pictures of the working tree. */
export async function readApproved(): Promise<PictureSet> {
  const files = await readdir(APPROVED, { recursive: true }).catch(() => []);
  return {
    names: files.map((file) => file.replaceAll('\\', '/')).filter((file) => file.endsWith('.webp')),
    read: (name) => readFile(join(APPROVED, name)),
  };
}

/** The approved pictures of a commit or a tag. */
export async function readApprovedAt(ref: string): Promise<PictureSet> {
  const { stdout } = await run('git', ['ls-tree', '-r', '--name-only', ref, 'approved/'], { cwd });
  const names = stdout.split('\n').filter((file) => file.endsWith('.webp'));
  return {
    names: names.map((file) => file.replace(/^approved\//, '')),
    read: async (name) => {
      const shown = await run('git', ['show', `${ref}:./approved/${name}`], { cwd, encoding: 'buffer' });
      return shown.stdout;
    },
  };
}

/** The tag of the last release, if there is one. */
export async function findLastRelease(): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', ['describe', '--tags', '--abbrev=0', '--match', '@*@*'], { cwd });
    return stdout.trim();
  } catch {
    // Nothing is released, or this folder is no repository.
    return undefined;
  }
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
