import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeForNginx, NGINX_PAGES } from '../scripts/nginxPages.ts';
import { EMBED_FILE } from '../scripts/writeEmbed.ts';
import { prerenderPages } from '../src/prerender.tsx';

test('the sample for nginx has every page of the build; else: node apps/web/scripts/nginxPages.ts', () => {
  const pages = prerenderPages();
  const rewrites = {
    pages: pages.flatMap(({ path, file }) => (path ? [{ path, file }] : [])),
    fallback: pages.find(({ path }) => !path)?.file ?? '',
    embed: { path: '/embed/contests/:chain/:uid', file: EMBED_FILE },
  };
  expect(readFileSync(NGINX_PAGES, 'utf8')).toBe(describeForNginx(rewrites));
});
