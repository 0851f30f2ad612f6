import { toRawUri } from '@org/contests';
import { provideTemplate } from '@org/server-kit/testing';
import Ajv2020 from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { createFakeScan, JUDGES } from '../../test/createFakeScan.ts';
import { createTestApp, createVisitor } from '../../test/createTestApp.ts';
import { makePicture } from '../../test/makePicture.ts';
import { openApiDatabase } from '../database.ts';
import { openApiDocument } from './openApiDocument.ts';
import { describeProblems } from './schemas.ts';

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'api', ...openApiDocument });

type Described = {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, { schema?: { $ref?: string } }>>;
};

/** Checks an answer against the document. */
const hold = async (path: string, method: string, answer: Response) => {
  const paths: Record<
    string,
    Record<string, { responses: Record<string, Described> }>
  > = openApiDocument.paths as never;
  const described = paths[path]?.[method.toLowerCase()]?.responses[answer.status];
  const where = `${method} ${path} ${answer.status}`;
  expect(described, where).toBeDefined();
  for (const name of Object.keys(described?.headers ?? {}))
    expect(answer.headers.has(name), `${where}: ${name}`).toBe(true);
  const [[type, body] = []] = Object.entries(described?.content ?? {});
  if (!type || !body) {
    expect(await answer.text(), where).toBe('');
    return;
  }
  expect(answer.headers.get('content-type'), where).toBe(type);
  if (!body.schema?.$ref) return;
  const validate = ajv.getSchema(`api${body.schema.$ref}`);
  const value = await answer.json();
  expect(validate?.(value), `${where}: ${JSON.stringify(value)} ${ajv.errorsText(validate?.errors)}`).toBe(
    true,
  );
};

test('serves the OpenAPI document, read-only', async () => {
  const { app } = createTestApp();
  const answer = await app.request('/api/openapi.json');
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument)));
  const post = await app.request('/api/openapi.json', { method: 'POST' });
  expect(post.status).toBe(405);
  expect(post.headers.get('content-type')).toBe('application/problem+json');
});

test('takes the status of an error from the table that handlers answer from', () => {
  expect(Object.keys(describeProblems([['Absent.', ['unknown-chain', 'not-found']]]))).toEqual(['404']);
  expect(() => describeProblems([['Mixed.', ['hidden', 'not-found']]])).toThrow('hidden, not-found');
  const validate = ajv.getSchema('api#/components/schemas/Problem');
  const known = { type: 'about:blank', title: 'Hidden.', status: 410, code: 'hidden' };
  expect(validate?.(known)).toBe(true);
  expect(validate?.({ ...known, code: 'unheard' })).toBe(false);
});

test('the OpenAPI document matches the answers of sign-in', async () => {
  const { app, time } = createTestApp({ RPC_URL_31337: 'http://127.0.0.1:1' });
  const visitor = createVisitor(app, () => time.now);
  const paths = { nonce: 'GET', verify: 'POST', session: 'GET', logout: 'POST' } as const;
  for (const [name, method] of Object.entries(paths)) {
    const path = `/api/siwe/${name}`;
    const body = method === 'POST' ? { body: '{}' } : {};
    const evil = { ...body, method, headers: { origin: 'https://evil.example' } };
    await hold(path, method, await visitor.send(path, evil));
    // Other methods are not documented.
    const other = await visitor.send(path, { method: 'PUT' });
    expect(other.status).toBe(405);
    expect(ajv.getSchema('api#/components/schemas/Problem')?.(await other.json())).toBe(true);
  }
  const verify = '/api/siwe/verify';
  await hold('/api/siwe/nonce', 'GET', await visitor.send('/api/siwe/nonce'));
  await hold(verify, 'POST', await visitor.send(verify, { method: 'POST', body: '{}' }));
  await hold(verify, 'POST', await visitor.sendJson('POST', verify, 'x'.repeat(20_000)));
  await hold(verify, 'POST', await visitor.sendJson('POST', verify, {}));
  const signed = await visitor.sign();
  await hold(verify, 'POST', await visitor.sendJson('POST', verify, { ...signed, signature: '0x12' }));
  await hold(verify, 'POST', await visitor.sendJson('POST', verify, signed));
  await hold('/api/siwe/session', 'GET', await visitor.send('/api/siwe/session'));
  await hold(verify, 'POST', await visitor.signIn());
  await hold('/api/siwe/session', 'GET', await visitor.send('/api/siwe/session'));
  await hold('/api/siwe/logout', 'POST', await visitor.send('/api/siwe/logout', { method: 'POST' }));
  const limited = createVisitor(createTestApp({ RATE_LIMITS: 'nonce=0,verify=0,rest=0' }).app);
  for (const [name, method] of Object.entries(paths)) {
    const answer = await limited.sendJson(method, `/api/siwe/${name}`, method === 'POST' ? {} : undefined);
    expect(answer.status).toBe(429);
    await hold(`/api/siwe/${name}`, method, answer);
  }
});

