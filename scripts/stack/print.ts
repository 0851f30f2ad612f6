import { styleText } from 'node:util';

type Colour = 'cyan' | 'magenta' | 'yellow' | 'green' | 'blue' | 'red';

const isColoured = Boolean(process.stdout.isTTY || process.env.FORCE_COLOR) && !process.env.NO_COLOR;
const width = 6;

const paint = (style: Colour | 'bold' | 'dim', text: string) =>
  isColoured ? styleText(style, text, { validateStream: false }) : text;

/** A heading of the run. */
export const printStep = (text: string) => console.log(paint('bold', text));

/** One line of one service: `scan   | indexed block 120`. */
export function printLine(name: string, colour: Colour, line: string) {
  console.log(`${paint(colour, name.padEnd(width))} ${paint('dim', '|')} ${line}`);
}

export type { Colour };
