import type { Block } from '../../docs/readBlocks.ts';

/** The sections of docs/self-hosting.md whose commands `npm run rehearse:machine` types, in this order. */
export const SECTIONS = [
  'From an empty machine',
  'Upgrade',
  'Go back',
  'Back up and restore',
  'Watch it',
] as const;

/** Commands that this machine cannot run as they are, and what is typed instead. */
export type StandIn = { readonly command: RegExp; readonly typed: string };

/**
 * Blocks with stand-ins.
 *
 * @throws {Error} if a stand-in fits no line of any block: then the document has changed
 */
export function applyStandIns(blocks: readonly Block[], standIns: readonly StandIn[]): readonly Block[] {
  const unused = standIns.filter(({ command }) => !blocks.some(({ code }) => command.test(code)));
  if (unused.length > 0)
    throw new Error(`The document has no command like ${unused.map(({ command }) => command).join(', ')}.`);
  return blocks.map((block) => ({
    ...block,
    code: standIns.reduce((text, { command, typed }) => text.replace(command, () => typed), block.code),
  }));
}
