import { getDefaults, Lexer, type Token, Tokenizer, type Tokens } from 'marked';
import { getEntryHref } from './document/links.ts';

/** A text as blocks. It has no HTML: render each node as an element, and `text` as text. */
export type MarkdownTree = readonly MarkdownBlock[];

/** A paragraph, a heading of level 3 to 6, or a list, which is ordered if it has the number of its first item. */
export type MarkdownBlock =
  | { readonly type: 'paragraph'; readonly children: readonly MarkdownInline[] }
  | { readonly type: 'heading'; readonly level: 3 | 4 | 5 | 6; readonly children: readonly MarkdownInline[] }
  | { readonly type: 'list'; readonly start: number | null; readonly items: readonly MarkdownTree[] };

/** Inline content of a block. A text can have line breaks. `href` is an http, https or mailto URL. */
export type MarkdownInline =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'emphasis' | 'strong'; readonly children: readonly MarkdownInline[] }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly MarkdownInline[] };

/** A text with more UTF-16 code units, lines or nodes is plain text; so is what is nested deeper. */
export const MARKDOWN_LIMITS = { characters: 32_768, lines: 2_000, nodes: 10_000, depth: 8 } as const;

const MAILTO = /^mailto:[^\s\p{Cc}]+$/iu;
const findHref = (href: string): string | undefined =>
  getEntryHref(href) ?? (MAILTO.test(href) && URL.canParse(href) ? href : undefined);

/** How many characters the search for closing delimiters may read: far more than in texts that people write. */
const MAX_READ = 4_000_000;

/** Quoted lines at once, so that nested quotes cost nothing. */
const QUOTE = /^(?: {0,3}>[^\n]*(?:\n|$))+/;

/**
 * CommonMark without definitions and the inside of quotes. What nests deeper than the limit is not parsed, so that hostile
 * texts neither overflow the stack nor take quadratic time.
 */
class SubsetTokenizer extends Tokenizer {
  #depth = 0;
  #read = 0;

  override list(source: string): Tokens.List | undefined {
    return this.#within(() => super.list(source));
  }

  override emStrong(source: string, masked: string, before?: string) {
    if (/^[*_]/.test(source)) this.#spend(source.length);
    return this.#within(() => super.emStrong(source, masked, before));
  }

  override link(source: string) {
    return this.#within(() => super.link(source));
  }

  override codespan(source: string) {
    if (source.startsWith('`')) this.#spend(source.length);
    return super.codespan(source);
  }

  override blockquote(source: string): Tokens.Blockquote | undefined {
    const raw = QUOTE.exec(source)?.[0];
    return raw === undefined ? undefined : { type: 'blockquote', raw, text: raw, tokens: [] };
  }

  override def(): undefined {
    return undefined;
  }

  override reflink(): undefined {
    return undefined;
  }

  /** A delimiter without an end reads the rest of its block. */
  #spend(characters: number): void {
    this.#read += characters;
    if (this.#read > MAX_READ) throw new RangeError('The text has too many delimiters.');
  }

  #within<Found>(find: () => Found): Found | undefined {
    if (this.#depth >= MARKDOWN_LIMITS.depth) return undefined;
    this.#depth += 1;
    try {
      return find();
    } finally {
      this.#depth -= 1;
    }
  }
}

/**
 * Parses the subset of Markdown that documents and notes may use: paragraphs, emphasis, lists, links and headings from level
 * 3, by the grammar of CommonMark. Everything else, also HTML and pictures, becomes plain text as it was written. Never
 * throws.
 *
 * @example
 * ```ts
 * import { parseMarkdown } from '@org/contests/markdown';
 *
 * const [heading, list] = parseMarkdown('### Who can enter\n\n- anybody\n- [you](https://example.org)');
 * ```
 * @see https://spec.commonmark.org/0.31.2/ and docs/protocol/contests.md, section Markdown
 */
