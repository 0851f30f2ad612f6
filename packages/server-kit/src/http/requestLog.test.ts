import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Log } from '../base/log.ts';
import { logRequests } from './requestLog.ts';

const createApp = (hops: number) => {
  const logged: Parameters<Log>[] = [];
  const app = new Hono();
  app.use(logRequests((...event) => logged.push(event), { hops }));
  app.get('/fine', (context) => context.text('fine'));
  app.get('/trouble', (context) => context.text('', 503));
  const send = async (path: string, id?: string) =>
    app.request(path, id === undefined ? {} : { headers: { 'x-request-id': id } }, {
      incoming: { socket: { remoteAddress: '192.0.2.1' } },
    });
  return { send, ids: () => logged.map(([, facts]) => facts?.requestId) };
};

test('takes the id of a trusted proxy, so that both logs have the same', async () => {
  const { send, ids } = createApp(1);
  const answer = await send('/trouble', 'b7e1f0');
  expect(ids()).toEqual(['b7e1f0']);
  expect(answer.headers.get('x-request-id')).toBe('b7e1f0');
});

test.each([
  ['of a client without a proxy', 0, 'b7e1f0'],
  ['that is too long', 1, 'a'.repeat(65)],
  ['that is no word', 1, '{"level":"error"}'],
])('does not log an id %s', async (_, hops, id) => {
  const { send, ids } = createApp(hops);
  await send('/fine', id);
  expect(ids()).toEqual([expect.stringMatching(/^[\da-f]{8}-/)]);
});

test('answers that succeed have no id, and stay the same for GET and HEAD', async () => {
  const { send } = createApp(0);
  expect((await send('/fine')).headers.has('x-request-id')).toBe(false);
});
