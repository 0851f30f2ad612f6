import { brotliDecompressSync } from 'node:zlib';
import { local } from '@org/chain-config';
import { createActsScan } from '@org/contests';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeScan, JUDGES } from '../../test/createFakeScan.ts';
import { createTestApp } from '../../test/createTestApp.ts';
import { readSettings } from '../settings/readSettings.ts';
import { createContestPages } from './createContestPages.ts';

// A page really waits for 1.5 s here, and the machine may be busy.

let scan: Awaited<ReturnType<typeof createFakeScan>>;
beforeEach(async () => {
  scan = await createFakeScan();
});
afterEach(() => scan.close());

const create = (env: Record<string, string> = {}) =>
  createTestApp({ SCAN_URL_31337: scan.url, PUBLIC_ORIGIN: 'https://laurel.example', ...env });
const readPage = async (answer: Response) => {
  expect(answer.status).toBe(200);
  const html = await answer.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const contents = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)];
  return {
    html,
    head,
    title: /<title>([^<]*)<\/title>/.exec(head)?.[1],
    tags: Object.fromEntries(contents.map(([, name, content]) => [name, content])),
    canonical: /<link rel="canonical" href="([^"]*)">/.exec(head)?.[1],
  };
};
/** The data block with the scan's rows, once the server has read them. */
const readRows = async (app: ReturnType<typeof create>['app'], uid: string) =>
  vi.waitUntil(
    async () => {
      const html = await (await app.request(`/contests/local/${uid}`, plain)).text();
      const [, readAt, text = ''] = ROWS.exec(html) ?? [];
      return readAt !== undefined && { readAt: Number(readAt), text, html };
    },
    { timeout: 20_000, interval: 50 },
  );
const ROWS =
  /<script type="application\/json" id="laurel-rows" data-read-at="(\d+)">([^<]*)<\/script><\/body><\/html>$/;
const plain = { headers: { 'accept-encoding': 'identity', host: 'evil.example' } };

