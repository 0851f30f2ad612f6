const KEPT = 4;

/** First four characters, an ellipsis, last four: `0x70…79C8`. The `0x` counts. */
export const formatAddress = (address: string): string =>
  address.length <= KEPT * 2 ? address : `${address.slice(0, KEPT)}…${address.slice(-KEPT)}`;
