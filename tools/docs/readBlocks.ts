/** A block of code in a Markdown document. */
export type Block = {
  /** The heading of the second level above it, or ''. */
  readonly section: string;
  /** The line of its first line of code, from 1. */
  readonly line: number;
  /** The word after the backticks: `ts`, `sh`. */
  readonly language: string;
  /** The words after that. */
  readonly info: string;
  /** Its lines, without the indentation of a list around it. */
  readonly code: string;
};

const FENCE = /^( *)```([^\n]*)\n([\s\S]*?)^ *```$/gm;

/** The blocks of code in a document. */
export const readBlocks = (text: string): readonly Block[] =>
  [...text.matchAll(FENCE)].map(({ 1: indent = '', 2: header = '', 3: code = '', index }) => {
    const [language = '', ...info] = header.trim().split(' ');
    const above = text.slice(0, index);
    return {
      section:
        above
          .match(/^## .*$/gm)
          ?.at(-1)
          ?.slice(3) ?? '',
      line: above.split('\n').length + 1,
      language,
      info: info.join(' '),
      code: code.replace(new RegExp(`^${indent}`, 'gm'), ''),
    };
  });
