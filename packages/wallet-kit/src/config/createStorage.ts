import { createStorage as createWagmiStorage, type Storage } from 'wagmi';

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
 * Where connectors keep what they need. Storage that is blocked, full or corrupt is as good as empty, and
 * wagmi's state is not kept at all: a half-read state would hide every EIP-6963 wallet.
 */
export const createStorage = (): Storage =>
  createWagmiStorage({
    deserialize: <Value>(value: string): Value => attempt(() => JSON.parse(value)) as Value,
    storage: {
      getItem: (key) => (key === STATE_KEY ? null : attempt(() => window.localStorage.getItem(key))),
      setItem: (key, value) => {
        if (key !== STATE_KEY) attempt(() => window.localStorage.setItem(key, value));
      },
      removeItem: (key) => void attempt(() => window.localStorage.removeItem(key)),
    },
  });