test('answers 400 to the sign-ins, reports and widths of pictures that the document excludes, and to no others', async () => {
  const env = { RPC_URL_31337: 'http://127.0.0.1:1', RATE_LIMITS: 'nonce=99,verify=99,rest=99' };
  const { app, time } = createTestApp(env);
  const visitor = createVisitor(app, () => time.now);
  const signed = await visitor.sign();
  const { paths, components } = openApiDocument;
  const verify = (body: unknown) => visitor.sendJson('POST', '/api/siwe/verify', body);
  const report = (type: string) => (body: unknown) =>
    app.request('/api/csp-reports', {
      ...{ method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(body) },
    });
  const picture = `/api/pictures/${toRawUri(new Uint8Array([1])).slice('ipfs://'.length)}`;
  const reports = paths['/api/csp-reports'].post.requestBody.content;
  const [, width] = paths['/api/pictures/{cid}'].get.parameters;
  const cases: readonly [schema: object, ask: (value: never) => unknown, values: readonly unknown[]][] = [
    [
      components.schemas.SignedMessage,
      verify,
      [
        ...[signed, { ...signed, message: 7 }, { signature: '0x' }, { message: signed.message }, [], 7],
        ...['0x', '0x1', '12', '', null, 7].map((signature) => ({ ...signed, signature })),
      ],
    ],
    [
      reports['application/csp-report'].schema,
      report('application/csp-report'),
      [
        ...[
          { 'csp-report': {} },
          { 'csp-report': { blockedURL: 7 } },
          { 'csp-report': 7 },
          { report: {} },
          7,
        ],
        ...[{ 'csp-report': [] }, { body: {} }, [{ 'csp-report': {} }], [{ body: {} }]],
      ],
    ],
    [
      reports['application/reports+json'].schema,
      report('application/reports+json'),
      [
        ...[[{ body: {} }], [{ body: {} }, 7], [], [{ body: null }], [{}], [7]],
        ...[[{ body: [] }], [[]], [{ 'csp-report': {} }], { 'csp-report': {} }, { body: {} }],
      ],
    ],
    [
      width.schema,
      (value: number) => app.request(`${picture}?width=${value}`),
      [320, 1_280, 640, 0, -320, 320.5],
    ],
  ];
  for (const [schema, ask, values] of cases) {
    const described = values.map((value) => ajv.validate(schema, value));
    const answers = await Promise.all(values.map((value) => ask(value as never) as Promise<Response>));
    expect(answers.map(({ status }) => status !== 400)).toEqual(described);
    expect(new Set(described).size).toBe(2);
  }
});

test('answers no 400 to the logouts and queries of pictures that the document describes', async () => {
  const { app, time } = createTestApp({ RATE_LIMITS: 'nonce=99,verify=99,rest=99' });
  const visitor = createVisitor(app, () => time.now);
  const { paths, components } = openApiDocument;
  for (const body of [{}, { everywhere: false }, { everywhere: true }]) {
    expect(ajv.validate(components.schemas.Logout, body)).toBe(true);
    await visitor.signIn();
    expect((await visitor.sendJson('POST', '/api/siwe/logout', body)).status).toBe(204);
  }
  const [, , document, attestation] = paths['/api/pictures/{cid}'].get.parameters;
  const picture = `/api/pictures/${toRawUri(new Uint8Array([1])).slice('ipfs://'.length)}`;
  for (const value of ['', 'x']) {
    expect([document, attestation].map(({ schema }) => ajv.validate(schema, value))).toEqual([true, true]);
    const answer = await app.request(`${picture}?document=${value}&attestation=${value}`);
    await hold('/api/pictures/{cid}', 'GET', answer);
    expect(answer.status).toBe(404);
  }
});

