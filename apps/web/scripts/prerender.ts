import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { compressFiles } from './compressFiles.ts';
import { writePages } from './writePages.ts';

/** Turns what `vite build` left into what a server sends: pages with their shells, rewrites, compressed files. */
const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    server: { type: 'string', default: 'dist-prerender' },
  },
});

const server: typeof import('../src/prerender.tsx') = await import(
  pathToFileURL(resolve(values.server, 'prerender.js')).href
);
const dist = resolve(values.dist);
const pages = server.prerenderPages();
await writePages({ dist, pages, productName: server.PRODUCT_NAME, locale: server.LOCALE });
const compressed = await compressFiles(dist);
console.log(`${pages.length} pages prerendered, ${compressed} files compressed`);
