/** Console arguments as one line: replaces `%s` and similar placeholders, and names objects by message or type. */
export function format([first, ...rest]: readonly unknown[]): string {
  const words = rest.map((part) => (part instanceof Error ? part.message : String(part)));
  const text = String(first).replace(/%[sdifoOc]/g, (mark) => {
    const word = words.shift() ?? mark;
    return mark === '%c' ? '' : word;
  });
  return [text, ...words].join(' ').trim();
}
