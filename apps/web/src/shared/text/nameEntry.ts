import { hasVisibleText } from '@org/contests';
import { messages } from '../messages/messages.ts';

/** The entry itself, or "Entry 3" (its place in the contest's list) if nothing of it can be seen. */
export const nameEntry = (entry: string, entries: readonly string[]): string =>
  hasVisibleText(entry) ? entry : messages.contestNames.entry(entries.indexOf(entry) + 1);
