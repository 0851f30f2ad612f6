/** `public/early.js` leaves this mark when the button is pressed before the page's code has arrived. */
const MARK = 'walletPressed';

/** Whether the button was pressed before the page was alive; says so once. */
export const takeEarlyClick = (): boolean => {
  const { dataset } = document.documentElement;
  const wasPressed = dataset[MARK] !== undefined;
  delete dataset[MARK];
  return wasPressed;
};
