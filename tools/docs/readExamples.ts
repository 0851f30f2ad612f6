import type { Block } from './readBlocks.ts';

const COMMENT = /^[ \t]*\/\*\*[\s\S]*?\*\//gm;
const EXAMPLE = /^[ \t]*\* @example *\n([\s\S]*?)(?=^[ \t]*\* @|^[ \t]*\*\/)/gm;

/** The examples in the comments of a module, as blocks at their lines. */
export const readExamples = (text: string): readonly Block[] =>
  [...text.matchAll(COMMENT)].flatMap(({ 0: comment, index: start }) =>
    [...comment.matchAll(EXAMPLE)].map(({ 1: lines = '', index }) => {
      const code = lines.replace(/^[ \t]*\* ?/gm, '').replace(/^```.*$/gm, '');
      const isElement = /^\s*</.test(code);
      return {
        section: '',
        line: text.slice(0, start + index).split('\n').length + 1,
        language: isElement || /<\/|\/>/.test(code) ? 'tsx' : 'ts',
        info: '',
        // Lines stay where they are. Several elements need one around them.
        code: isElement ? `<>${code.trimEnd()}</>;` : code,
      };
    }),
  );
