import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { WebBuild } from './loadWebBuild.ts';
import { findPage } from './rewrites.ts';
import type { Encoding, WebFile } from './webFile.ts';

/** Answers with a file of the build, a page by its rewrite rule, or the page that says that there is nothing. */
export function serveWeb(build: WebBuild) {
  return (context: Context): Response => {
    const path = decodePath(context.req.path);
    if (path !== undefined && path.length > 1 && path.endsWith('/') && !path.startsWith('//')) {
      const trimmed = context.req.path.replace(/\/+$/, '');
      if (findPage(build.rewrites, trimmed) !== undefined)
        return context.redirect(trimmed + new URL(context.req.url).search, 308);
    }
    const file = path === undefined ? undefined : (findAsset(build, path) ?? findPageFile(build, path));
    if (file !== undefined) return send(context, file, 200);
    const fallback = build.files.get(`/${build.rewrites.fallback}`);
    return fallback === undefined ? context.text('Not found', 404) : send(context, fallback, 404);
  };
}

/** A page is reached by its address, not by its file's name: it would not know where it is. */
const findAsset = (build: WebBuild, path: string) =>
  path.endsWith('.html') ? undefined : build.files.get(path);

const findPageFile = (build: WebBuild, path: string) => {
  const page = findPage(build.rewrites, path);
  return page === undefined ? undefined : build.files.get(`/${page}`);
};

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function send(context: Context, file: WebFile, status: 200 | 404): Response {
  const encoding = chooseEncoding(context, file);
  // The validator names the form that was sent: a cache must not take one encoding for another.
  const etag = encoding === undefined ? file.etag : file.etag.replace(/"$/, `-${encoding}"`);
  const headers = { 'cache-control': file.cacheControl, etag, vary: 'Accept-Encoding' };
  if (status === 200 && isKnown(context.req.header('if-none-match'), etag))
    return context.body(null, 304, headers);
  const body = (encoding && file.encoded[encoding]) ?? file.body;
  return context.body(body, status, {
    ...headers,
    'content-type': file.contentType,
    'content-length': String(body.byteLength),
    ...(encoding && { 'content-encoding': encoding }),
  });
}

function chooseEncoding(context: Context, file: WebFile): Encoding | undefined {
  const supports = ['br', 'gzip'].filter((name): name is Encoding => name in file.encoded);
  if (supports.length === 0) return undefined;
  const chosen = accepts(context, {
    header: 'Accept-Encoding',
    supports: [...supports, 'identity'],
    default: 'identity',
  });
  return supports.find((name) => name === chosen);
}

const isKnown = (header = '', etag: string) =>
  header.split(',').some((known) => known.trim().replace(/^W\//, '') === etag || known.trim() === '*');
