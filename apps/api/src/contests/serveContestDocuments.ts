import { type Context, Hono } from 'hono';
import { answerProblem, createProblem } from '../base/http.ts';
import type { ContestDocuments } from './createContestDocuments.ts';

/** A CID names its content for good. */
const FRESH = 'public, max-age=86400, immutable';
const NONE = { headers: { 'cache-control': 'public, max-age=300' } };
/** The attestation that names it may be indexed soon. */
const UNNAMED = { headers: { 'cache-control': 'public, max-age=30' } };
const PATH = '/api/documents/:cid';

/**
 * Serves the documents of contests and the long texts of their reviews by CID, so that pages do not contact
 * other hosts. `attestation` in the query is the one that names the document.
 */
export function serveContestDocuments(
  documents: ContestDocuments,
  networkOf: (context: Context) => string | undefined,
): Hono {
  const app = new Hono();
  app.get(PATH, async (context) => {
    const cid = context.req.param('cid');
    const by = context.req.query('attestation');
    const network = networkOf(context);
    const document =
      by === undefined ? await documents.find(cid, network) : await documents.findNamed({ cid, by }, network);
    if (document === 'unnamed') return createProblem('not-found', UNNAMED);
    if (document === 'none') return createProblem('not-found', NONE);
    if (document === 'limited') return createProblem('rate-limited', { retryAfterSeconds: 60 });
    if (document === 'unavailable') return createProblem('unavailable', { retryAfterSeconds: 60 });
    const { bytes, type } = document;
    return context.body(bytes, 200, { 'cache-control': FRESH, 'content-type': type });
  });
  app.all(PATH, (context) => {
    context.header('allow', 'GET, HEAD');
    return answerProblem(context, 'method-not-allowed');
  });
  return app;
}
