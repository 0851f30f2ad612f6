const getName = (id: string) => `laurel.intent ${id}`;

/** Keeps other pages of this browser from looking after an intent until the signal ends it. */
export const lockIntent = (id: string, over: AbortSignal): void => {
  const ended = new Promise<void>((resolve) => {
    over.addEventListener('abort', () => resolve());
  });
  void navigator.locks?.request(getName(id), () => ended);
};

/** Waits while another page works on an intent. Browsers without locks (over plain HTTP) do not wait. */
export const waitForIntent = async (id: string, signal: AbortSignal): Promise<void> => {
  await navigator.locks?.request(getName(id), { signal }, () => {});
};
