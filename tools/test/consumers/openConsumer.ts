import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { root, runNode } from './run.ts';

/** The folder of one test file in the project with the installed tarballs. */
export type Consumer = {
  readonly dir: string;
  /** The `node_modules` that its imports resolve to. */
  readonly modules: string;
  readonly write: (files: { readonly [path: string]: string }) => Promise<void>;
};

/**
 * Opens an empty folder in the project that the `consumers` project of vitest.config.ts has prepared.
 *
 * @param name the folder; each test file has its own
 */
export async function openConsumer(name: string): Promise<Consumer> {
  return openFolder(inject('consumer').dir, name);
}

/** Opens an empty folder in a project with installed packages. */
export async function openFolder(project: string, name: string): Promise<Consumer> {
  const dir = join(project, name);
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir);
  const write = async (files: { readonly [path: string]: string }) => {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(dir, path)), { recursive: true });
      await writeFile(join(dir, path), content);
    }
  };
  return { dir, modules: join(project, 'node_modules'), write };
}

/** The tarball of a published package: `getTarball('@org/contests')`. */
export function getTarball(name: string): string {
  const tarball = inject('consumer').tarballs[name];
  if (tarball === undefined) throw new Error(`${name} is not published.`);
  return tarball;
}

const MADE = /[\\/](node_modules|dist|\.next)$/;

/**
 * Copies a project of `examples` into an importer's folder. Its imports resolve to the packages installed there.
 *
 * @param name the example's folder: `vite-wallet`
 * @returns the folder of the copy
 */
export async function copyExample(consumer: Consumer, name: string): Promise<string> {
  const dir = join(consumer.dir, name);
  const filter = (path: string) => !MADE.test(path);
  await cp(join(root, 'examples', name), dir, { recursive: true, filter });
  return dir;
}

/** The compilers of examples. Their manifests name TypeScript 6, which takes longer and runs in a full run only. */
export const EXAMPLE_COMPILERS = process.env.LAUREL_FULL ? ['typescript-7', 'typescript'] : ['typescript-7'];

/** Checks the types of a copied example. */
export async function checkExample(dir: string): Promise<void> {
  for (const compiler of EXAMPLE_COMPILERS)
    await runNode([join(root, 'node_modules', compiler, 'bin', 'tsc')], dir);
}
