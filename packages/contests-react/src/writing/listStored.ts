/** The names of all that is kept. */
export const listStored = (): readonly string[] => {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
};
