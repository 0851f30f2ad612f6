import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { local } from '@org/chain-config';
import {
  type Address,
  createPublicClient,
  createTestClient,
  createWalletClient,
  custom,
  type EIP1193Parameters,
  http,
} from 'viem';
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';
import { EAS_VERSIONS, findChain, rpcUrl } from '../../../tools/test/vitest/chains.ts';
import { createActsReader, createChainReader } from '../src/chain.ts';
import { type Attestation, type Contest, isAttestationUidTrue, toContest } from '../src/index.ts';
import type { NewContest } from '../src/write.ts';

export type Asked = { readonly method: string; readonly params: readonly unknown[] };
type Answer = { readonly result?: unknown; readonly error?: unknown };

/**
 * An endpoint in front of a node. `answer` may change a request or its answer; `ask` passes a request on.
 */
export async function createEndpoint(
  url: string,
  answer: (asked: Asked, ask: (changed?: Partial<Asked>) => Promise<Answer>) => Promise<Answer>,
): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { id, method, params = [] } = JSON.parse(Buffer.concat(chunks).toString());
    const ask = async (changed: Partial<Asked> = {}): Promise<Answer> => {
      const body = JSON.stringify({ jsonrpc: '2.0', id, method, params, ...changed });
      return (await (await fetch(url, { method: 'POST', body, headers })).json()) as Answer;
    };
    const { result, error } = await answer({ method, params }, ask);
    const body = JSON.stringify({ jsonrpc: '2.0', id, ...(error === undefined ? { result } : { error }) });
    response.writeHead(200, headers).end(body);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Another name for this machine's endpoint. All loopback names are one host, and no other name resolves everywhere. */
export function nameHost(url: string, name: string): string {
  const real = globalThis.fetch;
  const { port, protocol } = new URL(url);
  const named = `${protocol}//${name}:${port}`;
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    real(`${input}`.startsWith(named) ? url : input, init),
  );
  onTestFinished(() => void vi.stubGlobal('fetch', real));
  return named;
}

/** Accounts of the local chain by their role in these tests; anvil signs for them. */
export const ORGANIZER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
export const JUDGE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
/** The judge's key: anvil's second one, which is public. */
export const JUDGE_KEY = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d';
/** The keys of the organizer, the other judge and the visitor, which are public, too. */
export const ORGANIZER_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
export const OTHER_JUDGE_KEY = '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a';
export const VISITOR_KEY = '0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a';
export const OTHER_JUDGE = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
export const VISITOR = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';

/** Judged from now on; scores up to 10. */
export const INPUT: NewContest = {
  title: 'Tools for small libraries',
  description: 'Which of these would a librarian keep?',
  ...{ tracks: [], prizes: [] },
  criteria: [{ label: 'Useful', maxPoints: 10, weight: 1, anchors: [] }],
  judges: [JUDGE, OTHER_JUDGE].map((judge) => ({ address: judge, name: '' })),
  entries: ['Shelf', 'Stamp'].map((name) => ({
    ...{ name, link: `https://example.org/${name.toLowerCase()}`, about: '', track: 0 },
  })),
  ...{ submissionsUntil: null, opensAt: 0n, closesAt: 2_140_000_000n, revealUntil: null },
};

/** The versions of EAS on which the tests of the resolver run, with a local chain each. */
export const findEasChains = () =>
  Promise.all(EAS_VERSIONS.map(async (version) => ({ version, url: await findChain(version) })));

/** The local chain for one test file or block, restored at its end. */
export function useLocalChain(url = rpcUrl) {
  const config = local;
  // A busy machine takes longer than viem waits by default.
  const transport = http(url, { timeout: 60_000 });
  const client = createPublicClient({ transport, pollingInterval: 50, cacheTime: 0 });
  const test = createTestClient({ transport, mode: 'anvil' });
  let snapshot: `0x${string}` = '0x';
  beforeAll(async () => {
    snapshot = await test.snapshot();
  });
  afterAll(() => test.revert({ id: snapshot }));
  const reader = createChainReader({ client, config });

  /** A browser wallet with one selected account; requests go to `answer`, if it handles them, else to the node. */
  const createWallet = (
    selected: Address,
    answer?: (request: EIP1193Parameters, ask: () => Promise<unknown>) => Promise<unknown>,
  ) => {
    const asked: string[] = [];
    const request = async (args: EIP1193Parameters): Promise<unknown> => {
      asked.push(args.method);
      const ask = async (): Promise<unknown> => {
        if (args.method === 'eth_accounts') return [selected];
        return client.request(args as Parameters<typeof client.request>[0]);
      };
      return answer ? answer(args, ask) : ask();
    };
    const walletClient = createWalletClient({ transport: custom({ request }, { retryCount: 0 }) });
    return Object.assign(walletClient, { asked });
  };

  /** A scan with the chain's current state. */
  const scan = {
    findAttestation: async (uid: `0x${string}`): Promise<Attestation | null> => {
      const [attestation] = await reader.fetchAttestations([uid]);
      return attestation && isAttestationUidTrue(attestation) ? attestation : null;
    },
  };
  /** A contest as it is on the chain. */
  const readContest = async (uid: `0x${string}`): Promise<Contest> => {
    const lookup = await createActsReader({ client, config }).fetchActs(uid);
    if (lookup.status !== 'found') throw new Error(lookup.status);
    return toContest(lookup.reading);
  };
  return { client, config, test, reader, createWallet, scan, readContest };
}
