/** Characters as the limits count them: code points, not UTF-16 units. */
export const countCharacters = (text: string): number => {
  let count = 0;
  for (const _ of text) count++;
  return count;
};
