import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from './listPictures.ts';

/** Text inside HTML, also inside an attribute. */
const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const draw = (picture: Picture) => {
  const file = `${picture.path}.png`;
  const caption = escapeHtml(`${picture.name}, ${picture.width} px`);
  return `<figure><a href="${file}"><img src="${file}" alt="${caption}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;
};

const STYLE = `
:root { color-scheme: light dark }
body { margin: 24px; font: 14px/1.5 system-ui, sans-serif; background: #eaf8ff; color: #0b0b0c }
a { color: #0b5cad }
img { max-inline-size: 100%; max-block-size: 320px; border: 1px solid #0b0b0c1f; background: #fff }
@media (prefers-color-scheme: dark) {
  body { background: #0b2230; color: #f2faff }
  a { color: #86c9ff }
}
section { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
h2 { inline-size: 100%; margin: 32px 0 0 }
figure { inline-size: 240px; margin: 0 }
`;

/** Writes `index.html` beside the pictures, which shows all of them and needs no server. */
export async function writeSheet(pictures: readonly Picture[], folder: string): Promise<void> {
  const titles = [...new Set(pictures.map(({ title }) => title))].sort();
  const sections = titles.map((title) => {
    const figures = pictures.filter((picture) => picture.title === title).map(draw);
    return `<section><h2>${escapeHtml(title)}</h2>${figures.join('\n')}</section>`;
  });
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pictures of all stories</title><style>${STYLE}</style>
<h1>Pictures of all stories</h1>
${sections.join('\n')}</html>`;
  await writeFile(join(folder, 'index.html'), page);
}
