/** Whether the owner has let this page see the accounts. */
export type Authorization = { read(): boolean; write(isAuthorized: boolean): void };

/** With a `key` it outlives the page, as it does in real wallets; without one it ends with it. */
export const createAuthorization = (key: string | undefined): Authorization => {
  let isAuthorized = false;
  if (key !== undefined) {
    try {
      isAuthorized = window.localStorage.getItem(key) === 'true';
    } catch {
      // Blocked storage: the page asks again next time.
    }
  }
  return {
    read: () => isAuthorized,
    write(next) {
      isAuthorized = next;
      if (key === undefined) return;
      try {
        if (next) window.localStorage.setItem(key, 'true');
        else window.localStorage.removeItem(key);
      } catch {
        // As above.
      }
    },
  };
};
