import { readdir, readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';

/**
 * Serves the pages of a test by path, on a free port of this machine.
 *
 * @param createApi makes the server of the paths below `/api/`, for the origin of the pages
 */
export async function serve(
  files: Readonly<Record<string, string | Uint8Array>>,
  headers: Readonly<Record<string, string>> = {},
  createApi?: (origin: string) => RequestListener,
) {
  let api: RequestListener | undefined;
  const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    if (api && url.startsWith('/api/')) return api(request, response);
    const { pathname } = new URL(url, 'http://localhost');
    const content = files[pathname];
    const type = types[pathname.split('.').at(-1) ?? ''] ?? 'text/html';
    response.writeHead(content === undefined ? 404 : 200, { 'content-type': type, ...headers });
    return response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  api = createApi?.(url);
  return {
    url,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The files of a built site by path; `index.html` is also `/`. */
export async function readFolder(folder: string): Promise<Record<string, string | Uint8Array>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  const read = async (path: string) => {
    const isText = /\.(js|css|html)$/.test(path);
    return [`/${path}`, await readFile(join(folder, path), isText ? 'utf8' : null)] as const;
  };
  const files = Object.fromEntries(await Promise.all(paths.map(read)));
  return { ...files, '/': files['/index.html'] ?? '' };
}
