/** A warning of Storybook itself, which serializes the arguments of spies, including events with the whole window. */
const OWN = 'Accessing the Story Store is deprecated';

const said: string[] = [];

/** Records a story's console errors and warnings; the returned function stops that. */
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

/** Fails the story if it logged anything. */
export function failOnConsole(): void {
  if (said.length > 0) throw new Error(`The console is not clean\n${said.splice(0).join('\n')}`);
}

/** Console arguments as one line: replaces `%s` and similar placeholders, and names objects by message or type. */
export function format([first, ...rest]: readonly unknown[]): string {
  const words = rest.map((part) => (part instanceof Error ? part.message : String(part)));
  const text = String(first).replace(/%[sdifoOc]/g, (mark) => {
    const word = words.shift() ?? mark;
    return mark === '%c' ? '' : word;
  });
  return [text, ...words].join(' ').trim();
}
