import { Hono } from 'hono';
import { answerProblem } from '../problem.ts';
import { createEtag, isKnownEtag } from '../web/webFile.ts';

/** Texts of the operator, as plain text; null: there is none. */
export type Documents = { readonly terms: string | null; readonly privacy: string | null };

export const NO_DOCUMENTS: Documents = { terms: null, privacy: null };

/** Answers `/terms.txt` and `/privacy.txt`, which the pages fetch from here, and `/.well-known/security.txt`. */
export function serveDocuments(documents: Documents, getSecurityText: () => string | null): Hono {
  const app = new Hono();
  app.get('/.well-known/security.txt', (context) => {
    const text = getSecurityText();
    if (text === null) return answerProblem(context, 'not-found');
    return context.body(text, 200, {
      'cache-control': 'public, max-age=86400',
      'content-type': 'text/plain; charset=utf-8',
    });
  });
  for (const name of ['terms', 'privacy'] as const) {
    const text = documents[name];
    const etag = text === null ? '' : createEtag(new TextEncoder().encode(text));
    app.get(`/${name}.txt`, (context) => {
      if (text === null) return answerProblem(context, 'not-found');
      const headers = { 'cache-control': 'no-cache', etag };
      if (isKnownEtag(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
      return context.body(text, 200, { ...headers, 'content-type': 'text/plain; charset=utf-8' });
    });
  }
  return app;
}
