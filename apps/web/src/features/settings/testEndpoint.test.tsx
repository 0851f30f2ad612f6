import { base } from '@org/chain-config';
import { afterEach, expect, test, vi } from 'vitest';
import { testEndpoint } from './testEndpoint.ts';

const rpc = { kind: 'rpc', url: 'https://rpc.example.org/key', config: base } as const;
const scan = { kind: 'scan', url: 'https://scan.example.org/graphql', config: base } as const;

const answer = (give: () => Response | Promise<Response>) => vi.stubGlobal('fetch', async () => give());

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['the chain’s id', { result: '0x2105' }, { status: 'rpc-answers' }],
  ['the id of another chain', { result: '0x1' }, { status: 'wrong-chain', chainId: 1 }],
  ['an error', { error: { code: -32000 } }, { status: 'odd' }],
  ['a number', { result: 8453 }, { status: 'odd' }],
  ['nothing', null, { status: 'odd' }],
])('tests an RPC that responds with %s', async (_, body, outcome) => {
  answer(() => Response.json(body));
  expect(await testEndpoint(rpc)).toEqual(outcome);
});

test('distinguishes a web page, a rejection, an outage and a timeout', async () => {
  answer(() => new Response('<!doctype html>'));
  expect(await testEndpoint(rpc)).toEqual({ status: 'odd' });
  answer(() => new Response('', { status: 401 }));
  expect(await testEndpoint(rpc)).toEqual({ status: 'odd' });
  answer(() => new Response('', { status: 502 }));
  expect(await testEndpoint(rpc)).toEqual({ status: 'unreachable' });
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await testEndpoint(rpc)).toEqual({ status: 'unreachable' });
});

test('reports how many contests a scan lists', async () => {
  answer(() => Response.json({ data: { aggregateAttestation: { _count: { _all: 12 } } } }));
  expect(await testEndpoint(scan)).toEqual({ status: 'scan-answers', contests: 12 });
  answer(() => Response.json({ errors: [{ message: 'no' }] }));
  expect(await testEndpoint(scan)).toEqual({ status: 'odd' });
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await testEndpoint(scan)).toEqual({ status: 'unreachable' });
});

test('reports requests that the page’s CSP blocks', async () => {
  answer(() => {
    setTimeout(() =>
      document.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), { blockedURI: 'https://rpc.example.org' }),
      ),
    );
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  expect(await testEndpoint(rpc)).toEqual({ status: 'blocked' });
});
