/** The code that signs and sends, loaded on demand: reading a contest never needs it. */
export const loadWriters = () => import('./writers.ts');

export type Writers = Awaited<ReturnType<typeof loadWriters>>;
