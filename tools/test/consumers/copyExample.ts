import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Consumer } from './openConsumer.ts';
import { root } from './run.ts';

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
