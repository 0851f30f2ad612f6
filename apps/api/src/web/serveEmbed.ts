import { type Context, Hono } from 'hono';
import { answerProblem } from '../base/http.ts';
import { isKnownEtag } from '../base/webFile.ts';
import { findContestTarget } from '../contests/lookups.ts';
import { createEmbedPolicy } from '../security/contentSecurityPolicy.ts';
import type { PublicConfig } from '../settings/settings.ts';
import { chooseLanguage } from './chooseLanguage.ts';
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
