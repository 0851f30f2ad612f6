import { type AddressFault, findTextFault, type LinkFault, type TextFault } from '../contest/fieldFaults.ts';
import type { NewContest, NewContestTimes } from './newContest.ts';

/** The name of a time of a contest. */
export type TimeName = keyof NewContestTimes;

/**
 * The place of a problem. `index` is the row in the list `field` of the input, from 0 on, `part` the field of that row, and
 * `partIndex` the place in a list of that row, such as an anchor. Without `index`, the whole field is meant.
 */
export type NewContestPlace = {
  readonly field: keyof NewContest | 'document';
  readonly index?: number;
  readonly part?:
    | 'name'
    | 'address'
    | 'link'
    | 'about'
    | 'label'
    | 'href'
    | 'maxPoints'
    | 'weight'
    | 'anchors'
    | 'track'
    | 'team'
    | 'place'
    | 'links'
    | 'pictures';
  readonly partIndex?: number;
};

/**
 * One problem of a new contest. `firstIndex` is the row that a duplicate repeats, `after` the time that must come first (for
 * `closesAt` and `revealUntil`, strictly). `document-too-large` says how many bytes the document has and may have.
 */
export type NewContestProblem = NewContestPlace &
  (
    | TextFault
    | AddressFault
    | LinkFault
    | { readonly code: 'duplicate'; readonly firstIndex: number }
    | { readonly code: 'too-many'; readonly length: number; readonly max: number }
    | { readonly code: 'out-of-range'; readonly min: number; readonly max: number }
    | { readonly code: 'in-the-past' }
    | { readonly code: 'too-far' }
    | { readonly code: 'out-of-order'; readonly after: TimeName }
    | { readonly code: 'document-too-large'; readonly bytes: number; readonly maxBytes: number }
    | { readonly code: 'document-unreadable' }
  );

/** The kinds of problems of a new contest. */
export type NewContestProblemCode = NewContestProblem['code'];

export type Fault = TextFault | AddressFault | LinkFault;

/** Checks a text that may be blank. */
export function findOptionalFault(text: string, max = Infinity): TextFault | null {
  const fault = findTextFault(text, max);
  return fault?.code === 'required' ? null : fault;
}

export const at = (place: NewContestPlace, fault: Fault | null): readonly NewContestProblem[] =>
  fault ? [{ ...place, ...fault }] : [];

export const countAt = (place: NewContestPlace, length: number, max: number): readonly NewContestProblem[] =>
  length > max ? [{ ...place, code: 'too-many', length, max }] : [];

export const rangeAt = (
  place: NewContestPlace,
  value: number,
  [min, max]: readonly [number, number],
): readonly NewContestProblem[] =>
  Number.isInteger(value) && value >= min && value <= max
    ? []
    : [{ ...place, code: 'out-of-range', min, max }];

/** Finds rows that repeat an earlier one. */
export function createRepeats(): (
  key: string,
  place: NewContestPlace & { readonly index: number },
) => readonly NewContestProblem[] {
  const indexOf = new Map<string, number>();
  return (key, place) => {
    const firstIndex = indexOf.get(key);
    if (firstIndex !== undefined) return [{ ...place, code: 'duplicate', firstIndex }];
    indexOf.set(key, place.index);
    return [];
  };
}
