/** Words of the button that copies an address. */
export const address = {
  copy: (address: string) => `Copy address ${address}`,
  copied: 'Copied!',
  failed: 'Not copied',
} as const;
