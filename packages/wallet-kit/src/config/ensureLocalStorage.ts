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
 * RainbowKit writes to `localStorage` while it is drawn and breaks where that throws: storage may be blocked or
 * full. There, and only there, the page gets one that lasts as long as the page.
 */
export const ensureLocalStorage = (): void => {
  if (typeof window === 'undefined' || isUsable()) return;
  Object.defineProperty(window, 'localStorage', { configurable: true, value: createMemoryStorage() });
};
