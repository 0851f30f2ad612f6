import { styleText } from 'node:util';

type Color = 'cyan' | 'magenta' | 'yellow' | 'green' | 'blue' | 'red';

const isColored = Boolean(process.stdout.isTTY || process.env.FORCE_COLOR) && !process.env.NO_COLOR;
const width = 6;

const paint = (style: Color | 'bold' | 'dim', text: string) =>
  isColored ? styleText(style, text, { validateStream: false }) : text;

/** A heading of the run. */
export const printStep = (text: string) => console.log(paint('bold', text));

/** One line of one service: `scan   | indexed block 120`. */
export function printLine(name: string, color: Color, line: string) {
  console.log(`${paint(color, name.padEnd(width))} ${paint('dim', '|')} ${line}`);
}

export type { Color };
