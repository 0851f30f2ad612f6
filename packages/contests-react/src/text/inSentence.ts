import { isolate } from './isolate.ts';
import { withoutDirection } from './withoutDirection.ts';

/** A stranger's text as it may stand within a sentence: whatever its direction, the sentence keeps its own. */
export const inSentence = (text: string): string => isolate(withoutDirection(text));
