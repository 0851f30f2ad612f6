/** The place of the wallet in the header. */
export function WalletSlot() {
  return null;
}
