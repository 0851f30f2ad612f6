/** Request and response bodies, as JSON Schema 2020-12. */
const session = {
  type: 'object',
  required: ['address', 'chainId', 'expiresAt'],
  additionalProperties: false,
  properties: {
    address: { type: 'string', pattern: '^0x[0-9a-fA-F]{40}$', description: 'In the letters of EIP-55.' },
    chainId: { type: 'integer', minimum: 1 },
    expiresAt: { type: 'string', format: 'date-time' },
  },
} as const;

const time = {
  type: 'string',
  format: 'date-time',
  description: 'The server’s clock: what Issued At is to be said by.',
} as const;

/** URL parsers remove segments of dots alone. */
export const DRAFT_ID_PATTERN = '^(?!\\.{1,2}$)[A-Za-z0-9_.~-]{1,128}$';

const entry = {
  id: { type: 'string', pattern: DRAFT_ID_PATTERN },
  version: { type: 'string', description: 'What If-Match takes, in double quotes.' },
  updatedAt: { type: 'string', format: 'date-time' },
} as const;

const draft = {
  type: 'object',
  required: ['id', 'version', 'updatedAt', 'content'],
  additionalProperties: false,
  properties: {
    ...entry,
    content: { type: 'object', description: 'The JSON that was sent, to the letter.' },
  },
} as const;

const problem = {
  type: 'object',
  required: ['type', 'title', 'status', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string', description: 'For people; may change.' },
    status: { type: 'integer' },
    code: { type: 'string', description: 'For programs; stays.' },
    detail: { type: 'string', description: 'For people: for example which limit was passed.' },
    limit: { enum: ['network', 'store'], description: 'Which room for drafts is full.' },
    time: { type: 'string', format: 'date-time', description: 'Of `wrong-time`: the server’s clock.' },
  },
} as const;

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const orNull = (name: string) => ({ oneOf: [ref(name), { type: 'null' }] });

export const openApiSchemas = {
  Nonce: {
    type: 'object',
    required: ['nonce', 'time'],
    additionalProperties: false,
    properties: {
      nonce: { type: 'string', pattern: '^[A-Za-z0-9]{76}$' },
      time,
    },
  },
  SignedMessage: {
    type: 'object',
    required: ['message', 'signature'],
    properties: {
      message: { type: 'string', description: 'EIP-4361, at most 4,096 bytes.' },
      signature: {
        type: 'string',
        pattern: '^0x([0-9a-fA-F]{2})*$',
        description: 'Of the account’s key, or ERC-1271, or ERC-6492.',
      },
    },
  },
  Session: session,
  SessionAnswer: {
    type: 'object',
    required: ['session', 'time'],
    additionalProperties: false,
    properties: { session: orNull('Session'), time },
  },
  Draft: draft,
  Drafts: {
    type: 'object',
    required: ['drafts'],
    additionalProperties: false,
    properties: { drafts: { type: 'array', maxItems: 200, items: ref('DraftEntry') } },
  },
  DraftEntry: {
    type: 'object',
    required: ['id', 'kind', 'version', 'updatedAt', 'bytes'],
    additionalProperties: false,
    properties: {
      ...entry,
      kind: {
        enum: ['review', 'contest', null],
        description: 'What the page names it by; null for what another program wrote.',
      },
      bytes: { type: 'integer', minimum: 2, description: 'Of its content.' },
    },
  },
  DraftsExport: {
    type: 'object',
    required: ['format', 'address', 'exportedAt', 'drafts'],
    additionalProperties: false,
    properties: {
      format: { const: 'laurel-drafts/1' },
      address: { type: 'string', pattern: '^0x[0-9a-fA-F]{40}$' },
      exportedAt: { type: 'string', format: 'date-time' },
      drafts: { type: 'array', maxItems: 200, items: ref('Draft') },
    },
  },
  DraftContent: {
    type: 'object',
    description:
      'At most 65,536 bytes and 64 levels. Beyond that the server does not look into it, and gives it back as it was sent.',
  },
  Problem: problem,
  DraftConflict: {
    ...problem,
    required: [...problem.required, 'current', 'kept'],
    properties: {
      ...problem.properties,
      code: { const: 'draft-conflict' },
      current: { ...orNull('Draft'), description: 'What is there now; null where it was deleted.' },
      kept: {
        ...orNull('Draft'),
        description:
          'What was sent, kept beside it as a draft of its own; null where it was not: there was no room, there is nothing to keep it beside, or nothing was sent.',
      },
    },
  },
} as const;
