/**
 * Takes over from `public/early.js`, once. Returns whether the connect
 * button was pressed before the page's code had loaded.
 */
export function takeEarlyPress(): boolean {
  const { dataset } = document.documentElement;
  const wasPressed = dataset.walletPress === 'waiting';
  dataset.walletPress = 'taken';
  delete dataset.wallet;
  return wasPressed;
}
