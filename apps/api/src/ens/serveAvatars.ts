import { type Context, Hono } from 'hono';
import { answerReadOnly, createProblem } from '../base/http.ts';
import { answerPicture } from '../pictures/reencode.ts';
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
    return answerPicture(context, avatar, { 'cache-control': FRESH });
  });
  app.all('/api/avatars/:name', answerReadOnly);
  return app;
}
