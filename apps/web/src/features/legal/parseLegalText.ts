/** Longer texts are cut. */
const MAX_BYTES = 200_000;

/**
 * The operator's text, or null if the file is missing or not plain text, as from a server
 * that answers every path with a page.
 *
 * @throws {Error} if the server is unreachable or fails
 */
export async function fetchLegalText(path: string, signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(path, { headers: { accept: 'text/plain' }, signal });
  const isText = answer.headers.get('content-type')?.toLowerCase().startsWith('text/plain');
  if (!answer.ok || !isText || !answer.body) {
    // An unread body would keep the connection open.
    await answer.body?.cancel();
    if (answer.status >= 500) throw new Error(`${path}: HTTP ${answer.status}`);
    return null;
  }
  const text = await readStart(answer.body.getReader());
  return text.trim() ? text : null;
}

const readStart = async (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  for (let left = MAX_BYTES; left > 0; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value.subarray(0, left), { stream: true });
    left -= value.byteLength;
  }
  await reader.cancel();
  return text;
};

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
