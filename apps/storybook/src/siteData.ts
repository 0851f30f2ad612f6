import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { findLastRelease } from '../../../tools/dev/findLastRelease.mjs';
import { listMessages } from './copy/listMessages.ts';
import { APPROVED } from './pictures/approved.ts';

/** A picture that changed since the last release, for the page "What changed". */
export type ShownChange = {
  readonly kind: 'changed' | 'new' | 'gone';
  /** The path of the picture, without the ending: `1280/controls-button--small`. */
  readonly path: string;
  /** The addresses of the pictures, if there is one. */
  readonly before?: string;
  readonly after?: string;
};

const json = (value: unknown) => `export default ${JSON.stringify(value)};`;

/** The output of a git command; the paths are those below the folder. */
const git = (cwd: string, ...args: readonly string[]) =>
  new Promise<Buffer>((resolve, reject) => {
    execFile('git', args, { cwd, encoding: 'buffer', maxBuffer: 1024 ** 3 }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
  });

const KINDS: Readonly<Record<string, ShownChange['kind']>> = { A: 'new', D: 'gone' };

/** The pictures of a release that have changed, for the page; no other folder has them. */
const WRITTEN = join(import.meta.dirname, '../.laurel/changes');

/**
 * A module with the approved pictures that differ from those of a release. It imports each picture as a file.
 *
 * @param options.approved the folder with the approved pictures
 * @param options.release a tag; default: that of the last release
 * @param options.written the folder that the pictures are written to
 */
export async function writeChangesModule({
  approved = APPROVED,
  release = findLastRelease(approved),
  written = WRITTEN,
}: {
  readonly approved?: string;
  readonly release?: string | undefined;
  readonly written?: string;
} = {}): Promise<string> {
  if (release === undefined) return json({ changes: [] });
  await rm(written, { recursive: true, force: true });
  const names = await git(
    approved,
    'diff',
    '--name-status',
    '--no-renames',
    '--relative',
    release,
    '--',
    '*.webp',
  );
  const imports: string[] = [];
  const add = (file: string) =>
    imports.push(`import picture${imports.length} from ${JSON.stringify(`${file}?url&no-inline`)};`);
  const changes: string[] = [];
  for (const line of names.toString().split('\n').filter(Boolean)) {
    const [status = '', name = ''] = line.split('\t');
    const kind = KINDS[status] ?? 'changed';
    const facts = [`kind: ${JSON.stringify(kind)}`, `path: ${JSON.stringify(name.replace(/\.webp$/, ''))}`];
    if (kind !== 'new') {
      const file = join(written, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await git(approved, 'cat-file', 'blob', `${release}:./${name}`));
      facts.push(`before: picture${add(file) - 1}`);
    }
    if (kind !== 'gone') facts.push(`after: picture${add(join(approved, name)) - 1}`);
    changes.push(`{ ${facts.join(', ')} }`);
  }
  return [
    ...imports,
    `export default { release: ${JSON.stringify(release)}, changes: [${changes.join(',\n')}] };`,
  ].join('\n');
}

const modules: Readonly<Record<string, () => Promise<string>>> = {
  'virtual:laurel-messages': async () => json(await listMessages()),
  'virtual:laurel-changes': () => writeChangesModule(),
};

/** Facts for the pages of the Storybook that only files and the repository have, as modules with a default export. */
export const siteData = (): Plugin => ({
  name: 'laurel-site-data',
  resolveId: (source) => (source in modules ? `\0${source}` : undefined),
  async load(id) {
    const write = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
    return write?.();
  },
});
