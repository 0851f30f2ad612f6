import type { ChainConfig } from '@org/chain-config';
import { MAX_DOCUMENT_BYTES } from '@org/contests';
import {
  clientNetwork,
  compressAnswers,
  getClientAddress,
  httpLimits,
  type Log,
  logRequests,
  NO_PROXIES,
  requestIdOf,
  type TrustedProxies,
} from '@org/server-kit';
import { type Context, Hono } from 'hono';
import type { Described } from './base/described.ts';
import { listNetworks } from './base/fairShares.ts';
import { answerHead, answerProblem, answerReadOnly, asGet, createBodies } from './base/http.ts';
import { createLimitedLog, plainLog } from './base/logs.ts';
import { createContestCards } from './contests/createContestCards.ts';
import { createContestDocuments } from './contests/createContestDocuments.ts';
import { createContestReader } from './contests/createContestReader.ts';
import { createKnownPeople } from './contests/createKnownPeople.ts';
import { createServedRows } from './contests/createServedRows.ts';
import { createNamed, createNamings } from './contests/namings.ts';
import { handleDocumentUploads, serveContestDocuments } from './contests/serveContestDocuments.ts';
import { createMetrics, type Metrics } from './createMetrics.ts';
import { NO_DOCUMENTS, serveDocuments, writeSecurityText } from './documents.ts';
import { DRAFT_BYTES } from './drafts/draftStore.ts';
import { handleDrafts } from './drafts/handleDrafts.ts';
import { createAddresses, serveAddresses } from './ens/createAddresses.ts';
import { createAvatars } from './ens/createAvatars.ts';
import { serveAvatars } from './ens/serveAvatars.ts';
import { createContestFiles } from './feeds/createContestFiles.ts';
import { serveContestFiles } from './feeds/serveContestFiles.ts';
import { openApiDocument } from './openapi/openApiDocument.ts';
import type { openApiSchemas } from './openapi/schemas.ts';
import { createPictures, servePictures } from './pictures/createPictures.ts';
import { createDrawer, type Drawer } from './preview/createDrawer.ts';
import { createFaces, serveFaces } from './preview/createFaces.ts';
import { createPreviews } from './preview/createPreviews.ts';
import { servePreviews } from './preview/servePreviews.ts';
import { createReportHandler, REPORT_PATH } from './security/cspReports.ts';
import { securityHeaders } from './security/securityHeaders.ts';
import type { Documents, PublicConfig } from './settings/settings.ts';
import type { Services } from './sign-in/createServices.ts';
import { createContestPages } from './web/createContestPages.ts';
import { serializeConfig, type WebBuild } from './web/loadWebBuild.ts';
import { serveEmbed, serveWeb } from './web/serveWeb.ts';

export type AppOptions = {
  readonly config: PublicConfig;
  readonly build: WebBuild;
  readonly services: Services;
  /** The same chains with the server's private RPCs. Default: those of `config`. */
  readonly serverChains?: readonly ChainConfig[];
  /** The chain of ENS names. Default: none, neither addresses nor avatars are served. */
  readonly nameChain?: ChainConfig | null;
  /** Default: avatars, contest documents and pictures on IPFS are not served. */
  readonly ipfsGateway?: string | null;
  /** Default: none, proxy headers are ignored. */
  readonly trustedProxies?: TrustedProxies;
  /** Default: none. */
  readonly documents?: Documents;
  /** Documents and pictures that the operator hides. Default: none. */
  readonly hiddenCids?: readonly string[];
  /** The contacts for reports of vulnerabilities, as URIs. Default: none. */
  readonly securityContacts?: readonly string[];
  /** Default: HSTS covers this host only. */
  readonly hstsIncludesSubdomains?: boolean;
  /** Default: two worker threads, started on first use. */
  readonly drawer?: Pick<Drawer, 'draw'>;
  /** Rejects when the database does not answer. Default: there is no database. */
  readonly checkDatabase?: () => Promise<void>;
  /** Default: `/metrics` has this app's own. */
  readonly metrics?: Metrics;
  /** Default: sentences on standard error. */
  readonly log?: Log;
  readonly clock?: () => number;
};

const UPLOAD_PATH = '/api/documents';

/** The maximum body size of a request, by path. */
export function bodyBytesOf(path: string): number {
  if (path === UPLOAD_PATH) return MAX_DOCUMENT_BYTES;
  return path.startsWith('/api/drafts/') ? DRAFT_BYTES : httpLimits.bodyBytes;
}

/**
 * The server as one web-standard handler.
 *
 * @example
 * const app = createApp({ config, build: loadWebBuild('apps/web/dist', config), services });
 * const answer = await app.request('/health');
 */
