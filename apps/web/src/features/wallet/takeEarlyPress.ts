/**
 * Takes over from `public/early.js`, once: the wallet's place is drawn by the page from here on. Whether its
 * button was pressed before the page's code had arrived.
 */
export function takeEarlyPress(): boolean {
  const { dataset } = document.documentElement;
  const wasPressed = dataset.walletPress === 'waiting';
  dataset.walletPress = 'taken';
  delete dataset.wallet;
  return wasPressed;
}
