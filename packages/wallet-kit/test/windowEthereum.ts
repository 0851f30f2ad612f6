const page = globalThis as { readEthereum?: () => unknown };

/**
 * The result of reading `window.ethereum`, or the error. As extensions do, defines it as non-configurable, so test files in one
 * page share the property.
 */
export function setEthereum(read: () => unknown): void {
  if (page.readEthereum === undefined)
    Object.defineProperty(window, 'ethereum', { get: () => page.readEthereum?.() });
  page.readEthereum = read;
}
