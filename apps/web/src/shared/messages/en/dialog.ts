/** What every dialog has. */
export const dialog = { close: 'Close' } as const;