test('sends the page of a contest with its own tags, and addresses of the public origin only', async () => {
  const uid = scan.startContest();
  const { app } = create();
  const url = `https://laurel.example/contests/local/${uid}`;
  for (const path of [
    `/contests/local/${uid}`,
    `/contests/local/${uid}/share`,
    `/contests/local/${uid}?a=1`,
  ]) {
    const { title, tags, canonical, html } = await readPage(await app.request(path, plain));
    expect(title).toBe('Tools for small libraries · Laurel');
    expect(tags).toMatchObject({
      description: 'What would a librarian keep?',
      'og:title': 'Tools for small libraries',
      'og:description': 'What would a librarian keep?',
      'og:site_name': 'Laurel',
      'og:type': 'website',
      'og:url': url,
      'og:image': `${url}/og.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Tools for small libraries: 2 entries, 2 judges',
      'twitter:card': 'summary_large_image',
    });
    expect(canonical).toBe(url);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/og:title/g)).toHaveLength(1);
    expect(html).toContain('"publicOrigin":"https://laurel.example"');
    expect(html).not.toContain('evil.example');
  }
});

test('gives the page of an entry its own title, picture and address', async () => {
  const uid = scan.startContest();
  const path = `/contests/local/${uid}/entries/2`;
  const { title, tags, canonical } = await readPage(await create().app.request(path, plain));
  expect(title).toBe('stamp · Tools for small libraries · Laurel');
  expect(tags['og:title']).toBe('stamp · Tools for small libraries');
  expect(tags.description).toBe('An entry of “Tools for small libraries”, judged in public.');
  expect(canonical).toBe(`https://laurel.example${path}`);
  expect(tags['og:image']).toBe(`https://laurel.example${path}/og.png`);
});

test('gives a certificate the title and the address of its entry', async () => {
  const uid = scan.startContest();
  const { app } = create();
  const path = `/contests/local/${uid}/entries/2`;
  const { title, tags, canonical } = await readPage(await app.request(`${path}/certificate`, plain));
  expect(title).toBe('stamp · Tools for small libraries · Laurel');
  expect(canonical).toBe(`https://laurel.example${path}`);
  expect(tags['og:image']).toBe(`https://laurel.example${path}/og.png`);
  for (const n of ['4711', '0', 'x'])
    expect((await app.request(`/contests/local/${uid}/entries/${n}/certificate`, plain)).status, n).toBe(404);
});

test('has one page for all entries that a contest does not have, with status 404 and without tags', async () => {
  const uid = scan.startContest();
  const { app } = create();
  const ask = async (path: string) => {
    const answer = await app.request(`/contests/local/${uid}/${path}`, plain);
    return { status: answer.status, html: await answer.text(), etag: answer.headers.get('etag') };
  };
  // An entry may have been added just now: the page reads the contest itself.
  const later = await ask('entries/3');
  expect(later).toMatchObject({ status: 404, html: expect.stringContaining('<title>entry · Laurel') });
  expect(later.html).not.toContain('canonical');
  expect(await ask('entries/4711')).toEqual(later);
  const none = await ask('nothing/at/all');
  expect(none).toMatchObject({ status: 404, html: expect.stringContaining('Nothing here') });
  for (const name of ['0', '02', '10000', '-1', '1.0', 'x', '%22%3E%3Cscript%3E', 'a'.repeat(500)])
    expect(await ask(`entries/${name}`), name).toEqual(none);
});

test('does not write the sender’s text into the address of a submission', async () => {
  const uid = scan.startContest();
  const { app } = create();
  const path = `/contests/local/${uid}`;
  const pages = await Promise.all(
    ['12', 'ab'].map(async (byte) =>
      readPage(await app.request(`${path}/submissions/0x${byte.repeat(32)}`, plain)),
    ),
  );
  expect(pages[0]?.canonical).toBe(`https://laurel.example${path}`);
  expect(pages[1]?.html).toBe(pages[0]?.html);
  expect((await app.request(`${path}/submissions/anything`, plain)).status).toBe(404);
});

test('names the feed and the result of a contest, and the feed of contests elsewhere', async () => {
  const uid = scan.startContest();
  const { app } = create();
  const contest = await readPage(await app.request(`/contests/local/${uid}`, plain));
  const url = `https://laurel.example/contests/local/${uid}`;
  expect(contest.head).toContain(
    `<link rel="alternate" type="application/atom+xml" title="Reviews" href="${url}/reviews.atom">`,
  );
  expect(contest.head).toContain(
    `<link rel="alternate" type="application/json" title="Result" href="${url}/result.json">`,
  );
  const landing = await readPage(await app.request('/', plain));
  expect(landing.head).toContain('href="https://laurel.example/contests.atom"');
});

test('sends other pages with general tags, the product’s picture, and their own address', async () => {
  const { app } = create();
  const landing = await readPage(await app.request('/', plain));
  expect(landing.title).toBe('Landing · Laurel');
  expect(landing.tags).toMatchObject({
    description: 'About > Landing',
    'og:title': 'Landing · Laurel',
    'og:image': 'https://laurel.example/preview.png',
    'og:image:alt': 'Laurel',
    'twitter:card': 'summary_large_image',
  });
  expect(landing.canonical).toBe('https://laurel.example/');
  const contest = await readPage(await app.request(`/contests/local/0x${'12'.repeat(32)}`, plain));
  expect(contest.title).toBe('Contest · Laurel');
  expect(contest.canonical).toBeUndefined();
});

test.each([
  ['<script>alert(1)</script>', '&#60;script&#62;alert(1)&#60;/script&#62;'],
  [
    '</title></head><base href="//evil">',
    '&#60;/title&#62;&#60;/head&#62;&#60;base href=&#34;//evil&#34;&#62;',
  ],
  ['"><meta http-equiv="refresh">', '&#34;&#62;&#60;meta http-equiv=&#34;refresh&#34;&#62;'],
  ['$& $1 $` laurel-config', '$&#38; $1 $` laurel-config'],
  ['a\u202eb\u0000c\nd', 'abc d'],
  ['\u200b\u2066', 'Untitled'],
  ['\u3164\uffa0\u2800', 'Untitled'],
  ['👩\u200d👩\u200d👧 می\u200cخواهم', '👩\u200d👩\u200d👧 می\u200cخواهم'],
  ["it's <b>", 'it&#39;s &#60;b&#62;'],
])('escapes a title of %j in the page’s tags', async (title, shown) => {
  const uid = scan.startContest({ title, description: title });
  const { app } = create();
  const page = await readPage(await app.request(`/contests/local/${uid}`, plain));
  expect(page.title).toBe(`${shown} · Laurel`);
  expect(page.tags['og:title']).toBe(shown);
  // The early script and the configuration.
  expect(page.head.match(/<(?:script|base|meta http)/g)).toEqual(['<script', '<script']);
  expect(JSON.parse(/id="laurel-config">(.*?)<\/script>/.exec(page.html)?.[1] ?? '')).toBeTruthy();
});

test('cuts a title of 800 characters, and describes a contest without a description', async () => {
  const uid = scan.startContest({ title: 'W'.repeat(800), description: ' ' });
  const page = await readPage(await create().app.request(`/contests/local/${uid}`, plain));
  expect(page.tags['og:title']).toHaveLength(200);
  expect(page.tags.description).toBe('A contest with 2 entries and 2 judges, judged in public.');
});

test.each(['fails', 'hangs'] as const)('sends a page with general tags when the scan %s', async (mode) => {
  const uid = scan.startContest();
  scan.state.mode = mode;
  const { app } = create();
  const page = await readPage(await app.request(`/contests/local/${uid}`, plain));
  expect(page.title).toBe('Contest · Laurel');
  expect(page.tags['og:image']).toBe('https://laurel.example/preview.png');
  // The next request does not wait for it again.
  await readPage(await app.request(`/contests/local/${uid}`, plain));
  expect(scan.state.asked).toBe(1);
});

test('looks up a contest once, and derives the ETag from its tags and rows', async () => {
  const uid = scan.startContest();
  const { app } = create();
  await readRows(app, uid);
  const first = await app.request(`/contests/local/${uid}`, plain);
  const etag = first.headers.get('etag') ?? '';
  const other = scan.startContest({ title: 'Other' });
  await readRows(app, other);
  expect((await app.request(`/contests/local/${other}`, plain)).headers.get('etag')).not.toBe(etag);
  const { asked } = scan.state;
  const again = await app.request(`/contests/local/${uid.toUpperCase().replace('X', 'x')}`, {
    headers: { ...plain.headers, 'if-none-match': etag },
  });
  expect(again.status).toBe(304);
  expect(scan.state.asked).toBe(asked);
  const small = await app.request(`/contests/local/${uid}`, { headers: { 'accept-encoding': 'br' } });
  const html = brotliDecompressSync(await small.arrayBuffer()).toString();
  expect(html).toBe(await first.text());
  expect((await app.request(`/contests/local/${uid}`, { method: 'HEAD' })).status).toBe(200);
});

test('changes the picture’s address with the ranking, once it was requested', async () => {
  const uid = scan.startContest();
  const draw = async () => new Uint8Array();
  const settings = { SCAN_URL_31337: scan.url, PUBLIC_ORIGIN: 'https://laurel.example' };
  const { app, time } = createTestApp(settings, null, { draw });
  const path = `/contests/local/${uid}`;
  const readVersion = async () => {
    const { tags } = await readPage(await app.request(path, plain));
    expect(tags['og:image']).toContain(`https://laurel.example${path}/og.png`);
    return new URL(tags['og:image'] ?? '').searchParams.get('v');
  };
  expect(await readVersion()).toBeNull();
  await app.request(`${path}/og.png`);
  const first = await readVersion();
  expect(first).toMatch(/^[\w-]{10}$/);
  expect(await readVersion()).toBe(first);
  expect((await app.request(`${path}/og.png?v=${first}`)).status).toBe(200);
  scan.review(uid, JUDGES[0], 1, [0, 5]);
  time.now += 60_000;
  // The page does not wait for it: the next request has it.
  expect(await readVersion()).toBe(first);
  await expect.poll(readVersion).not.toBe(first);
});

test('keeps the page of an unknown contest out of search engines', async () => {
  const uid = scan.startContest();
  const { app } = create();
  const robotsOf = async (address: string) =>
    (await readPage(await app.request(`/contests/local/${address}`, plain))).tags.robots;
  const missing = `0x${'12'.repeat(32)}`;
  expect(await robotsOf(missing)).toBe('noindex');
  expect(await robotsOf(`${missing}/entries/1`)).toBe('noindex');
  expect(await robotsOf(uid)).toBeUndefined();
  scan.state.mode = 'fails';
  expect(await robotsOf(`0x${'34'.repeat(32)}`)).toBeUndefined();
});

test('sends general tags for a hidden contest, an unknown chain and anything but a contest', async () => {
  const uid = scan.startContest();
  const { app } = create({ HIDDEN_UIDS: uid });
  const empty = scan.attestNothing();
  for (const path of [`local/${uid}`, `base/${uid}`, `local/${empty}`, 'local/0x12', `%00/${uid}`])
    expect((await readPage(await app.request(`/contests/${path}`, plain))).title).toBe('Contest · Laurel');
  expect(scan.state.asked).toBe(1);
});

test('puts the scan’s rows into the page of a contest, at its end, read like a scan’s answer', async () => {
  const uid = scan.startContest();
  const comment = '</script><script>alert(1)</script><!--';
  const review = scan.review(uid, JUDGES[0], 2, [0, 5], comment);
  const { app, time } = create();
  const { readAt, text } = await readRows(app, uid);
  expect(readAt).toBe(time.now);
  const served = createActsScan({
    config: local,
    fetch: async () => new Response(text),
  });
  const lookup = await served.fetchActs(uid);
  if (lookup.status !== 'found') throw new Error(lookup.status);
  const { rows, mismatched, missing } = lookup.reading;
  expect(rows.map((row) => row.uid)).toEqual([review]);
  expect([mismatched, missing]).toEqual([[], 0]);
  for (const path of [`/contests/local/${uid}/share`, `/contests/local/${uid}/entries/1`, '/'])
    expect(await (await app.request(path, plain)).text()).not.toContain('laurel-rows');
});

test('keeps a page and its ETag for two minutes while its rows are the same', async () => {
  const START = 1_000_000;
  let now = START;
  let text = '{"data":1}';
  const card = { title: 'Tools', description: 'Which?', imageAlt: 'Tools', entryNames: [] };
  const file = 'contests/_contest.html';
  const pages = createContestPages(
    { contestPages: new Map([[file, '<html><head></head><body></body></html>']]) },
    readSettings({ CHAINS: 'local' }).publicConfig,
    {
      cards: { find: async () => card },
      rows: { find: async () => ({ readAt: now, text }) },
      previews: { findVersion: () => undefined },
      clock: () => now,
    },
  );
  const readPageAt = async (seconds: number) => {
    now = START + seconds * 1_000;
    const page = await pages.find(file, `/contests/local/0x${'ab'.repeat(32)}`);
    if (typeof page !== 'object') throw new Error('no page');
    const html = new TextDecoder().decode(page.body);
    return { etag: page.etag, readAt: Number(/data-read-at="(\d+)"/.exec(html)?.[1]) - START };
  };
  const first = await readPageAt(0);
  expect(first.readAt).toBe(0);
  expect(await readPageAt(11)).toEqual(first);
  expect(await readPageAt(119)).toEqual(first);
  const second = await readPageAt(121);
  expect(second.readAt).toBe(121_000);
  text = '{"data":2}';
  const third = await readPageAt(122);
  expect(third.readAt).toBe(122_000);
  expect(new Set([first.etag, second.etag, third.etag]).size).toBe(3);
});

test('sends new rows soon, and no rows that the page would find too old', async () => {
  const uid = scan.startContest();
  const { app, time } = create();
  const first = await readRows(app, uid);
  scan.review(uid, JUDGES[0], 1, [0, 5]);
  // The page does not wait for them: a later request has them.
  await vi.waitUntil(
    async () => {
      time.now += 11_000;
      return (await readRows(app, uid)).text !== first.text;
    },
    { timeout: 20_000 },
  );
  scan.state.mode = 'fails';
  time.now += 61_000;
  expect((await readRows(app, uid)).readAt).toBeLessThan(time.now);
  time.now += 240_000;
  expect(await (await app.request(`/contests/local/${uid}`, plain)).text()).not.toContain('laurel-rows');
});
