import type { Context } from 'hono';
import type { PublicConfig } from '../settings/settings.ts';
import type { ContestPages } from './createContestPages.ts';
import { createSender } from './createSender.ts';
import type { WebBuild } from './loadWebBuild.ts';
import { findPage } from './rewrites.ts';

export type WebOptions = {
  readonly build: WebBuild;
  readonly config: PublicConfig;
  readonly contestPages: ContestPages;
  readonly networkOf: (context: Context) => string | undefined;
};

/** Answers with a file of the build, a page by its rewrite rule, or the page that says that there is nothing. */
export function serveWeb({ build, config, contestPages, networkOf }: WebOptions) {
  const send = createSender(config);
  return async (context: Context): Promise<Response> => {
    const path = decodePath(context.req.path);
    if (path !== undefined && path.length > 1 && path.endsWith('/') && !path.startsWith('//')) {
      const trimmed = context.req.path.replace(/\/+$/, '');
      if (findPage(build.rewrites, trimmed) !== undefined)
        return context.redirect(trimmed + new URL(context.req.url).search, 308);
    }
    const asset = path === undefined ? undefined : findAsset(build, path);
    if (asset !== undefined) return send(context, asset, 200);
    const page = path === undefined ? undefined : findPage(build.rewrites, path)?.file;
    if (page !== undefined && path !== undefined) {
      const file = (await contestPages.find(page, path, networkOf(context))) ?? build.files.get(`/${page}`);
      if (file !== undefined) return send(context, file, 200);
    }
    const fallback = build.files.get(`/${build.rewrites.fallback}`);
    return fallback === undefined ? context.text('Not found', 404) : send(context, fallback, 404);
  };
}

/** A page is reached by its address, not by its file's name: it would not know where it is. */
const findAsset = (build: WebBuild, path: string) =>
  path.endsWith('.html') ? undefined : build.files.get(path);

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
