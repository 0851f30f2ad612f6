/** A piece of a line: words, or a link. */
export type Span = { readonly text: string; readonly href?: string };

export type LegalBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] };

/** A longer line is never a heading. */
const MAX_HEADING_LENGTH = 80;
const BULLET = /^[-*•]\s+/;
const LINK = /https:\/\/[^\s<>"']+/gi;
/** Punctuation after a URL that belongs to the sentence. */
const AFTER_LINK = /[.,;:!?)\]}]+$/;

/**
 * Parses plain text into blocks, separated by blank lines. A short line without final punctuation is a heading; lines
 * that all begin with a dash are a list. Only https URLs become links; there is no other markup.
 */
export function parseLegalText(text: string): readonly LegalBlock[] {
  return (
    text
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/)
      // Removes bidi marks and control characters.
      .map((line) => line.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, ' ').trim())
      .reduce<string[][]>(
        (blocks, line) => {
          if (line === '') blocks.push([]);
          else blocks.at(-1)?.push(line);
          return blocks;
        },
        [[]],
      )
      .filter((lines) => lines.length > 0)
      .map(parseBlock)
  );
}

const parseBlock = (lines: readonly string[], index: number, all: readonly unknown[]): LegalBlock => {
  if (lines.every((line) => BULLET.test(line)))
    return { kind: 'list', items: lines.map((line) => parseSpans(line.replace(BULLET, ''))) };
  const [only = ''] = lines;
  const isShort = lines.length === 1 && only.length <= MAX_HEADING_LENGTH;
  // A heading has something below it.
  if (isShort && index < all.length - 1 && !/[.!?;:,]$/.test(only) && !/https?:/i.test(only))
    return { kind: 'heading', text: only.replace(/^#+\s*|=+$/g, '') };
  return { kind: 'paragraph', spans: parseSpans(lines.join(' ')) };
};

const parseSpans = (text: string): readonly Span[] => {
  const spans: Span[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const href = found.replace(AFTER_LINK, '');
    if (!isPlainLink(href)) continue;
    if (index > end) spans.push({ text: text.slice(end, index) });
    spans.push({ text: href, href });
    end = index + href.length;
  }
  if (end < text.length) spans.push({ text: text.slice(end) });
  return spans;
};

/** A URL with credentials can imitate another host. */
const isPlainLink = (href: string): boolean => {
  if (!URL.canParse(href)) return false;
  const { protocol, username, password } = new URL(href);
  return protocol === 'https:' && !username && !password;
};
