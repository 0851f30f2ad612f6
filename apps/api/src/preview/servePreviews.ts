import type { Log } from '@org/server-kit';
import { type Context, Hono } from 'hono';
import { answerProblem } from '../base/http.ts';
import { createLimitedLog } from '../base/logs.ts';
import { isKnownEtag } from '../base/webFile.ts';
import { type ContestTarget, findContestTarget, tagsOf } from '../contests/lookups.ts';
import type { PublicConfig } from '../settings/settings.ts';
import type { Preview, Previews } from './createPreviews.ts';
import { PRODUCT_PICTURE } from './pageTags.ts';

const FRESH = 'public, max-age=60';
/** For a picture whose address identifies verified content. */
const CHECKED = 'public, max-age=86400';
/** For a placeholder that will soon be replaced. */
const STAND_IN = 'public, max-age=5';

/** Serves the pictures of link previews. */
export function servePreviews(
  previews: Previews,
  config: PublicConfig,
  networksOf: (context: Context) => readonly string[],
  serverLog?: Log,
): Hono {
  const log = createLimitedLog('preview', serverLog);
  const { product } = previews;
  const app = new Hono();
  const sendProduct = async (context: Context, cacheControl: string) =>
    (await send(context, product, cacheControl, log)) ?? answerProblem(context, 'unavailable');
  app.get(PRODUCT_PICTURE, (context) => sendProduct(context, FRESH));
  const sendOf = async (
    context: Context<object, '/contests/:chain/:uid'>,
    find: (target: ContestTarget) => Promise<Preview | null | undefined>,
  ) => {
    const target = findContestTarget(config, { ...context.req.param(), networks: networksOf(context) });
    if (!target) return answerProblem(context, 'not-found');
    const preview = await find(target);
    if (preview === null) return answerProblem(context, 'not-found');
    for (const [name, tags] of Object.entries(tagsOf([target.uid]))) context.header(name, tags);
    // Link preview fetchers ask only once, so they get the product's picture instead of an error.
    const isLasting = preview?.isChecked && context.req.query('v') === preview.version;
    return (
      (preview && (await send(context, preview, isLasting ? CHECKED : FRESH, log))) ??
      sendProduct(context, STAND_IN)
    );
  };
  app.get('/contests/:chain/:uid/og.png', (context) => sendOf(context, previews.findContest));
  app.get('/contests/:chain/:uid/entries/:n{[1-9][0-9]{0,3}}/og.png', (context) =>
    sendOf(context, (target) => previews.findEntry(target, Number(context.req.param('n')))),
  );
  return app;
}

/** Undefined if it cannot be drawn. */
async function send(
  context: Context,
  { etag, draw }: Preview,
  cacheControl: string,
  log: (text: string) => void,
): Promise<Response | undefined> {
  const headers = { 'cache-control': cacheControl, etag };
  if (isKnownEtag(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
  try {
    const png = await draw();
    const length = String(png.byteLength);
    return context.body(png, 200, { ...headers, 'content-type': 'image/png', 'content-length': length });
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}
