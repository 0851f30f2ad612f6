/** Whole hundredths with two decimals. Nothing is rounded: the digits were whole before they were divided. */
export function formatHundredths(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}
