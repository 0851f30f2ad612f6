import { type Context, Hono } from 'hono';
import { findTarget } from '../contests/findTarget.ts';
import { answerProblem } from '../problem.ts';
import type { PublicConfig } from '../settings/settings.ts';
import { PRODUCT_PICTURE } from '../web/pageTags.ts';
import { isKnownEtag } from '../web/webFile.ts';
import type { Preview, Previews } from './createPreviews.ts';

/** Answers with the pictures that chats show beside a link. */
export function servePreviews(previews: Previews, config: PublicConfig): Hono {
  const app = new Hono();
  app.get(PRODUCT_PICTURE, (context) => send(context, previews.product));
  app.get('/contests/:chain/:uid/og.png', async (context) => {
    const target = findTarget(config, context.req.param());
    if (!target) return answerProblem(context, 'not-found');
    const preview = await previews.findContest(target);
    if (preview === undefined) return answerProblem(context, 'unavailable');
    return preview === null ? answerProblem(context, 'not-found') : send(context, preview);
  });
  return app;
}

async function send(context: Context, { etag, draw }: Preview): Promise<Response> {
  const headers = { 'cache-control': 'public, max-age=60', etag };
  if (isKnownEtag(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
  try {
    const png = await draw();
    const length = String(png.byteLength);
    return context.body(png, 200, { ...headers, 'content-type': 'image/png', 'content-length': length });
  } catch (error) {
    console.error(`preview: ${error instanceof Error ? error.message : String(error)}`);
    return answerProblem(context, 'unavailable');
  }
}
