const KEY = 'laurel.reloaded';

/** Browsers' messages for a module that failed to load. */
const IS_MISSING_MODULE =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/;

/**
 * An updated server may no longer have the files of this page's build: reloads the page,
 * once per missing file. Returns whether it reloads.
 */
export function reloadForNewBuild(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  if (!IS_MISSING_MODULE.test(message) || !navigator.onLine) return false;
  try {
    if (sessionStorage.getItem(KEY) === message) return false;
    sessionStorage.setItem(KEY, message);
  } catch {
    // Without storage the page could reload endlessly.
    return false;
  }
  window.location.reload();
  return true;
}
