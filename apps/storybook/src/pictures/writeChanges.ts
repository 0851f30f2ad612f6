import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Change } from './compareSets.ts';
import { escapeHtml, PAGE_STYLE } from './page.ts';
import { writePixels } from './reduce.ts';

const STYLE = `${PAGE_STYLE}
article { margin-block: 24px; padding: 16px; border-radius: 20px; background: #fff }
article > div { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
h3 { margin: 0 0 12px }
@media (prefers-color-scheme: dark) { article { background: #12303f } }`;

/** A change in words. */
export const describeChange = (change: Change): string =>
  change.kind === 'changed' ? `${(change.difference.share * 100).toFixed(2)} % of its pixels` : change.kind;

/** A change's pictures by what they show. */
export async function drawChange(
  change: Change,
): Promise<readonly (readonly [kind: string, picture: Buffer])[]> {
  if (change.kind === 'new') return [['after', change.after]];
  if (change.kind === 'gone') return [['before', change.before]];
  const marked = await writePixels(change.difference.marked);
  return [
    ['before', change.before],
    ['after', change.after],
    ['difference', marked],
  ];
}

/** Writes the pictures of a change beside the page, and returns its part of the page. */
async function writeChange(change: Change, folder: string): Promise<string> {
  const { name } = change;
  const figures: string[] = [];
  for (const [kind, picture] of await drawChange(change)) {
    const file = `${kind}/${name}`;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), picture);
    const alt = escapeHtml(`${name}, ${kind}`);
    figures.push(
      `<figure><img src="${file}" alt="${alt}" loading="lazy"><figcaption>${kind}</figcaption></figure>`,
    );
  }
  const [width = '', story = ''] = name.replace(/\.webp$/, '').split('/');
  const title = `${escapeHtml(story)} at ${width} px: ${describeChange(change)}`;
  return `<article><h3>${title}</h3><div>${figures.join('\n')}</div></article>`;
}

/** Writes `index.html`: every change with its pictures, first those to approve. Needs no server. */
export async function writeChanges(options: {
  readonly toApprove: readonly Change[];
  readonly sinceRelease: readonly Change[];
  /** The tag or commit of the release, if there is one. */
  readonly release: string | undefined;
  readonly folder: string;
}): Promise<void> {
  const { toApprove, sinceRelease, release, folder } = options;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const sections = [
    ['To approve', toApprove],
    ...(release === undefined ? [] : [[`Approved since ${release}`, sinceRelease] as const]),
  ] as const;
  const parts: string[] = [];
  for (const [title, changes] of sections) {
    const articles: string[] = [];
    for (const change of changes) articles.push(await writeChange(change, folder));
    const heading = `${escapeHtml(title)}: ${changes.length}`;
    parts.push(`<section><h2>${heading}</h2>${articles.join('\n') || '<p>Nothing.</p>'}</section>`);
  }
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>What changed</title><style>${STYLE}</style>
<h1>What changed</h1>
<p>Pictures of stories, reduced. Red marks the pixels that differ.</p>
${parts.join('\n')}</html>`;
  await writeFile(join(folder, 'index.html'), page);
}
