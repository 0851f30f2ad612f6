import { local } from '@org/chain-config';
import { afterEach, beforeEach, vi } from 'vitest';
import { createPendingWrites, type WriteStorage } from '../src/track/pendingWrites.ts';
import { createTracker, type ResumeOptions, type WriteAct } from '../src/track.ts';
import { createFakeWallet } from './fakeWallet.ts';
import { ENTRIES, JUDGES, makeContest } from './make.ts';

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
} as const satisfies WriteAct;
export const REVIEW: WriteAct = {
  kind: 'review',
  contest: makeContest(),
  input: { entry: ENTRIES[0], given: [5], comment: 'Seen.' },
};
export const REVIEWS: WriteAct = {
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
      send(act: WriteAct, options: Partial<Parameters<typeof tracker.send>[1]> = {}) {
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
