import { readFileSync, statSync } from 'node:fs';

const MAX_BYTES = 256 * 1024;

/** Reads a text of the operator from a file: null without a path, and where it cannot be taken, with the reason named. */
export function readDocument(name: string, path: string | undefined, problems: string[]): string | null {
  if (path === undefined) return null;
  const refuse = (reason: string) => {
    problems.push(`${name}: ${path} ${reason}`);
    return null;
  };
  try {
    const file = statSync(path);
    if (!file.isFile()) return refuse('is no file');
    if (file.size > MAX_BYTES) return refuse(`is larger than ${MAX_BYTES / 1024} kB`);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    if (text.includes('\0')) return refuse('is no plain text');
    return text.trim() ? text : refuse('holds no text');
  } catch (error) {
    return refuse(error instanceof TypeError ? 'is not written in UTF-8' : 'cannot be read');
  }
}
