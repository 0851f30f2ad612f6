import { local } from '@org/chain-config';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fuzz } from '../../../../tools/test/vitest/fuzz.ts';
import { toRow } from '../../test/fakeScan.ts';
import { makeAttestation } from '../../test/make.ts';
import type { Attestation } from '../base/attestation.ts';
import { ScanError } from '../base/errors.ts';
import { createScanReader } from './createScanReader.ts';

const endpoint = 'https://scan.example.org/graphql';

describe('a failing scan', () => {
  const ask = (answer: () => Response | Promise<Response>, timeoutMs = 1_000) =>
    createScanReader({ config: local, endpoint, timeoutMs, fetch: async () => answer() }).countContests();

  test.each([
    ['no connection', () => Promise.reject(new TypeError('fetch failed')), 'scan-unreachable', true],
    ['HTTP 502 with a page', () => new Response('<html>', { status: 502 }), 'scan-unreachable', true],
    ['HTTP 429', () => new Response('slow down', { status: 429 }), 'scan-unreachable', true],
    ['a page', () => new Response('<html>'), 'scan-answer', false],
    ['an empty body', () => new Response(''), 'scan-answer', false],
    ['null', () => Response.json(null), 'scan-answer', false],
    ['data of null', () => Response.json({ data: null }), 'scan-answer', false],
    [
      'errors beside data',
      () => Response.json({ data: {}, errors: [{ message: 'broken' }] }),
      'scan-answer',
      false,
    ],
    [
      'no count',
      () => Response.json({ data: { aggregateAttestation: { _count: null } } }),
      'scan-answer',
      false,
    ],
    [
      'a negative count',
      () => Response.json({ data: { aggregateAttestation: { _count: { _all: -1 } } } }),
      'scan-answer',
      false,
    ],
  ] as const)('a scan fails with its code: %s', async (_, answer, code, retryable) => {
    await expect(ask(answer)).rejects.toMatchObject({ name: 'ScanError', code, retryable, endpoint });
  });

  test('an answer that the limited fetch of servers and commands cuts is no answer', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1_000_000;
        if (sent > 200_000_000) controller.close();
        else controller.enqueue(new Uint8Array(1_000_000).fill(48));
      },
    });
    const reader = createScanReader({ config: local, endpoint, fetch: async () => new Response(body) });
    await expect(reader.countContests()).rejects.toMatchObject({ code: 'scan-answer', retryable: false });
    expect(sent).toBeLessThan(40_000_000);
  });

  test('times out without an answer and rejects when aborted', async () => {
    const fetch: typeof globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
    const reader = createScanReader({ config: local, endpoint, fetch, timeoutMs: 20 });
    await expect(reader.countContests()).rejects.toMatchObject({ code: 'scan-unreachable' });
    const aborted = AbortSignal.abort(new Error('left'));
    await expect(reader.countContests({ signal: aborted })).rejects.toThrow('left');
  });
});

const good = toRow(makeAttestation());
const row = fc.oneof(
  fc.constant(good),
  fc.jsonValue(),
  fc
    .tuple(fc.constantFrom(...Object.keys(good)), fc.jsonValue())
    .map(([field, value]) => ({ ...good, [field]: value })),
);
const answers = fc.oneof(
  fc.jsonValue(),
  fc.record({ data: fc.jsonValue() }),
  fc.array(row, { maxLength: 3 }).map((attestations) => ({ data: { attestations } })),
  row.map((attestation) => ({ data: { attestation } })),
  fc.jsonValue().map((_all) => ({ data: { aggregateAttestation: { _count: { _all } } } })),
);

const isHex = (value: unknown, bytes?: number) =>
  typeof value === 'string' &&
  /^0x([0-9a-f]{2})*$/i.test(value) &&
  (!bytes || value.length === 2 + 2 * bytes);
const isRow = (value: Attestation) =>
  [value.uid, value.schema, value.refUID].every((each) => isHex(each, 32)) &&
  [value.attester, value.recipient].every((each) => isHex(each, 20)) &&
  [value.time, value.expirationTime, value.revocationTime].every((each) => typeof each === 'bigint') &&
  typeof value.revocable === 'boolean' &&
  isHex(value.data);

let answer: unknown;
const fetch: typeof globalThis.fetch = async () => new Response(JSON.stringify(answer));
const reader = createScanReader({ config: local, endpoint, fetch });
const { uid } = makeAttestation();

/** Calls that are true if the reader uses an answer only when it has the right types. */
const calls: readonly (() => Promise<boolean>)[] = [
  async () => (await reader.fetchContests({ skip: 0, take: 3 })).contests.length === 0,
  async () => Number.isSafeInteger(await reader.countContests()),
  async () => {
    const found = await reader.findAttestation(uid);
    return found === null || isRow(found);
  },
];

fuzz(
  'scan answers',
  'returns rows of the right types or throws a ScanError',
  fc.asyncProperty(answers, fc.constantFrom(...calls), async (given, call) => {
    answer = given;
    try {
      expect(await call()).toBe(true);
    } catch (error) {
      if (!(error instanceof ScanError)) throw error;
    }
  }),
);
