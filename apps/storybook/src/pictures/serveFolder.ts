import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** Pages ask for the pictures of documents at this path, wherever the site is. */
const PICTURES = '/api/pictures/';

/** Serves a folder below an arbitrary path, on a free port of this machine. */
export async function serveFolder(folder: string, below: string) {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const isPicture = pathname.startsWith(PICTURES);
    const path = pathname.slice(isPicture ? 1 : below.length);
    const file = normalize(join(folder, path === '' || path.endsWith('/') ? `${path}index.html` : path));
    try {
      if (!(isPicture || pathname.startsWith(below)) || !file.startsWith(folder)) throw new Error('outside');
      const content = await readFile(file);
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${below}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
