const said = new Set<string>();

/** Logs the same warning once per page: a hostile wallet could repeat itself a thousand times. */
export const warnOnce = (warning: string): void => {
  if (said.has(warning)) return;
  said.add(warning);
  console.warn(warning);
};

/** Every warning may be logged again. */
export const forgetWarnings = (): void => said.clear();
