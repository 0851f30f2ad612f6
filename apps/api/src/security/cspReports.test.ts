import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/createTestApp.ts';
import { createReportHandler, describeReport, REPORT_PATH } from './cspReports.ts';

const report = {
  'csp-report': {
    'effective-directive': 'connect-src',
    'blocked-uri': 'https://evil.example/path?key=Secret#Secret',
    'document-uri': 'https://laurel.example/contests?Secret',
  },
};
const create = () => {
  const lines: string[] = [];
  const app = new Hono();
  app.post(
    REPORT_PATH,
    createReportHandler((context) => context.req.header('x-network'), { log: (line) => lines.push(line) }),
  );
  const send = (body: unknown, { type = 'application/csp-report', network = 'a' } = {}) =>
    app.request(REPORT_PATH, {
      method: 'POST',
      headers: { 'content-type': type, 'x-network': network },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { lines, send };
};

test('issue 13: accepts reports of both formats, without queries and fragments', async () => {
  const { lines, send } = create();
  expect((await send(report)).status).toBe(204);
  const body = {
    effectiveDirective: 'script-src',
    blockedURL: 'inline',
    documentURL: 'https://laurel.example/',
  };
  expect((await send([{ type: 'csp-violation', body }], { type: 'application/reports+json' })).status).toBe(
    204,
  );
  expect(lines).toEqual([
    'connect-src refused https://evil.example/path on https://laurel.example/contests',
    'script-src refused inline on https://laurel.example/',
  ]);
});

test.each([
  ...[
    '',
    '{',
    'null',
    '[]',
    '{}',
    '{"csp-report":1}',
    '{"csp-report":[]}',
    '[{"body":null}]',
    '[{"body":[]}]',
  ],
  ...['[[]]', '"text"'],
])('rejects %j in either format', async (body) => {
  const { lines, send } = create();
  for (const type of ['application/csp-report', 'application/reports+json'])
    expect((await send(body, { type })).status).toBe(400);
  expect(lines).toEqual([]);
});

test('rejects the one format under the media type of the other', async () => {
  const { send } = create();
  expect((await send(report, { type: 'application/reports+json' })).status).toBe(400);
  expect((await send([report], { type: 'application/reports+json' })).status).toBe(400);
  expect((await send([{ body: {} }])).status).toBe(400);
  expect((await send({ body: {} })).status).toBe(400);
  expect((await send(report, { type: 'Application/CSP-Report; charset=utf-8' })).status).toBe(204);
});

test('rejects another type, a large body and a flood', async () => {
  const { lines, send } = create();
  for (const type of ['text/plain', 'application/json', 'application/csp-reports', 'constructor'])
    expect((await send(report, { type })).status).toBe(400);
  expect((await send(' '.repeat(17 * 1024))).status).toBe(413);
  const statuses = [];
  for (let i = 0; i < 40; i++) statuses.push((await send(report, { network: 'b' })).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  expect(lines).toHaveLength(30);
});

test('shortens hostile content to one line', () => {
  const line = describeReport(
    JSON.stringify({
      'csp-report': { 'blocked-uri': `a\r\n${'x'.repeat(9_000)}`, 'document-uri': { a: 1 } },
    }),
    'application/csp-report',
  );
  expect(line?.length).toBeLessThan(150);
  expect(line).toMatch(/^\? refused .* on \?$/s);
});

test('issue 13: sends security headers with every answer', async () => {
  const { app } = createTestApp({ PUBLIC_ORIGIN: 'https://laurel.example', HSTS_INCLUDE_SUBDOMAINS: '1' });
  for (const path of ['/', '/nowhere', '/health', '/api/nothing', '/config.json']) {
    const { headers } = await app.request(path);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*usb=\(\).*clipboard-write=\(self\)/);
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(headers.get('reporting-endpoints')).toBe('csp="/api/csp-reports"');
  }
});

test('denies browser features in documents only, because scripts have none', async () => {
  const { headers } = await createTestApp().app.request('/embed/laurel-contest.js');
  expect(headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(headers.get('permissions-policy')).toBeNull();
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('allows other sites to embed pictures', async () => {
  const draw = async () => new Uint8Array([1]);
  const { app } = createTestApp({}, null, { draw });
  expect((await app.request('/preview.png')).headers.get('cross-origin-resource-policy')).toBe(
    'cross-origin',
  );
});

test('issue 13: serves security.txt with contacts and an expiry', async () => {
  const { app, time } = createTestApp({
    SECURITY_CONTACT: 'security@laurel.example',
    PUBLIC_ORIGIN: 'https://laurel.example',
  });
  time.now = Date.UTC(2026, 0, 1, 12);
  const answer = await app.request('/.well-known/security.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe(
    'Contact: mailto:security@laurel.example\nExpires: 2026-06-30T00:00:00Z\nCanonical: https://laurel.example/.well-known/security.txt\nPreferred-Languages: en\n',
  );
  expect((await createTestApp().app.request('/.well-known/security.txt')).status).toBe(404);
});
