/** Characters that XML 1.0 forbids, lone surrogates among them, and controls that turn the reading direction. */
const UNWRITABLE =
  /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]|[\u202a-\u202e\u2066-\u2069]/gu;
/** A character has at most two UTF-16 units. */
const UNITS = 2;

/** Untrusted text of at most `maxCharacters`, with its line breaks, that any XML or calendar file may contain. */
export function toPlainText(text: string, maxCharacters: number): string {
  const plain = text
    .slice(0, (maxCharacters + 1) * UNITS)
    .replace(/\r\n?/g, '\n')
    .replace(UNWRITABLE, '')
    .trim();
  const characters = [...plain];
  return characters.length > maxCharacters ? `${characters.slice(0, maxCharacters - 1).join('')}…` : plain;
}
