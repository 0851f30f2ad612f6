import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { findLastRelease } from '../../../tools/dev/findLastRelease.mjs';
import { listTexts } from './copy/listTexts.ts';
import { APPROVED, readApproved, readApprovedAt } from './pictures/approved.ts';
import { type Change, compareSets } from './pictures/compareSets.ts';
import { describeChange, drawChange } from './pictures/writeChanges.ts';

/** A picture that changed since the last release, for the page "What changed". */
export type ShownChange = {
  readonly kind: Change['kind'];
  readonly name: string;
  readonly text: string;
  /** The addresses of the pictures before and after, and of their difference. */
  readonly pictures: readonly (readonly [kind: string, url: string])[];
};

const json = (value: unknown) => `export default ${JSON.stringify(value)};`;

/** Pictures for the page that are in no other folder. */
const WRITTEN = join(import.meta.dirname, '../../.laurel/changes');

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
  const [before, after] = [await readApprovedAt(release, approved), await readApproved(approved)];
  const imports: string[] = [];
  const shown: string[] = [];
  for (const change of await compareSets({ before, after })) {
    const pictures: string[] = [];
    for (const [kind, picture] of await drawChange(change)) {
      const file = join(written, kind, change.name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, picture);
      const variable = `picture${imports.length}`;
      imports.push(`import ${variable} from ${JSON.stringify(`${file}?url&no-inline`)};`);
      pictures.push(`[${JSON.stringify(kind)}, ${variable}]`);
    }
    const { kind, name } = change;
    const facts = JSON.stringify({ kind, name, text: describeChange(change) });
    shown.push(`{ ...${facts}, pictures: [${pictures.join(', ')}] }`);
  }
  return [
    ...imports,
    `export default { release: ${JSON.stringify(release)}, changes: [${shown.join(',\n')}] };`,
  ].join('\n');
}

const modules: Readonly<Record<string, () => Promise<string>>> = {
  'virtual:laurel-texts': async () => json(await listTexts()),
  'virtual:laurel-pictures': async () => json((await readApproved()).names),
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
