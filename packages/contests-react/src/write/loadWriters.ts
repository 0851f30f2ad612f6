/** Loads the code that signs and sends: reading a contest must not download it. */
export function loadWriters() {
  return import('./writers.ts');
}

export type Writers = Awaited<ReturnType<typeof loadWriters>>;
