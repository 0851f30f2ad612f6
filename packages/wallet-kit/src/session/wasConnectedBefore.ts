/** The key under which wagmi remembers the last connection. */
const STORE_KEY = 'wagmi.store';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Whether a wallet was connected when the page was last open, and not disconnected since. Storage that is
 * blocked, corrupt or absent (also: no window) means no.
 */
export const wasConnectedBefore = (): boolean => {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(STORE_KEY) ?? 'null');
    const state = isRecord(stored) ? stored.state : undefined;
    if (!isRecord(state) || typeof state.current !== 'string') return false;
    const connections = isRecord(state.connections) ? state.connections.value : undefined;
    return Array.isArray(connections) && connections.length > 0;
  } catch {
    return false;
  }
};
