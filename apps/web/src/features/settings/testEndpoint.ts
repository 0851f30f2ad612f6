import type { ChainConfig } from '@org/chain-config';
import { createScanReader, ScanError } from '@org/contests';
import { readStart } from '../../shared/readStart.ts';

export type EndpointKind = 'rpc' | 'scan';

/**
 * The outcome of testing an endpoint. `odd`: the response is not from an RPC or a scan. `blocked`: the page's
 * CSP blocks the request.
 */
export type TestOutcome =
  | { readonly status: 'rpc-answers' }
  | { readonly status: 'scan-answers'; readonly contests: number }
  | { readonly status: 'wrong-chain'; readonly chainId: number }
  | { readonly status: 'odd' }
  | { readonly status: 'unreachable' }
  | { readonly status: 'blocked' };

/** The state of a test in its field. */
export type FieldTest = TestOutcome | { readonly status: 'testing' };

export type EndpointTest = {
  readonly kind: EndpointKind;
  readonly url: string;
  readonly config: ChainConfig;
};

const TIMEOUT_MS = 8_000;
/** The answer is one number. */
const MAX_ANSWER_BYTES = 10_000;

/** Sends the smallest request that shows whether an endpoint works. Never rejects. */
export const testEndpoint = async (test: EndpointTest): Promise<TestOutcome> => {
  const { origin } = new URL(test.url);
  let isBlocked = false;
  const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (blockedURI.startsWith(origin)) isBlocked = true;
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  try {
    const outcome = await (test.kind === 'rpc' ? askRpc(test) : askScan(test));
    // The browser reports a CSP violation after the request has failed.
    if (outcome.status === 'unreachable') await new Promise((resolve) => setTimeout(resolve));
    return isBlocked ? { status: 'blocked' } : outcome;
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation);
  }
};

const askRpc = async ({ url, config }: EndpointTest): Promise<TestOutcome> => {
  const chainId = config.chain.id;
  let text: string;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      credentials: 'omit',
    });
    if (!answer.ok) return { status: answer.status >= 500 ? 'unreachable' : 'odd' };
    text = await readStart(answer, MAX_ANSWER_BYTES);
  } catch {
    return { status: 'unreachable' };
  }
  const found = parseChainId(text);
  if (found === undefined) return { status: 'odd' };
  return found === chainId ? { status: 'rpc-answers' } : { status: 'wrong-chain', chainId: found };
};

const parseChainId = (text: string): number | undefined => {
  try {
    const { result } = JSON.parse(text);
    return typeof result === 'string' && /^0x[0-9a-f]{1,13}$/i.test(result) ? Number(result) : undefined;
  } catch {
    return undefined;
  }
};

const askScan = async ({ url, config }: EndpointTest): Promise<TestOutcome> => {
  try {
    const reader = createScanReader({ config, endpoint: url, timeoutMs: TIMEOUT_MS });
    return { status: 'scan-answers', contests: await reader.countContests({}) };
  } catch (error) {
    return { status: error instanceof ScanError && error.code === 'scan-answer' ? 'odd' : 'unreachable' };
  }
};
