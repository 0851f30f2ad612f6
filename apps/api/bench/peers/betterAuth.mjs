/**
 * better-auth with its SIWE plugin, as its documentation says: on Node's own HTTP server, with SQLite in memory. Rate
 * limits are off, as Laurel's are in this bench.
 */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { toNodeHandler } from 'better-auth/node';
import { siwe } from 'better-auth/plugins';
import { verifyMessage } from 'viem';

const { PORT = '', PUBLIC_ORIGIN = '' } = process.env;

const options = {
  baseURL: PUBLIC_ORIGIN,
  secret: randomBytes(32).toString('hex'),
  database: new DatabaseSync(':memory:'),
  rateLimit: { enabled: false },
  telemetry: { enabled: false },
  logger: { level: 'error' },
  plugins: [
    siwe({
      domain: new URL(PUBLIC_ORIGIN).host,
      getNonce: async () => randomBytes(16).toString('hex'),
      verifyMessage: ({ message, signature, address }) => verifyMessage({ message, signature, address }),
    }),
  ],
};

const { runMigrations } = await getMigrations(options);
await runMigrations();
createServer(toNodeHandler(betterAuth(options))).listen(Number(PORT), '127.0.0.1', () =>
  console.log('serving with better-auth'),
);