test('the OpenAPI document matches the answers of drafts', async () => {
  const { app, time } = createTestApp();
  const visitor = createVisitor(app, () => time.now);
  const all = '/api/drafts';
  const file = '/api/drafts/export';
  const one = '/api/drafts/{id}';
  const id = '/api/drafts/31337.new';
  const check = async (path: string, method: string, answer: Promise<Response>, status: number) => {
    expect((await answer).status).toBe(status);
    await hold(path, method, await answer);
  };
  const put = (body: unknown, headers = {}) => visitor.sendJson('PUT', id, body, headers);
  for (const method of ['GET', 'DELETE']) {
    await check(all, method, visitor.send(all, { method }), 401);
    await check(one, method, visitor.send(id, { method }), 401);
    await check(all, method, visitor.send(all, { method, headers: { origin: 'https://evil.example' } }), 403);
  }
  await check(file, 'GET', visitor.send(file), 401);
  await check(one, 'PUT', put({}), 401);
  await visitor.signIn();
  await check(one, 'GET', visitor.send(id), 404);
  await check(one, 'DELETE', visitor.send(id, { method: 'DELETE' }), 404);
  await check(one, 'PUT', put([]), 400);
  await check(one, 'PUT', visitor.send(id, { method: 'PUT', body: '{}' }), 415);
  await check(one, 'PUT', put({ text: 'x'.repeat(262_144) }), 413);
  await check(one, 'PUT', put({ text: 'one' }), 201);
  await check(one, 'PUT', put({ text: 'two' }, { 'if-match': '*' }), 200);
  await check(one, 'PUT', put({ text: 'three' }, { 'if-match': '"old"' }), 409);
  await check(one, 'PUT', put({ text: 'four' }, { 'if-match': 'four' }), 400);
  const gone = visitor.sendJson('PUT', '/api/drafts/gone', {}, { 'if-match': '"old"' });
  await check(one, 'PUT', gone, 409);
  const remove = (version: string) =>
    visitor.send(id, { method: 'DELETE', headers: { 'if-match': version } });
  await check(one, 'DELETE', remove('"old"'), 409);
  await check(one, 'DELETE', remove('old'), 400);
  await check(one, 'GET', visitor.send(id), 200);
  await check(all, 'GET', visitor.send(all), 200);
  const unread = await visitor.send(file);
  await check(file, 'GET', visitor.send(file), 429);
  await unread.body?.cancel();
  await check(file, 'GET', visitor.send(file), 200);
  for (let i = 2; i < 200; i += 1) await visitor.sendJson('PUT', `/api/drafts/${i}`, {});
  await check(one, 'PUT', visitor.sendJson('PUT', '/api/drafts/more', {}), 422);
  await check(one, 'PUT', put({ text: 'four' }, { 'if-match': '"old"' }), 409);
  await check(one, 'DELETE', visitor.send(id, { method: 'DELETE' }), 204);
  await check(all, 'DELETE', visitor.send(all, { method: 'DELETE' }), 204);
});

