import { type Context, Hono } from 'hono';
import { answerProblem, createProblem } from '../base/http.ts';
import { isKnownEtag } from '../base/webFile.ts';
import { PICTURE_HEADERS } from '../pictures/reencode.ts';
import type { Avatars } from './createAvatars.ts';
import { normalizeName } from './names.ts';

const FRESH = 'public, max-age=3600';
const NONE = { headers: { 'cache-control': 'public, max-age=300' } };

/** Serves the pictures of names, so that pages do not contact other hosts. */
export function serveAvatars(
  avatars: Avatars | null,
  networksOf: (context: Context) => readonly string[],
): Hono {
  const app = new Hono();
  app.get('/api/avatars/:name', async (context) => {
    const name = normalizeName(context.req.param('name'));
    const avatar = avatars && name !== undefined ? await avatars.find(name, networksOf(context)) : 'none';
    if (avatar === 'none') return createProblem('not-found', NONE);
    if (avatar === 'limited') return createProblem('rate-limited', { retryAfterSeconds: 60 });
    if (avatar === 'unavailable') return createProblem('unavailable', { retryAfterSeconds: 60 });
    const headers = { 'cache-control': FRESH, etag: avatar.etag };
    if (isKnownEtag(context.req.header('if-none-match'), avatar.etag))
      return context.body(null, 304, headers);
    return context.body(avatar.bytes, 200, {
      ...headers,
      ...PICTURE_HEADERS,
      'content-length': String(avatar.bytes.byteLength),
    });
  });
  app.all('/api/avatars/:name', (context) => {
    context.header('allow', 'GET, HEAD');
    return answerProblem(context, 'method-not-allowed');
  });
  return app;
}