export function parseMarkdown(text: string): MarkdownTree {
  const { characters, lines } = MARKDOWN_LIMITS;
  if (text.length > characters || text.split(/\r\n?|\n/, lines + 1).length > lines) return toPlain(text);
  try {
    const lexer = new Lexer({ ...getDefaults(), gfm: false, tokenizer: new SubsetTokenizer() });
    return new Converter().toBlocks(lexer.lex(text));
  } catch {
    // More nodes than the limit, or a text for which the library gives up.
    return toPlain(text);
  }
}

/** Paragraphs of text, divided at empty lines; one paragraph if there are too many. */
function toPlain(text: string): MarkdownTree {
  const paragraphs = text.split(/\r?\n(?:[ \t]*\r?\n)+/).filter((each) => each.trim() !== '');
  const shown = paragraphs.length * 2 > MARKDOWN_LIMITS.nodes ? [text] : paragraphs;
  return shown.map((each) => ({ type: 'paragraph', children: [{ type: 'text', text: each }] }));
}

/** Converts the library's tokens, whose types are open, to our nodes. */
class Converter {
  #nodes = 0;

  toBlocks(tokens: readonly Token[]): MarkdownTree {
    const blocks: MarkdownBlock[] = [];
    for (const token of tokens) {
      if (token.type === 'space') continue;
      this.#count();
      blocks.push(this.#toBlock(token));
    }
    return blocks;
  }

  #toBlock(token: Token): MarkdownBlock {
    if (isHeading(token)) {
      const level = token.depth;
      if (level === 3 || level === 4 || level === 5 || level === 6)
        return { type: 'heading', level, children: this.#toInlines(token.tokens) };
    }
    if (isList(token)) {
      const items = token.items.map((item) => {
        this.#count();
        return this.toBlocks(item.tokens);
      });
      return { type: 'list', start: token.ordered ? Number(token.start) : null, items };
    }
    // A tight list's item has its text without a paragraph.
    const isText = token.type === 'paragraph' || token.type === 'text';
    if (isText && 'tokens' in token && token.tokens)
      return { type: 'paragraph', children: this.#toInlines(token.tokens) };
    return { type: 'paragraph', children: [this.#toText(token.raw.replace(/\n+$/, ''))] };
  }

  #toInlines(tokens: readonly Token[]): readonly MarkdownInline[] {
    const inlines: MarkdownInline[] = [];
    for (const token of tokens) {
      const inline = this.#toInline(token);
      const last = inlines.at(-1);
      if (inline.type === 'text' && last?.type === 'text')
        inlines[inlines.length - 1] = { type: 'text', text: last.text + inline.text };
      else inlines.push(inline);
    }
    return inlines;
  }

  #toInline(token: Token): MarkdownInline {
    if (token.type === 'em' || token.type === 'strong') {
      this.#count();
      const type = token.type === 'em' ? 'emphasis' : 'strong';
      return { type, children: this.#toInlines(token.tokens ?? []) };
    }
    if (isLink(token)) {
      const href = findHref(token.href);
      this.#count();
      if (href !== undefined) return { type: 'link', href, children: this.#toInlines(token.tokens) };
    }
    if (token.type === 'br') return this.#toText('\n');
    if (token.type === 'escape') return this.#toText((token as Tokens.Escape).text);
    // `text` has numeric character references decoded.
    if (token.type === 'text') return this.#toText(token.raw);
    return this.#toText(token.raw);
  }

  #toText(text: string): MarkdownInline {
    this.#count();
    return { type: 'text', text };
  }

  #count(): void {
    this.#nodes += 1;
    if (this.#nodes > MARKDOWN_LIMITS.nodes) throw new RangeError('The text has too many nodes.');
  }
}

// Only extensions have tokens of other types, and none is installed.
const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
const isList = (token: Token): token is Tokens.List => token.type === 'list';
const isLink = (token: Token): token is Tokens.Link => token.type === 'link';
