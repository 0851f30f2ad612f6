/** A separate file, so that the preload list of the chain code stays out of the initial chunk. */
export function loadReadFrugally() {
  return import('./readFrugally.ts');
}
