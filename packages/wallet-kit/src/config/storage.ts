import { createStorage as createWagmiStorage, type Storage as WagmiStorage } from 'wagmi';

const PROBE = 'wallet-kit.probe';

const isUsable = () => {
  try {
    window.localStorage.setItem(PROBE, PROBE);
    window.localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
};

const createMemoryStorage = (): Storage => {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, String(value)),
  };
};

/**
 * RainbowKit writes to `localStorage` while rendering and crashes if that throws. Replaces blocked or full storage
 * with one in memory.
 */
export function ensureLocalStorage(): void {
  if (typeof window === 'undefined' || isUsable()) return;
  Object.defineProperty(window, 'localStorage', { configurable: true, value: createMemoryStorage() });
}

/** wagmi's own copy of its state. The kit reconnects by `wallet-kit.connected` instead. */
const STATE_KEY = 'wagmi.store';

const attempt = <Value>(act: () => Value): Value | null => {
  try {
    return act();
  } catch {
    return null;
  }
};

/**
 * The storage of connectors. Blocked, full or corrupt storage counts as empty. Does not keep wagmi's state: a
 * partially read state would hide every EIP-6963 wallet.
 */
export function createStorage(): WagmiStorage {
  return createWagmiStorage({
    deserialize: <Value>(value: string): Value => attempt(() => JSON.parse(value)) as Value,
    storage: {
      getItem: (key) => (key === STATE_KEY ? null : attempt(() => window.localStorage.getItem(key))),
      setItem: (key, value) => {
        if (key !== STATE_KEY) attempt(() => window.localStorage.setItem(key, value));
      },
      removeItem: (key) => void attempt(() => window.localStorage.removeItem(key)),
    },
  });
}
