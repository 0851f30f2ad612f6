import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toRow } from '../../test/fakeScan.ts';
import { makeAttestation } from '../../test/make.ts';
import { ScanError } from '../errors.ts';
import { createScanReader } from './createScanReader.ts';

const endpoint = 'https://scan.example.org/graphql';

describe('a scan in trouble', () => {
  const ask = (answer: () => Response | Promise<Response>, timeoutMs = 1_000) =>
    createScanReader({ endpoint, chainId: 1, timeoutMs, fetch: async () => answer() }).countContests();

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
  ] as const)('%s', async (_, answer, code, retryable) => {
    await expect(ask(answer)).rejects.toMatchObject({ name: 'ScanError', code, retryable, endpoint });
  });

  test('that never answers is given up', async () => {
    const fetch: typeof globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
    const reader = createScanReader({ endpoint, chainId: 1, fetch, timeoutMs: 20 });
    await expect(reader.countContests()).rejects.toMatchObject({ code: 'scan-unreachable' });
    const aborted = AbortSignal.abort(new Error('left'));
    await expect(reader.countContests({ signal: aborted })).rejects.toThrow('left');
  });

  test('10,000 random answers: rows of no scan, and nothing but a ScanError', async () => {
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
    );
    let current: unknown;
    const fetch: typeof globalThis.fetch = async () => new Response(JSON.stringify(current));
    const reader = createScanReader({ endpoint, chainId: 1, fetch });
    await fc.assert(
      fc.asyncProperty(answers, async (answer) => {
        current = answer;
        try {
          const { contests } = await reader.fetchContests({ skip: 0, take: 3 });
          expect(contests).toEqual([]);
        } catch (error) {
          expect(error).toBeInstanceOf(ScanError);
        }
      }),
      { numRuns: 10_000 },
    );
  });
});
