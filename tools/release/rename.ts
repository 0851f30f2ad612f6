import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../test/consumers/run.ts';
import { publisher } from './publisher.ts';

type Publisher = { readonly scope: string; readonly repository: string };

const SCOPE = /^@[a-z\d][a-z\d._-]*$/;
const REPOSITORY = /^https:\/\/[a-z\d.-]+(?:\/[\w.-]+)+(?<!\.git)$/i;

/**
 * Replaces the scope of the packages and the repository's address in a text.
 *
 * @example
 * rename("import '@org/contests';", { scope: '@acme', repository: 'https://github.com/acme/laurel' });
 */
export function rename(text: string, to: Publisher): string {
  return (
    text
      .replaceAll(publisher.repository, to.repository)
      .replaceAll(`'${publisher.scope}'`, `'${to.scope}'`)
      // In a regular expression the slash is escaped.
      .replaceAll(new RegExp(`${publisher.scope}(?=\\\\?/)`, 'g'), to.scope)
  );
}

/**
 * Renames in every file of a folder that git tracks. The format changes where lines get longer or imports change places.
 *
 * @returns the changed files
 */
export function renameFiles(folder: string, to: Publisher): readonly string[] {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: folder, encoding: 'utf8' });
  return tracked.split('\0').filter((path) => {
    if (path === '') return false;
    const bytes = readFileSync(join(folder, path));
    const text = bytes.toString('utf8');
    const isText = Buffer.from(text, 'utf8').equals(bytes);
    const renamed = isText ? rename(text, to) : text;
    if (renamed === text) return false;
    writeFileSync(join(folder, path), renamed);
    return true;
  });
}

function readPublisher(): Publisher {
  const { values } = parseArgs({ options: { scope: { type: 'string' }, repository: { type: 'string' } } });
  const to = { ...publisher, ...values };
  if (!SCOPE.test(to.scope))
    throw new Error(`--scope must be a scope of npm, such as @acme, not "${to.scope}".`);
  if (!REPOSITORY.test(to.repository))
    throw new Error(
      `--repository must be an https address without .git, such as https://github.com/acme/laurel, not "${to.repository}".`,
    );
  return to;
}

if (import.meta.main) {
  try {
    const changed = renameFiles(root, readPublisher());
    execFileSync('biome', ['check', '--write', '.'], { cwd: root, stdio: 'inherit' });
    console.log(`${changed.length} files renamed. Look at the difference, then run npm test.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
