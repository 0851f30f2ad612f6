import type { Plugin } from 'vite';
import { listTexts } from '../copy/listTexts.ts';
import { findLastRelease, readApproved, readApprovedAt } from '../pictures/approved.ts';
import { compareSets } from '../pictures/compareSets.ts';
import { describeChange, drawChange } from '../pictures/writeChanges.ts';

/** A picture that changed since the last release, for the page "What changed". */
export type ShownChange = {
  readonly name: string;
  readonly text: string;
  /** Before, after, difference, as data URLs. */
  readonly pictures: readonly (readonly [kind: string, url: string])[];
};

/** The approved pictures that differ from those of the last release. */
async function listChanges(): Promise<{ release: string | undefined; changes: readonly ShownChange[] }> {
  const release = await findLastRelease();
  if (release === undefined) return { release, changes: [] };
  const changes = await compareSets({ before: await readApprovedAt(release), after: await readApproved() });
  const shown = changes.map(async (change) => ({
    name: change.name,
    text: describeChange(change),
    pictures: (await drawChange(change)).map(
      ([kind, picture]) => [kind, `data:image/webp;base64,${picture.toString('base64')}`] as const,
    ),
  }));
  return { release, changes: await Promise.all(shown) };
}

const modules: Readonly<Record<string, () => Promise<unknown>>> = {
  'virtual:laurel-texts': listTexts,
  'virtual:laurel-pictures': async () => (await readApproved()).names,
  'virtual:laurel-changes': listChanges,
};

/** Facts for the pages of the Storybook that only files and the repository have, as modules with a default export. */
export const siteData = (): Plugin => ({
  name: 'laurel-site-data',
  resolveId: (source) => (source in modules ? `\0${source}` : undefined),
  async load(id) {
    const read = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
    return read && `export default ${JSON.stringify(await read())};`;
  },
});
