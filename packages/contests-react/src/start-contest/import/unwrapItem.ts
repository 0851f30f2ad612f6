/** The sign before an item of a list: `-`, `*`, `1.`, `(2)`, `- [ ]`. */
const LIST_SIGN = /^(?:[-*+•‣▪–—]|\(?\d{1,4}[.):]|\[[ x]\])\s+/i;
/** What the link after it is called: `Lamp: https://…`, `Lamp - https://…`. */
const LABEL = /^[^:/[\]<>]{1,100}?(?::| [-–—])\s+(?=<?https?:\/\/)/i;
const PAIRS: Readonly<Record<string, string>> = {
  '<': '>',
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”',
  '‘': '’',
};
/** A sign, a box to tick, a label, a link's text, brackets; nobody wraps more around an item. */
const MOST_WRAPPINGS = 6;

/** An item without what lists, chats and mails put around it. */
export const unwrapItem = (text: string): string => {
  let bare = text;
  for (let count = 0; count < MOST_WRAPPINGS; count++) {
    const inner = unwrapOnce(bare);
    if (inner === bare) break;
    bare = inner;
  }
  return bare;
};

const unwrapOnce = (text: string): string => {
  if (PAIRS[text.charAt(0)] === text.slice(-1) && text.length > 2) return text.slice(1, -1).trim();
  return withoutLinkText(text.replace(LIST_SIGN, '').replace(LABEL, ''));
};

/** The link of one that Markdown writes: `[Lamp](https://…)`. */
const withoutLinkText = (text: string): string => {
  const middle = text.lastIndexOf('](');
  return text.startsWith('[') && text.endsWith(')') && middle > 0 ? text.slice(middle + 2, -1).trim() : text;
};
