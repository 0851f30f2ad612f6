import { chooseEncoding } from '@org/server-kit';
import { type Context, Hono } from 'hono';
import { answerProblem } from '../base/http.ts';
import { findPage, type Rewrites } from '../base/rewrites.ts';
import { createEtag, type Encoding, isKnownEtag, type WebFile } from '../base/webFile.ts';
import { findContestTarget } from '../contests/lookups.ts';
import { createEmbedPolicy, createPolicyHeaders } from '../security/contentSecurityPolicy.ts';
import { readEndpointsCookie } from '../security/readOwnEndpoints.ts';
import type { PublicConfig } from '../settings/settings.ts';
import { chooseLanguage } from './chooseLanguage.ts';
import type { ContestPages } from './createContestPages.ts';
import type { WebBuild } from './loadWebBuild.ts';

const COMPONENT = '/embed/laurel-contest.js';

/**
 * Serves the page that any site may show in a frame, and the web component that makes the frame. Neither depends on a
 * cookie. The page itself says why there is no contest; for a hidden one the status says so too.
 */
export function serveEmbed(
  { files, rewrites }: Pick<WebBuild, 'files' | 'rewrites'>,
  config: PublicConfig,
): Hono {
  const app = new Hono();
  const { embed, languages } = rewrites;
  const isSecure = config.publicOrigin.startsWith('https:');
  const pageFor = (acceptLanguage: string | undefined) => {
    // No cookie is read here, so the browser's languages decide.
    const { tag, folder } = chooseLanguage(languages, { acceptLanguage, cookies: undefined, isSecure });
    const page = files.get(`/${folder}${embed?.file}`);
    return page && { page, tag };
  };
  const headers = {
    'content-security-policy': createEmbedPolicy(config),
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': 'text/html; charset=utf-8',
  };
  const statusOf = (context: Context<object, '/embed/contests/:chain/:uid'>) => {
    const target = findContestTarget(config, context.req.param());
    if (!target) return 404;
    return config.hiddenUids.includes(target.uid) ? 410 : 200;
  };
  if (embed)
    app.get('/embed/contests/:chain/:uid', (context) => {
      const found = pageFor(context.req.header('accept-language'));
      if (!found) return answerProblem(context, 'not-found');
      const { page, tag } = found;
      const status = statusOf(context);
      const kept = {
        ...headers,
        'cache-control': page.cacheControl,
        'content-language': tag,
        vary: 'Accept-Language',
        ...(status === 200 && { etag: page.etag }),
      };
      if (status === 200 && isKnownEtag(context.req.header('if-none-match'), page.etag))
        return context.body(null, 304, kept);
      return context.body(page.body, status, kept);
    });
  // Pages of other sites load it.
  app.use(COMPONENT, async (context, next) => {
    await next();
    context.header('cross-origin-resource-policy', 'cross-origin');
    context.header('access-control-allow-origin', '*');
  });
  return app;
}

export type WebOptions = {
  readonly build: WebBuild;
  readonly config: PublicConfig;
  readonly contestPages: ContestPages;
  readonly networksOf: (context: Context) => readonly string[];
};

/** Answers with a file of the build, a page by its rewrite rule, or the 404 page. */
export function serveWeb({ build, config, contestPages, networksOf }: WebOptions) {
  const send = createSender(config, build.rewrites);
  const isSecure = isHttps(config);
  return async (context: Context): Promise<Response> => {
    const path = decodePath(context.req.path);
    if (path !== undefined && path.length > 1 && path.endsWith('/') && !path.startsWith('//')) {
      const trimmed = context.req.path.replace(/\/+$/, '');
      if (findPage(build.rewrites, trimmed) !== undefined)
        return context.redirect(trimmed + new URL(context.req.url).search, 308);
    }
    const asset = path === undefined ? undefined : findAsset(build, path);
    if (asset !== undefined) return send(context, asset, 200);
    const language = chooseLanguage(build.rewrites.languages, {
      cookies: context.req.header('cookie'),
      acceptLanguage: context.req.header('accept-language'),
      isSecure,
    });
    const found = path === undefined ? undefined : findPage(build.rewrites, path)?.file;
    if (found !== undefined && path !== undefined) {
      const page = language.folder + found;
      const own = await contestPages.find(page, path, networksOf(context));
      const file = typeof own === 'object' ? own : build.files.get(`/${page}`);
      // An entry that was just added may not be indexed yet: the page can show it anyway.
      if (file !== undefined && own !== 'not-found')
        return send(context, file, own === 'no-entry' ? 404 : 200, language.tag);
    }
    const fallback = build.files.get(`/${language.folder}${build.rewrites.fallback}`);
    return fallback === undefined
      ? context.text('Not found', 404)
      : send(context, fallback, 404, language.tag);
  };
}

const isHttps = ({ publicOrigin }: PublicConfig): boolean => publicOrigin.startsWith('https:');

/** Pages are served at their paths, not at their file names: client-side routing needs the path. */
const findAsset = (build: WebBuild, path: string) =>
  path.endsWith('.html') ? undefined : build.files.get(path);

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Sends files in the negotiated encoding, or 304. A page's policy and language depend on the visitor's cookies, so caches
 * must not share it between browsers.
 */
function createSender(config: PublicConfig, { inline }: Pick<Rewrites, 'inline'>) {
  const isSecure = isHttps(config);
  const describePage = (context: Context, language: string | undefined) => {
    const ownEndpoints = readEndpointsCookie(context.req.header('cookie'), { isSecure });
    const headers = createPolicyHeaders(config, { ownEndpoints, inline });
    return {
      headers: {
        ...headers,
        'cache-control': 'private, no-cache',
        vary: 'Accept-Encoding, Accept-Language, Cookie',
        ...(language && { 'content-language': language }),
      },
      // The policy is part of the validator: a 304 would leave the browser with the old one.
      mark:
        ownEndpoints.length > 0
          ? `-${createEtag(new TextEncoder().encode(JSON.stringify(headers))).slice(1, 9)}`
          : '',
    };
  };

  return (context: Context, file: WebFile, status: 200 | 404, language?: string): Response => {
    const encoding = chooseEncoding(context.req.header('accept-encoding'), sizesOf(file));
    const page = file.contentType.startsWith('text/html') ? describePage(context, language) : undefined;
    // The validator names the encoding, so that a cache does not confuse them.
    const marks = (page?.mark ?? '') + (encoding === undefined ? '' : `-${encoding}`);
    const etag = file.etag.replace(/"$/, `${marks}"`);
    const headers = { 'cache-control': file.cacheControl, etag, vary: 'Accept-Encoding', ...page?.headers };
    if (status === 200 && isKnownEtag(context.req.header('if-none-match'), etag))
      return context.body(null, 304, headers);
    const body = (encoding && file.encoded[encoding]) ?? file.body;
    return context.body(body, status, {
      ...headers,
      'content-type': file.contentType,
      'content-length': String(body.byteLength),
      ...(encoding && { 'content-encoding': encoding }),
    });
  };
}

/** Bytes by encoding. */
const sizesOf = ({ body, encoded }: WebFile): Partial<Record<Encoding | 'identity', number>> => ({
  identity: body.byteLength,
  ...(encoded.br && { br: encoded.br.byteLength }),
  ...(encoded.gzip && { gzip: encoded.gzip.byteLength }),
});
