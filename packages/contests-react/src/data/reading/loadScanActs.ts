/** Loads the code that reads contests from the scan. The shell and the button to connect do not wait for it. */
export const loadScanActs = () => import('./scanActs.ts');
