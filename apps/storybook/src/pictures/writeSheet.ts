import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Picture } from './listPictures.ts';
import { escapeHtml, PAGE_STYLE } from './page.ts';

const draw = (picture: Picture, folder: string) => {
  const file = relative(folder, picture.file).replaceAll('\\', '/');
  const caption = escapeHtml(`${picture.name}, ${picture.width} px`);
  return `<figure><a href="${file}"><img src="${file}" alt="${caption}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;
};

const STYLE = `${PAGE_STYLE}
section { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
h2 { inline-size: 100%; margin: 32px 0 0 }
figure { inline-size: 240px }
img { max-block-size: 320px }`;

/** Writes `index.html` beside the pictures, which shows all of them and needs no server. */
export async function writeSheet(pictures: readonly Picture[], folder: string): Promise<void> {
  const titles = [...new Set(pictures.map(({ title }) => title))].sort();
  const sections = titles.map((title) => {
    const figures = pictures.filter((picture) => picture.title === title).map((each) => draw(each, folder));
    return `<section><h2>${escapeHtml(title)}</h2>${figures.join('\n')}</section>`;
  });
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pictures of all stories</title><style>${STYLE}</style>
<h1>Pictures of all stories</h1>
${sections.join('\n')}</html>`;
  await writeFile(join(folder, 'index.html'), page);
}
