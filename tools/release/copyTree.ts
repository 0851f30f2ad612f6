import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../test/consumers/run.ts';

/** Copies the files of the working tree that git tracks or would track. */
export function copyTree(copy: string): void {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  mkdirSync(copy, { recursive: true });
  for (const path of files.split('\0').filter(Boolean)) cpSync(join(root, path), join(copy, path));
}
