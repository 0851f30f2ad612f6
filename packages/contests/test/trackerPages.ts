import { local } from '@org/chain-config';
import {
  type Address,
  createClient,
  createWalletClient,
  custom,
  type Hex,
  keccak256,
  numberToHex,
  pad,
} from 'viem';
import { afterEach, beforeEach, vi } from 'vitest';
import { ATTESTED_TOPIC } from '../src/chain/generated/easAbi.ts';
import { createPendingWrites, type WriteStorage } from '../src/track/pendingWrites.ts';
import { createTracker, type ResumeOptions, type TrackedAct } from '../src/track.ts';
import { readCall, type WrittenCall } from '../src/write.ts';
import { ENTRIES, JUDGES, makeContest, word } from './make.ts';

type Transaction = {
  readonly hash: Hex;
  readonly nonce: number;
  readonly to: Address;
  readonly input: Hex;
  readonly value: Hex;
  block?: number;
  status?: '0x0' | '0x1';
};

/**
 * A node with one account and its wallet, in memory. Transactions stay pending until the test mines, replaces or drops
 * them. `methods` are the requested methods.
 */
function createFakeWallet(account: Address) {
  const methods: string[] = [];
  let transactions: Transaction[] = [];
  let head = 10;
  let minedNonce = 0;
  let answer: () => Promise<unknown> = async () => send();
  let asked = 0;
  let isOffline = false;
  let last: { to: Address; data: Hex } = { to: account, data: '0x' };

  const add = (fields: Pick<Transaction, 'to' | 'input' | 'nonce'> & { value?: Hex }) => {
    const transaction = { value: '0x0' as Hex, ...fields, hash: word(0x5e00 + transactions.length) };
    transactions.push(transaction);
    return transaction.hash;
  };
  const pendingNonce = () =>
    Math.max(
      minedNonce,
      ...transactions.filter(({ block }) => block === undefined).map(({ nonce }) => nonce + 1),
    );
  const send = () => add({ to: last.to, input: last.data, nonce: pendingNonce() });
  const toRpc = ({ hash, nonce, to, input, value, block }: Transaction) => ({
    hash,
    from: account,
    to,
    input,
    value,
    nonce: numberToHex(nonce),
    type: '0x0',
    gas: '0x5208',
    blockNumber: block === undefined ? null : numberToHex(block),
  });
  const find = (hash: unknown) => transactions.find((each) => each.hash === hash);

  const toReceipt = ({ hash, to, input, block, status = '0x1' }: Transaction) => ({
    transactionHash: hash,
    status,
    blockNumber: numberToHex(block ?? 0),
    logs:
      status === '0x1' && to.toLowerCase() === local.eas.contract.toLowerCase()
        ? toAttested(readCall(input)).map((schemaUid, index) => ({
            address: local.eas.contract,
            topics: [ATTESTED_TOPIC, pad('0x'), pad(account), schemaUid],
            data: index === 0 ? hash : keccak256(`${hash}${numberToHex(index, { size: 1 }).slice(2)}`),
          }))
        : [],
  });

  const respond = (method: string, params: readonly unknown[]): unknown => {
    switch (method) {
      case 'eth_chainId':
        return numberToHex(local.chain.id);
      case 'eth_accounts':
        return [account];
      case 'eth_blockNumber':
        return numberToHex(head);
      case 'eth_getBlockByNumber': {
        const number = params[0] === 'latest' ? head : Number(params[0]);
        const own = transactions.filter(({ block }) => block === number).map(toRpc);
        const stamp = numberToHex(1_000 + number);
        return { number: numberToHex(number), hash: word(number), timestamp: stamp, transactions: own };
      }
      case 'eth_getTransactionCount': {
        if (params[1] === 'pending') return numberToHex(pendingNonce());
        const until = params[1] === 'latest' ? head : Number(params[1]);
        const mined = transactions.filter(({ block }) => block !== undefined && block <= until);
        return numberToHex(Math.max(0, ...mined.map(({ nonce }) => nonce + 1)));
      }
      case 'eth_getTransactionByHash': {
        const transaction = find(params[0]);
        return transaction ? toRpc(transaction) : null;
      }
      case 'eth_getTransactionReceipt': {
        const transaction = find(params[0]);
        return transaction?.block === undefined ? null : toReceipt(transaction);
      }
      case 'eth_getCode':
        return params[0] === account ? '0x' : '0x6001';
      case 'eth_getBalance':
        return numberToHex(10n ** 18n);
      case 'eth_estimateGas':
        return '0x5208';
      case 'eth_gasPrice':
      case 'eth_maxPriorityFeePerGas':
        return '0x1';
      case 'eth_getLogs':
        return [];
      default:
        throw new Error(method);
    }
  };
  const transport = custom(
    {
      request: async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
        if (isOffline) throw new TypeError('offline');
        methods.push(method);
        if (method !== 'eth_sendTransaction') return respond(method, params);
        const [{ to, data }] = params as [{ to: Address; data: Hex }];
        last = { to, data };
        asked += 1;
        return answer();
      },
    } as never,
    { retryCount: 0 },
  );
  const mine = (change: { hash?: Hex; status?: '0x0' } = {}) => {
    head += 1;
    for (const transaction of transactions) {
      if (transaction.block !== undefined || (change.hash && change.hash !== transaction.hash)) continue;
      transaction.block = head;
      if (change.status) transaction.status = change.status;
      minedNonce = Math.max(minedNonce, transaction.nonce + 1);
    }
  };
  return {
    client: createClient({ transport, chain: local.chain }),
    walletClient: createWalletClient({ transport }),
    methods,
    /** The number of send requests to the wallet. */
    countAsked: () => asked,
    answerWith: (next: () => Promise<unknown>) => {
      answer = next;
    },
    goOffline: () => {
      isOffline = true;
    },
    send,
    mine,
    /** Mines another transaction with the nonce of the pending one. */
    replace: (by: { to?: Address; input?: Hex; value?: Hex }) => {
      const [pending] = transactions.filter(({ block }) => block === undefined);
      if (!pending) throw new Error('Nothing is pending.');
      const hash = add({ to: account, input: '0x', ...by, nonce: pending.nonce });
      transactions = transactions.filter((each) => each !== pending);
      mine({ hash });
      return { hash, replaced: pending };
    },
    findPending: () => transactions.find(({ block }) => block === undefined),
  };
}

