import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const IS_READER = /^(?!messages\/)(?!.*(\.test\.|\.stories\.)).*\.tsx?$/;

/** The sources below a folder that can read messages, joined; `writeOut` expands the aliases of a file. */
export async function readSources(folder: string, writeOut: (text: string) => string): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => IS_READER.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map(writeOut).join('\n');
}

/** The paths of all messages below, such as `messages.share.title`. */
export function listPaths(value: unknown, path: string): readonly string[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => listPaths(inner, `${path}.${key}`))
    : [path];
}

/**
 * The paths that no source reads. A message counts as read by its own path or by a group that contains it: looked up by a
 * key or passed on whole.
 */
export function findUnreadMessages(paths: readonly string[], sources: string): readonly string[] {
  return paths.filter((path) => {
    const steps = path.split('.');
    return !steps
      .map((_, index) => steps.slice(0, index + 1).join('.'))
      .slice(1)
      .some((part) => {
        const after = part === path ? '(?![\\w-])' : '(?![\\w-]|\\??\\.\\w)';
        return new RegExp(`\\b${part.replaceAll('.', '\\.')}${after}`).test(sources);
      });
  });
}
