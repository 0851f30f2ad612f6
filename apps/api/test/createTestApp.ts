import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@org/server-kit';
import type { Hono } from 'hono';
import { createApp } from '../src/createApp.ts';
import type { Drawer } from '../src/preview/createDrawer.ts';
import { readSettings } from '../src/settings/readSettings.ts';
import type { PublicConfig } from '../src/settings/settings.ts';
import { createServices } from '../src/sign-in/createServices.ts';
import { loadWebBuild, type WebBuild } from '../src/web/loadWebBuild.ts';
import { type ben, createBrowser } from './createBrowser.ts';

export type Draft = { id: string; version: string; updatedAt: string; content: { text: string } };

/** The server, and signed-in devices that save texts as drafts. */
export function createDraftsApp(database: Database | null) {
  const { app, time } = createTestApp({}, database);
  const open = async (account?: typeof ben) => {
    const visitor = createVisitor(app, () => time.now);
    await visitor.signIn(account);
    const save = (id: string, text: string, version?: string) =>
      visitor.sendJson(
        'PUT',
        `/api/drafts/${id}`,
        { text },
        version === undefined ? {} : { 'if-match': `"${version}"` },
      );
    const read = async (id: string) => (await (await visitor.send(`/api/drafts/${id}`)).json()) as Draft;
    const list = async () => {
      const { drafts } = (await (await visitor.send('/api/drafts/export')).json()) as { drafts: Draft[] };
      return drafts.map(({ content }) => content.text).sort();
    };
    return { ...visitor, save, read, list };
  };
  return { app, time, open };
}

const EARLY = 'document.documentElement.dataset.early="";';
const STYLE = 'body{margin:0}';
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const page = (title: string, language = 'en') =>
  `<!doctype html><html lang="${language}"><head><title>${title} · Laurel</title><meta name="description" content="About > ${title}"><meta property="og:title" content="${title} · Laurel"><meta property="og:description" content="About"><meta property="og:type" content="website"><script>${EARLY}</script><script type="application/json" id="laurel-config"></script><style>${STYLE}</style></head><body>${title}</body></html>`;

const TITLES = {
  'index.html': 'Landing',
  '404.html': 'Nothing here',
  'embed.html': 'Embedded',
  'contests/_contest.html': 'Contest',
  'contests/_share.html': 'share',
  'contests/_entry.html': 'entry',
  'contests/_certificate.html': 'certificate',
  'contests/_submission.html': 'submission',
};

/** A folder that looks like a web build, with a few pages in two languages. */
export function createWebBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'web-build-'));
  for (const language of ['en', 'de']) {
    const own = language === 'en' ? folder : join(folder, language);
    mkdirSync(join(own, 'contests'), { recursive: true });
    for (const [file, title] of Object.entries(TITLES)) writeFileSync(join(own, file), page(title, language));
  }
  mkdirSync(join(folder, 'embed'));
  writeFileSync(join(folder, 'embed', 'laurel-contest.js'), '// component');
  const rewrites = {
    pages: [
      { path: '/', file: 'index.html' },
      { path: '/contests/:chain/:uid', file: 'contests/_contest.html' },
      { path: '/contests/:chain/:uid/share', file: 'contests/_share.html' },
      { path: '/contests/:chain/:uid/entries/:n', file: 'contests/_entry.html' },
      { path: '/contests/:chain/:uid/entries/:n/certificate', file: 'contests/_certificate.html' },
      { path: '/contests/:chain/:uid/submissions/:submission', file: 'contests/_submission.html' },
    ],
    fallback: '404.html',
    productName: 'Laurel',
    embed: { path: '/embed/contests/:chain/:uid', file: 'embed.html' },
    languages: [
      { tag: 'en', folder: '' },
      { tag: 'de', folder: 'de/' },
    ],
    inline: { scripts: [hash(EARLY)], styles: [hash(STYLE)] },
  };
  writeFileSync(join(folder, 'rewrites.json'), JSON.stringify(rewrites));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

const builds = new Map<string, WebBuild>();

/** The build as the server loads it, once for each configuration: compressing its pages takes longer than most tests. */
function loadTestBuild(config: PublicConfig): WebBuild {
  const key = JSON.stringify(config);
  const known = builds.get(key);
  if (known) return known;
  const web = createWebBuild();
  const build = loadWebBuild(web.folder, config);
  web.remove();
  builds.set(key, build);
  return build;
}

/** The whole server with a database or in memory, with an adjustable clock. */
export function createTestApp(
  env: Record<string, string> = {},
  database: Database | null = null,
  drawer?: Pick<Drawer, 'draw'>,
) {
  const settings = readSettings({ CHAINS: 'local', RATE_LIMITS: 'off', ...env });
  const time = { now: Date.now() };
  const clock = () => time.now;
  const config = { ...settings.publicConfig, storesDocuments: database !== null };
  const build = loadTestBuild(config);
  const services = createServices(settings, database, { clock });
  return {
    app: createApp({ ...settings, config, build, services, clock, ...(drawer && { drawer }) }),
    time,
  };
}

/** A browser on one of our pages. */
export function createVisitor(app: Hono, now: () => number = Date.now) {
  return createBrowser(
    (url, { peer = '127.0.0.1', ...init }) =>
      Promise.resolve(app.request(url, init, { incoming: { socket: { remoteAddress: peer } } })),
    now,
  );
}
