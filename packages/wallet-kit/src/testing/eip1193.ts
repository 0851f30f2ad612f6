/** A JSON-RPC request as pages make it to a wallet. */
export type RpcRequest = { readonly method: string; readonly params?: unknown };

type Listener = (...facts: never[]) => void;

/**
 * The wallet's side of the page, as every wallet offers it.
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export type Eip1193Provider = {
  request(request: RpcRequest): Promise<unknown>;
  on(event: string, listener: Listener): void;
  removeListener(event: string, listener: Listener): void;
};

export type ListenerList = {
  on(event: string, listener: Listener): void;
  removeListener(event: string, listener: Listener): void;
  emit(event: string, ...facts: unknown[]): void;
};

/** The event half of a provider. */
export const createListenerList = (): ListenerList => {
  const listeners = new Map<string, Set<Listener>>();
  return {
    on(event, listener) {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener));
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener);
    },
    emit(event, ...facts) {
      // The listeners of one event agree on its facts; the type of this list cannot say which.
      for (const listener of [...(listeners.get(event) ?? [])])
        (listener as (...all: unknown[]) => void)(...facts);
    },
  };
};
