import type { AddressFault, LinkFault, TextFault } from '../contest/fieldFaults.ts';
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
