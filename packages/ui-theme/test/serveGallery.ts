import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Gallery } from './Gallery.tsx';

/** The product server's headers that affect rendering. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'";
const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };

/**
 * Serves the gallery as the product is served: prerendered, hydrated, under the strict policy.
 *
 * @param options.fontsAllowed font requests wait for this promise
 */
export async function serveGallery({ fontsAllowed }: { fontsAllowed?: Promise<void> } = {}): Promise<{
  url: string;
  stop: () => Promise<void>;
}> {
  const { outputFiles } = await build({
    entryPoints: {
      page: fileURLToPath(new URL('./gallery.client.tsx', import.meta.url)),
      style: fileURLToPath(new URL('../src/styles.css', import.meta.url)),
    },
    outdir: '/',
    assetNames: '[name]',
    bundle: true,
    write: false,
    jsx: 'automatic',
    loader: { '.woff2': 'file' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const files = new Map(outputFiles.map(({ path, contents }) => [path, contents]));
  const html = `<!doctype html><html lang="en"><head><title>Gallery</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css"></head><body><div id="root">${renderToString(createElement(Gallery))}</div><script type="module" src="/page.js"></script></body></html>`;

  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const file = files.get(path);
    const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'text/html';
    if (type === 'font/woff2') await fontsAllowed;
    response.writeHead(path === '/' || file ? 200 : 404, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': POLICY,
    });
    response.end(path === '/' ? html : file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
