/** Loads what a judge of a sealed contest needs: other contests must not download it. */
export function loadSealing() {
  return import('./sealing.ts');
}
