import type { ServerResponse } from 'node:http';

/** Public data, no cookies: any page may ask. */
export const PUBLIC = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'content-type, authorization, *',
  'access-control-max-age': '86400',
};

const SAFE = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

export type Reply = {
  status: number;
  type: string;
  body: string | Buffer;
  headers?: Readonly<Record<string, string>>;
};

export function send(response: ServerResponse, { status, type, body, headers }: Reply): void {
  const length = Buffer.byteLength(body);
  response.writeHead(status, {
    ...SAFE,
    ...PUBLIC,
    ...headers,
    'content-type': type,
    'content-length': length,
  });
  // Most answers are ASCII, which goes out without being encoded.
  response.end(body, length === body.length ? 'latin1' : 'utf8');
}

export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers?: Readonly<Record<string, string>>,
): void {
  send(response, {
    status,
    type: 'application/json',
    body: JSON.stringify(value),
    ...(headers && { headers }),
  });
}

/** An error in the words of GraphQL, which every client of this server understands. */
export function sendError(
  response: ServerResponse,
  status: number,
  message: string,
  headers?: Readonly<Record<string, string>>,
): void {
  sendJson(response, status, { errors: [{ message }] }, headers);
}
