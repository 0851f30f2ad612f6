import fc from 'fast-check';
import type { Address } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { expect, expectTypeOf, test } from 'vitest';
import { fuzz } from '../../../../tools/test/vitest/fuzz.ts';
import type { SiweAdapter } from '../client/createSiweAdapter.ts';
import { siweMessages } from '../sign-in/signInSnapshot.ts';
import { parseSiweMessage } from './parseSiweMessage.ts';
import { createSiweMessage, SIWE_LIMITS, type SiweMessage, SiweMessageError } from './siweMessage.ts';
import vectors from './vectors.json' with { type: 'json' };

const [least] = vectors.messages;
if (!least) throw new Error('there is no vector');
const fields = least.fields as SiweMessage;

type Change = { text?: string; append?: string; replace?: string[] };

const change = ({ text, append = '', replace: [from = '', to = ''] = [] }: Change) =>
  text ?? `${from === '' ? least.text : least.text.replaceAll(from, to)}${append}`;

test.each(vectors.messages)(
  'creates and parses the message of the vector "$name"',
  ({ fields: known, text }) => {
    expect(createSiweMessage(known as SiweMessage)).toBe(text);
    expect(parseSiweMessage(text)).toEqual({ ok: true, value: known });
  },
);

test.each(vectors.refused)('rejects the message of the vector "$name"', (vector) => {
  expect(change(vector as Change)).not.toBe(least.text);
  expect(parseSiweMessage(change(vector as Change))).toEqual({ ok: false, reason: 'not-a-message' });
});

test.each(vectors.outside)('rejects $name as outside the limits', (vector) => {
  expect(parseSiweMessage(change(vector as Change))).toEqual({ ok: false, reason: 'outside-limits' });
});

test('rejects a text that is too long without parsing it', () => {
  const text = `${least.text}${'a'.repeat(SIWE_LIMITS.messageBytes)}`;
  expect(parseSiweMessage(text)).toEqual({ ok: false, reason: 'too-long' });
  expect(parseSiweMessage('é'.repeat(SIWE_LIMITS.messageBytes - 1))).toEqual({
    ok: false,
    reason: 'too-long',
  });
});

const wrong: [field: keyof SiweMessage, value: unknown][] = [
  ['scheme', 'ht tp'],
  ['domain', 'laurel.example/path'],
  ['domain', ''],
  ['domain', 'laurel.example\nevil.example'],
  ['address', fields.address.toLowerCase()],
  ['address', '0x1234'],
  ['statement', 'two\nlines'],
  ['statement', 'x'.repeat(SIWE_LIMITS.statement + 1)],
  ['uri', 'laurel'],
  ['chainId', 1.5],
  ['chainId', 0],
  ['nonce', 'short'],
  ['issuedAt', '14.3.2025'],
  ['expirationTime', 'tomorrow'],
  ['notBefore', ''],
  ['requestId', 'with blank'],
  ['requestId', 'x'.repeat(SIWE_LIMITS.requestId + 1)],
  ['resources', ['javascript:alert(1)']],
  ['resources', Array.from({ length: SIWE_LIMITS.resources + 1 }, () => 'https://laurel.example')],
];

test.each(wrong)('names an invalid field %s of a message: %j', (field, value) => {
  const attempt = () => createSiweMessage({ ...fields, [field]: value });
  expect(attempt).toThrow(SiweMessageError);
  expect(attempt).toThrow(expect.objectContaining({ code: 'siwe-fields', fields: [field] }));
});

test('names all invalid fields at once', () => {
  expect(() => createSiweMessage({ ...fields, nonce: '', chainId: -1 })).toThrow(
    expect.objectContaining({ fields: ['chainId', 'nonce'] }),
  );
});

test('rejects a message that is too long as a whole', () => {
  const resources = Array.from({ length: 9 }, () => `https://laurel.example/${'r'.repeat(450)}`);
  expect(() => createSiweMessage({ ...fields, resources })).toThrow(
    expect.objectContaining({ fields: ['message'] }),
  );
});

test('parses created messages to the same fields', () => {
  const address = fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .filter((bytes) => bytes.some((byte) => byte > 0) && (bytes[0] ?? 0) < 255)
    .map((bytes): Address => privateKeyToAccount(`0x${Buffer.from(bytes).toString('hex')}`).address);
  const text = fc.stringMatching(/^[A-Za-z0-9 .,:/?!()&=+-]{0,80}$/);
  const time = fc
    .date({ min: new Date('2001-01-01'), max: new Date('2999-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString());
  const message = fc.record(
    {
      domain: fc.domain(),
      address,
      statement: text,
      uri: fc.webUrl({ validSchemes: ['https'] }),
      chainId: fc.integer({ min: 1 }),
      nonce: fc.stringMatching(/^[A-Za-z0-9]{8,40}$/),
      issuedAt: time,
      expirationTime: time,
      requestId: fc.stringMatching(/^[a-z0-9-]{0,40}$/),
    },
    { requiredKeys: ['domain', 'address', 'uri', 'chainId', 'nonce', 'issuedAt'] },
  );
  fc.assert(
    fc.property(message, (made) => {
      expect(parseSiweMessage(createSiweMessage(made))).toEqual({ ok: true, value: made });
    }),
    { numRuns: 200 },
  );
});

fuzz(
  'SIWE messages',
  'a message with one changed byte parses to its changed meaning, or not at all',
  fc.property(
    fc.nat({ max: least.text.length - 1 }),
    fc.string({ minLength: 1, maxLength: 1 }),
    (at, letter) => {
      const text = `${least.text.slice(0, at)}${letter}${least.text.slice(at + 1)}`;
      const answer = parseSiweMessage(text);
      if (answer.ok) expect(createSiweMessage(answer.value)).toBe(text);
    },
  ),
);

test('uses the texts of the specification, except for the clock', () => {
  const { 'clock-wrong': _, ...specified } = siweMessages;
  expect(Object.values(specified)).toEqual([
    'Error preparing message, please retry!',
    'Error signing message, please retry!',
    'Error verifying signature, please retry!',
    'No authentication adapter found',
    'Oops, something went wrong!',
  ]);
});

test('has the five operations of an adapter', () => {
  expectTypeOf<keyof SiweAdapter>().toEqualTypeOf<
    'getNonce' | 'createMessage' | 'getMessageBody' | 'verify' | 'signOut'
  >();
});
