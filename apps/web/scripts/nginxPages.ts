import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Page = { readonly path: string; readonly file: string };
type Rewrites = { readonly pages: readonly Page[]; readonly fallback: string; readonly embed: Page };

export const NGINX_PAGES = join(import.meta.dirname, '../../../deploy/nginx/static-pages.conf');

/** The page at each path, for nginx without apps/api. In paths `:name` stands for one segment. */
export function describeForNginx({ pages, fallback, embed }: Rewrites): string {
  const locate = (path: string) =>
    path.includes(':') ? `~ ^${path.replaceAll(/:\w+/g, '[^/]+')}$` : `= ${path}`;
  return [
    '# Written by apps/web/scripts/nginxPages.ts from rewrites.json of the build.',
    ...pages.map(({ path, file }) => `location ${locate(path)} { try_files /${file} =404; }`),
    `location ${locate(embed.path)} { try_files /${embed.file} =404; }`,
    `error_page 404 /${fallback};`,
    'location = /rewrites.json { return 404; }',
    '',
  ].join('\n');
}

if (import.meta.main) {
  const rewrites = readFileSync(join(import.meta.dirname, '../dist/rewrites.json'), 'utf8');
  writeFileSync(NGINX_PAGES, describeForNginx(JSON.parse(rewrites)));
}