export function createApp(options: AppOptions): Hono {
  const { config, build, services, trustedProxies = NO_PROXIES, documents = NO_DOCUMENTS, clock } = options;
  const {
    checkDatabase = async () => undefined,
    metrics = createMetrics(checkDatabase),
    log = plainLog,
  } = options;
  const app = new Hono();
  const people = createKnownPeople();
  const { serverChains = config.chains, nameChain = null, ipfsGateway = null, hiddenCids = [] } = options;
  const avatars = nameChain && createAvatars({ nameChain, chains: serverChains, ipfsGateway, clock, log });
  const addresses = nameChain && createAddresses({ nameChain, clock, log });
  const fetchNamings = createNamings(serverChains);
  const contestDocuments = createContestDocuments({
    ...{ ipfsGateway, store: services.documents, fetchNamings, clock, log },
    ...{ hiddenUids: config.hiddenUids, hiddenCids, fetchNamed: createNamed(serverChains) },
  });
  const bodies = createBodies();
  const uploads = handleDocumentUploads({
    bodies,
    ...{ siwe: services.siwe, store: services.documents, fetchNamings, hiddenCids, log },
    ...(clock && { clock }),
  });
  const pictures = createPictures({ documents: contestDocuments, ipfsGateway, clock, log });
  const reader = createContestReader({
    ...{ chains: serverChains, documents: contestDocuments, onContest: people.add },
    clock: clock ?? Date.now,
  });
  const { drawer = createDrawer() } = options;
  const faces = createFaces({ chains: serverChains, reader, hiddenCids, log, clock });
  const previews = createPreviews({ config, reader, faces, drawer, ...(clock && { clock }) });
  const contestFiles = createContestFiles({ config, reader, ...(clock && { clock }) });
  const contestPages = createContestPages(build, config, {
    cards: createContestCards(reader, clock),
    rows: createServedRows(reader, config, clock),
    previews,
    ...(clock && { clock }),
  });
  const { siwe } = services;
  const drafts = handleDrafts({
    siwe,
    bodies,
    store: services.drafts,
    writesPerMinute: services.draftWritesPerMinute,
    listOrganizers: people.listOrganizers,
    log,
    ...(clock && { clock }),
  });
  const connectionOf = (context: Context) => ({ clientAddress: getClientAddress(context, trustedProxies) });

  const networksOf = (context: Context) => listNetworks(connectionOf(context).clientAddress);
  const web = serveWeb({ build, config, contestPages, networksOf });

  const getSecurityText = () =>
    writeSecurityText(options.securityContacts ?? [], {
      publicOrigin: config.publicOrigin,
      now: (clock ?? Date.now)(),
    });

  app.use(logRequests(log, trustedProxies));
  app.use(metrics.countRequests);
  app.use(answerHead);
  app.use(securityHeaders(config, options));
  app.use(compressAnswers());
  // The server is ready as soon as it listens, if its database answers.
  app.on('GET', ['/health', '/ready'], async (context) => {
    const ok = await checkDatabase().then(
      () => true,
      () => false,
    );
    const health: Described<typeof openApiSchemas.Health> = { ok };
    return context.json(health, ok ? 200 : 503, { 'cache-control': 'no-store' });
  });
  app.get('/metrics', async (context) => {
    const { type, text } = await metrics.write();
    return context.body(text, 200, { 'content-type': type, 'cache-control': 'no-store' });
  });
  app.get('/config.json', (context) =>
    context.body(serializeConfig(config), 200, {
      'content-type': 'application/json',
      'cache-control': 'no-cache',
    }),
  );
  app.all('/api/siwe/*', (context) => siwe.handle(asGet(context.req.raw), connectionOf(context)));
  app.all('/api/drafts/*', (context) => drafts(asGet(context.req.raw), connectionOf(context)));
  app.all(UPLOAD_PATH, (context) => uploads.handle(asGet(context.req.raw), connectionOf(context)));
  app.post(
    REPORT_PATH,
    createReportHandler((context) => clientNetwork(connectionOf(context).clientAddress), {
      clock,
      log: createLimitedLog('csp', log),
    }),
  );
  app.get('/api/openapi.json', (context) =>
    context.json(openApiDocument, 200, { 'cache-control': 'no-cache' }),
  );
  app.all('/api/openapi.json', answerReadOnly);
  app.route('/', serveAvatars(avatars, networksOf));
  app.route('/', serveAddresses(addresses, networksOf));
  app.route('/', serveContestDocuments(contestDocuments, networksOf));
  app.route('/', servePictures(pictures, networksOf));
  app.all('/api/*', (context) => answerProblem(context, 'not-found'));
  // Safe fetches it from its own page before it opens the app in a frame.
  app.use('/manifest.json', async (context, next) => {
    await next();
    context.header('access-control-allow-origin', '*');
  });
  app.route('/', serveDocuments(documents, getSecurityText));
  app.route('/', servePreviews(previews, config, networksOf, log));
  app.route('/', serveFaces(faces, config, networksOf));
  app.route('/', serveContestFiles(contestFiles, config, networksOf));
  app.route('/', serveEmbed(build, config));
  app.get('*', web);
  app.all('*', answerReadOnly);
  app.onError((error, context) => {
    log('A request failed.', { level: 'error', requestId: requestIdOf(context, trustedProxies), error });
    return answerProblem(context, 'internal');
  });
  return app;
}
