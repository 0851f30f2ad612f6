/** A text as a part of a file's name: letters and digits, lower case, joined by hyphens. */
export const toFileName = (text: string): string =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('-') ?? 'contest';
