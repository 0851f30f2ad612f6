import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { PrerenderedPage } from '../src/prerender.tsx';
import { compressFiles } from './compressFiles.ts';
import { writePages } from './writePages.ts';

/** Turns what `vite build` left into what a server sends: pages with their shells, rewrites, compressed files. */
const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    server: { type: 'string', default: 'dist-prerender' },
  },
});

const server: { prerenderPages(): readonly PrerenderedPage[] } = await import(
  pathToFileURL(resolve(values.server, 'prerender.js')).href
);
const dist = resolve(values.dist);
const pages = server.prerenderPages();
await writePages({ dist, pages });
const compressed = await compressFiles(dist);
console.log(`${pages.length} pages prerendered, ${compressed} files compressed`);
