/**
 * The group of chunks for the code that reads a contest: the imports of one module, without what the first file has. Chunks by
 * imports alone are 18 files here, since lists, forms and the worker use different parts: too many for six connections, and
 * 3 kB larger. Parts that the others use stay apart if they are larger than the threshold.
 */
export const readTogether = {
  name: 'reading',
  test: /\/data\/reading\/fetchScannedActs\.ts$/,
  entriesAware: true,
  entriesAwareMergeThreshold: 25_000,
};
