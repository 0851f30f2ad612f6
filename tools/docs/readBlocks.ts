/** One command of a shell script. */
type ShellCommand = {
  /** The names of variables that are set for it, or on a line of their own. */
  readonly variables: readonly string[];
  /** The program and its arguments, without quotes. */
  readonly words: readonly string[];
};

const TOKEN =
  /\\\n|[ \t]+|#[^\n]*|\n|&&|\|\||[;|]|\$\(|\)|'[^']*'|"(?:\\.|[^"\\])*"|[^\s;|&'"()$\\]+|[\s\S]/g;
const ENDS = new Set(['\n', '&&', '||', ';', '|', '$(', ')']);
const KEYWORDS = new Set(['for', 'do', 'done', 'if', 'then', 'fi', 'while']);

/**
 * The commands of a short script as documents have them: `&&`, pipes, quotes, comments, `$(…)` and loops.
 *
 * @example
 * readCommands('PORT=1 npm start && ls # lists'); // npm start with PORT, and ls
 */
export function readCommands(code: string): readonly ShellCommand[] {
  const lines: string[][] = [[]];
  let isOpen = false;
  for (const [token] of code.matchAll(TOKEN)) {
    const words = lines.at(-1) ?? [];
    const isBlank = /^(?:\s|\\\n)/.test(token) && token !== '\n';
    if (isBlank || (token.startsWith('#') && !isOpen)) isOpen = false;
    else if (ENDS.has(token)) {
      lines.push([]);
      isOpen = false;
    } else {
      const text = token.replace(/^(['"])([\s\S]*)\1$/, '$2');
      if (isOpen) words.push(`${words.pop() ?? ''}${text}`);
      else words.push(text);
      isOpen = true;
    }
  }
  return lines.flatMap((line) => {
    const words = KEYWORDS.has(line[0] ?? '') ? (line[0] === 'for' ? [] : line.slice(1)) : line;
    const first = words.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word));
    const end = first === -1 ? words.length : first;
    const variables = words.slice(0, end).map((word) => word.replace(/=[\s\S]*$/, ''));
    return words.length === 0 ? [] : [{ variables, words: words.slice(end) }];
  });
}

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
  /** The block's lines, without the indentation of a list around it. */
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
