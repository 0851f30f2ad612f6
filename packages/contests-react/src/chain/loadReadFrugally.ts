/** A file of its own: the list of everything that reading a chain needs stays out of the page's first files. */
export function loadReadFrugally() {
  return import('./readFrugally.ts');
}