test('lists every path but those of pages', () => {
  const { app } = createTestApp();
  const routes = app.routes
    .filter(({ method, path }) => method === 'GET' && !path.includes('*'))
    .map(({ path }) => path.replace(/:file\{.*$/, '{hash}.json').replace(/:(\w+)(\{[^/]*\})?/g, '{$1}'));
  expect(routes.length).toBeGreaterThan(12);
  expect(Object.keys(openApiDocument.paths)).toEqual(expect.arrayContaining(routes));
});

test('the OpenAPI document matches the answers of documents', async () => {
  const settings = { kind: 'memory' } as const;
  const database = await openApiDatabase(settings, await provideTemplate(), true);
  try {
    const hidden = toRawUri(new Uint8Array([9])).slice('ipfs://'.length);
    const { app } = createTestApp({ HIDDEN_UIDS: hidden }, database);
    const post = (body: Uint8Array<ArrayBuffer>, headers = {}, query = '') => {
      const own = { origin: 'http://localhost:3000', 'content-type': 'application/octet-stream', ...headers };
      return app.request(`/api/documents${query}`, { method: 'POST', body, headers: own });
    };
    const one = makePicture(60);
    const check = async (status: number, answer: Response) => {
      expect(answer.status).toBe(status);
      await hold('/api/documents', 'POST', answer);
    };
    await check(201, await post(one));
    await check(201, await post(one, {}, '?signed=later'));
    await check(400, await post(new Uint8Array()));
    await check(403, await post(one, { origin: 'https://evil.example' }));
    await check(410, await post(new Uint8Array([9])));
    await check(413, await post(new Uint8Array(262_145)));
    await check(422, await post(new Uint8Array([1, 255])));
    await check(415, await post(one, { 'content-type': 'application/json' }));
    await check(404, await createTestApp().app.request('/api/documents', { method: 'POST' }));
    const path = `/api/documents/${toRawUri(one).slice('ipfs://'.length)}`;
    const read = async (status: number, answer: Response) => {
      expect(answer.status).toBe(status);
      await hold('/api/documents/{cid}', 'GET', answer);
    };
    const found = await app.request(path);
    expect(found.headers.get('content-type')).toBe('application/octet-stream');
    const etag = found.headers.get('etag') ?? '';
    await read(304, await app.request(path, { headers: { 'if-none-match': etag } }));
    await read(404, await app.request(path.slice(0, -1)));
    await read(410, await app.request(`/api/documents/${hidden}`));
  } finally {
    await database?.close();
  }
});

test('the OpenAPI document matches the files about contests', async () => {
  const scan = await createFakeScan();
  try {
    const uid = scan.startContest();
    const hidden = scan.startContest({ title: 'Hidden' });
    scan.review(uid, JUDGES[0], 1, [0, 5]);
    const env = { SCAN_URL_31337: scan.url, RPC_URL_31337: 'http://127.0.0.1:1', HIDDEN_UIDS: hidden };
    const { app } = createTestApp(env, null, { draw: async () => new Uint8Array([1]) });
    const ask = (path: string, of: string, headers: Record<string, string> = {}) => {
      const values: Record<string, string> = {
        chain: 'local',
        uid: of,
        n: '1',
        hash: `0x${'34'.repeat(32)}`,
      };
      return app.request(
        path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
        { headers },
      );
    };
    /** The statuses of a contest, of an unknown one and of a hidden one. */
    const check = async (path: string, ...statuses: readonly number[]) => {
      for (const [index, status] of statuses.entries()) {
        const of = [uid, `0x${'12'.repeat(32)}`, hidden][index] ?? '';
        const answer = await ask(path, of);
        expect([path, answer.status]).toEqual([path, status]);
        await hold(path, 'GET', answer);
        const etag = answer.headers.get('etag');
        if (etag) await hold(path, 'GET', await ask(path, of, { 'if-none-match': etag }));
      }
    };
    const contest = '/contests/{chain}/{uid}';
    await check('/contests.atom', 200);
    await check(`${contest}/reviews.atom`, 200, 404, 410);
    await check(`${contest}/dates.ics`, 200, 404, 410);
    await check(`${contest}/result.json`, 503, 404, 410);
    await check(`${contest}/results/{hash}.json`, 503, 404, 410);
    for (const path of ['reviews.atom', 'dates.ics', 'result.json', 'results/{hash}.json'])
      await hold(`${contest}/${path}`, 'GET', await ask(`${contest}/${path}`, uid.toUpperCase()));
    await check(`${contest}/og.png`, 200, 404, 200);
    await check(`${contest}/entries/{n}/og.png`, 200, 404, 200);
    await check(`${contest}/faces.json`, 200, 404, 404);
    await check('/embed/contests/{chain}/{uid}', 200, 200, 410);
    for (const path of ['/preview.png', '/config.json', '/health', '/ready', '/api/openapi.json'])
      await check(path, 200);
    for (const path of ['/terms.txt', '/privacy.txt', '/.well-known/security.txt']) await check(path, 404);
  } finally {
    scan.close();
  }
});

test('allows the draft ids that have an address', async () => {
  const { app, time } = createTestApp();
  const visitor = createVisitor(app, () => time.now);
  await visitor.signIn();
  const pattern = new RegExp(openApiDocument.paths['/api/drafts/{id}'].parameters[0].schema.pattern);
  for (const id of ['.', '..', '...', '.a', 'a.', '~', 'a b', 'é', 'a'.repeat(128), 'a'.repeat(129)]) {
    const { status } = await visitor.sendJson('PUT', `/api/drafts/${encodeURIComponent(id)}`, {});
    expect([id, status === 201], String(status)).toEqual([id, pattern.test(id)]);
  }
});
