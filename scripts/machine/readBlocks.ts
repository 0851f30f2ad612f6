/** A block of commands in a document. */
export type Block = {
  /** The heading above it. */
  readonly section: string;
  readonly commands: string;
};

/** The sections of docs/self-hosting.md whose commands `npm run rehearse:machine` types, in this order. */
export const SECTIONS = ['From an empty machine', 'Upgrade', 'Back up and restore'] as const;

/** Every block of shell commands in a Markdown document. */
export function readBlocks(markdown: string): readonly Block[] {
  return markdown.split(/^## /m).flatMap((part) =>
    [...part.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = '']) => ({
      section: part.slice(0, part.indexOf('\n')),
      commands,
    })),
  );
}

/** Commands that this machine cannot run as they are, and what is typed instead. */
export type StandIn = { readonly command: RegExp; readonly typed: string };

/**
 * A block with stand-ins.
 *
 * @throws {Error} if a stand-in fits no line of any block: then the document has changed
 */
export function applyStandIns(blocks: readonly Block[], standIns: readonly StandIn[]): readonly Block[] {
  const unused = standIns.filter(({ command }) => !blocks.some(({ commands }) => command.test(commands)));
  if (unused.length > 0)
    throw new Error(`The document has no command like ${unused.map(({ command }) => command).join(', ')}.`);
  return blocks.map(({ section, commands }) => ({
    section,
    commands: standIns.reduce((text, { command, typed }) => text.replace(command, () => typed), commands),
  }));
}
