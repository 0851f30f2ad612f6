import { encodeAbiParameters, type Hex, parseAbiParameters } from 'viem';
import { NOTE_SCHEMA } from '../contest/schemas.ts';
import type { Assignment, NoteValues } from './notes.ts';

/**
 * Encodes the data of a note. It does not validate: texts of more than 16,384 bytes are ignored by readers.
 *
 * @throws viem's encoding errors if a value does not fit its type
 * @example
 * ```ts
 * import { encodeNote } from '@org/contests';
 *
 * const data = encodeNote({ about: 3, kind: 'text', text: 'The third entry is at table 4 now.' });
 * ```
 */
export function encodeNote({ about, kind, text }: NoteValues): Hex {
  const word = typeof about === 'string' ? about : toWord(about ?? 0);
  return encodeAbiParameters(parseAbiParameters(NOTE_SCHEMA.definition), [word, kind, text]);
}

const toWord = (number: number): Hex => `0x${number.toString(16).padStart(64, '0')}`;

/**
 * The text of a note of kind `assignments`. It does not validate.
 *
 * @example
 * ```ts
 * import { encodeAssignments, encodeNote } from '@org/contests';
 *
 * const text = encodeAssignments([{ judge: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', entries: [1, 2] }]);
 * const data = encodeNote({ about: null, kind: 'assignments', text });
 * ```
 */
export function encodeAssignments(assignments: readonly Assignment[]): string {
  return JSON.stringify(assignments.map(({ judge, entries }) => [judge, ...entries]));
}
