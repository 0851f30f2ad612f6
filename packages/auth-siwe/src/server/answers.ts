import type { SiweSession } from '../client/createSiweClient.ts';
import { NONCE_DIGITS } from './nonces.ts';

const time = {
  type: 'string',
  format: 'date-time',
  description: 'The server’s time. Use it for Issued At.',
} as const;

const session = {
  type: 'object',
  required: ['address', 'chainId', 'expiresAt'],
  additionalProperties: false,
  properties: {
    address: { type: 'string', pattern: '^0x[0-9a-fA-F]{40}$', description: 'With its EIP-55 checksum.' },
    chainId: { type: 'integer', minimum: 1 },
    expiresAt: { type: 'string', format: 'date-time' },
  } satisfies Record<keyof SiweSession, object>,
} as const;

/**
 * The bodies of answers as JSON Schemas, for an OpenAPI document. The server writes an answer only with the fields of its
 * schema.
 *
 * @example
 * ```ts
 * import { siweAnswerSchemas } from '@org/auth-siwe/server';
 *
 * const schemas = { Nonce: siweAnswerSchemas.nonce, Session: siweAnswerSchemas.verify };
 * ```
 */
export const siweAnswerSchemas = {
  nonce: {
    type: 'object',
    required: ['nonce', 'time'],
    additionalProperties: false,
    properties: { nonce: { type: 'string', pattern: `^[A-Za-z0-9]{${NONCE_DIGITS}}$` }, time },
  },
  verify: session,
  session: {
    type: 'object',
    required: ['session', 'time'],
    additionalProperties: false,
    properties: { session: { oneOf: [session, { type: 'null' }] }, time },
  },
} as const;

type Schemas = typeof siweAnswerSchemas;

/** The answer of an operation: exactly the fields of its schema. */
export type SiweAnswer<Name extends keyof Schemas> = {
  readonly [Field in keyof Schemas[Name]['properties']]: unknown;
};
