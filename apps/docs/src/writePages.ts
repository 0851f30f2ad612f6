import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import { publisher } from '../../../tools/release/publisher.ts';
import { createReference } from './createReference.ts';
import { convertLinks } from './links.ts';
import { createSidebar } from './navigation.ts';
import { root, sections, toSitePath } from './pages.ts';
import { writeChangelogs } from './writeChangelogs.ts';

/** The folder that VitePress reads. Everything in it is written by {@link writePages}. */
export const pagesFolder = join(import.meta.dirname, '../.laurel/pages');

const write = (path: string, text: string | Buffer) => {
  mkdirSync(dirname(join(pagesFolder, path)), { recursive: true });
  writeFileSync(join(pagesFolder, path), text);
};

/** `/decisions/` is the file `decisions/index.md`. */
const toFile = (sitePath: string) => `${sitePath.endsWith('/') ? `${sitePath}index` : sitePath}.md`;

const listLinks = (items: ReturnType<typeof createSidebar>): readonly string[] =>
  items.flatMap(({ link, items: inner = [] }) => [
    ...(link === undefined ? [] : [link]),
    ...listLinks(inner),
  ]);

/** Writes the site's pages: documents of the repository, the API reference, changelogs, and the tokens as a style sheet. */
export async function writePages(): Promise<void> {
  rmSync(pagesFolder, { recursive: true, force: true });
  const { repository } = publisher;
  const sources = new Set(sections.flatMap(({ pages }) => pages.map(({ source }) => source)));
  const writeDocument = (source: string, path: string) => {
    const document = readFileSync(join(root, source), 'utf8');
    const { text, pictures } = convertLinks(document, source, { root, repository, sources });
    write(path, text);
    for (const picture of pictures)
      cpSync(join(root, picture), join(pagesFolder, 'public/repository', picture));
  };
  for (const source of sources) writeDocument(source, toFile(toSitePath(source)));
  cpSync(join(import.meta.dirname, 'home.md'), join(pagesFolder, 'index.md'));
  cpSync(join(root, 'docs/pictures'), join(pagesFolder, 'public/repository/docs/pictures'), {
    recursive: true,
  });
  cpSync(join(root, 'apps/web/public/favicon.svg'), join(pagesFolder, 'public/favicon.svg'));
  write('changelogs.md', writeChangelogs(root));
  // Node does not load the package's source by itself, because its components are JSX.
  const { module } = await runnerImport<typeof import('./tokenCss.ts')>(
    join(import.meta.dirname, 'tokenCss.ts'),
    { configFile: false },
  );
  write('tokens.css', module.tokenCss);
  await createReference({ root, repository, out: join(pagesFolder, 'reference') });
  const missing = listLinks(createSidebar()).filter((link) => !existsSync(join(pagesFolder, toFile(link))));
  if (missing.length > 0)
    throw new Error(`The navigation links to pages that do not exist: ${missing.join(', ')}`);
}
