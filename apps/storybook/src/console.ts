import { format } from './format.ts';

/** Storybook's own: it shows what a spy was called with, and of an event that is the whole window, itself included. */
const OWN = 'Accessing the Story Store is deprecated';

const said: string[] = [];

/** Listens to what a story says on the console as an error or a warning; the returned function ends that. */
export function readConsole(): () => void {
  said.length = 0;
  const originals = { error: console.error, warn: console.warn };
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts: unknown[]) => {
      const text = format(parts);
      if (text.startsWith(OWN)) return;
      said.push(`${level}: ${text}`);
      originals[level](...parts);
    };
  }
  return () => Object.assign(console, originals);
}

/** Fails the story that said anything. */
export function failOnConsole(): void {
  if (said.length > 0) throw new Error(`The console is not clean\n${said.splice(0).join('\n')}`);
}