/** The schema of each attestation that a call makes. */
function toAttested(call: WrittenCall | undefined): readonly Hex[] {
  if (call?.act === 'attest-many') return call.attestations.map(({ schemaUid }) => schemaUid);
  return call?.act === 'attest' ? [call.schemaUid] : [];
}

export const [ACCOUNT] = JUDGES;
export const MINUTE_MS = 60_000;
export const CONTEST = {
  kind: 'contest',
  input: {
    ...{ title: 'Benches', description: 'Sit.', tracks: [], prizes: [] },
    criteria: [{ label: 'Useful', maxPoints: 5, weight: 1, anchors: [] }],
    judges: [{ address: ACCOUNT, name: '' }],
    entries: [{ name: 'Oak', link: 'https://example.org/oak', about: '', track: 0 }],
    ...{ submissionsUntil: null, opensAt: 1_000n, closesAt: 2_000_000_000n, revealUntil: null },
  },
} as const satisfies TrackedAct;
export const REVIEW: TrackedAct = {
  kind: 'review',
  contest: makeContest(),
  input: { entry: ENTRIES[0], given: [5], comment: 'Seen.' },
};
export const REVIEWS: TrackedAct = {
  kind: 'reviews',
  contest: makeContest(),
  inputs: ENTRIES.map((entry) => ({ entry, given: [5], comment: `Seen ${entry}.` })),
};

/** Sets up a fake browser for each test of a file: pages with their own trackers, one storage and one wallet. */
export function useTrackerPages() {
  const findAttestation = vi.fn();
  const onSent = vi.fn();
  const onSettled = vi.fn();
  const browser = { wallet: createFakeWallet(ACCOUNT), storage: createMemoryStorage() };

  beforeEach(() => {
    vi.useFakeTimers();
    browser.wallet = createFakeWallet(ACCOUNT);
    browser.storage = createMemoryStorage();
    findAttestation.mockReset().mockResolvedValue({ revocationTime: 0n });
    onSent.mockReset();
    onSettled.mockReset();
  });
  afterEach(() => void vi.useRealTimers());

  function openPage() {
    const { wallet, storage } = browser;
    const writes = createPendingWrites({ storage, key: 'app.writes' });
    const connect = async () => ({ client: wallet.client, scan: { findAttestation } });
    const tracker = createTracker({ writes, connect, onSent, onSettled });
    return {
      writes,
      send(act: TrackedAct, options: Partial<Parameters<typeof tracker.send>[1]> = {}) {
        const { walletClient } = wallet;
        const sending = tracker.send(act, { config: local, account: ACCOUNT, walletClient, ...options });
        const end: { value?: unknown; code?: string; blockedBy?: string } = {};
        sending.then(
          (value) => Object.assign(end, { value }),
          (error) => Object.assign(end, { code: error.code ?? error.message, blockedBy: error.blockedBy }),
        );
        return end;
      },
      resume(options: Partial<ResumeOptions> = {}) {
        const told = {
          onRepriced: vi.fn(),
          onUnclear: vi.fn(),
          onVisible: vi.fn(),
          onLost: vi.fn(),
          onNotFound: vi.fn(),
        };
        return { ...told, stop: tracker.resume({ chains: [local], ...told, ...options }) };
      },
    };
  }

  return {
    browser,
    findAttestation,
    onSent,
    onSettled,
    openPage,
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    count: (method: string) => browser.wallet.methods.filter((each) => each === method).length,
  };
}

function createMemoryStorage(): WriteStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
}
