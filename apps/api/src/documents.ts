import { Hono } from 'hono';
import { answerProblem } from './base/http.ts';
import { createEtag, isKnownEtag } from './base/webFile.ts';
import type { Documents } from './settings/settings.ts';

const LIFETIME_MS = 180 * 86_400_000;

/**
 * The text of `/.well-known/security.txt`, or null without a contact.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function writeSecurityText(
  contacts: readonly string[],
  { publicOrigin, now }: { publicOrigin: string; now: number },
): string | null {
  if (contacts.length === 0) return null;
  const expires = `${new Date(now + LIFETIME_MS).toISOString().slice(0, 10)}T00:00:00Z`;
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    'Preferred-Languages: en',
    '',
  ].join('\n');
}

export const NO_DOCUMENTS: Documents = { terms: null, privacy: null };

/** Serves `/terms.txt` and `/privacy.txt`, which the pages fetch, and `/.well-known/security.txt`. */
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
