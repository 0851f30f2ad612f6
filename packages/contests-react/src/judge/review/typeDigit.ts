import type { Criterion } from '@org/contests';
import { isTicked } from '../../contest/review/score.ts';

/** Points that digits have given to a criterion. */
export type TypedPoints = { readonly criterion: number; readonly points: number; readonly timeMs: number };

/** Without a focus, later digits go to the next criterion. */
const JOIN_MS = 1_000;

/**
 * The points that a digit gives: to the criterion with the focus, or else to the next scale without points. Digits in a
 * row make one number if the scale goes that far: of the criterion with the focus, or else if they follow within a second. Null if the digit is not on the scale.
 *
 * @param last what the digit before gave, if nothing else was pressed since
 */
export function typeDigit(
  digit: number,
  state: {
    readonly criteria: readonly Pick<Criterion, 'maxPoints'>[];
    readonly given: readonly (number | null)[];
    readonly focused: number | undefined;
    readonly last: TypedPoints | undefined;
    readonly nowMs: number;
  },
): TypedPoints | null {
  const { criteria, given, last, nowMs } = state;
  // A checkbox takes 0 and 1.
  const isTaken =
    state.focused === undefined || digit < 2 || !isTicked(criteria[state.focused] ?? { maxPoints: 0 });
  const focused = isTaken ? state.focused : undefined;
  const isOnScale = (criterion: number, points: number) => points <= (criteria[criterion]?.maxPoints ?? -1);
  const isJoined =
    last && (focused === undefined ? nowMs - last.timeMs <= JOIN_MS : focused === last.criterion);
  if (isJoined && last.points > 0) {
    const points = last.points * 10 + digit;
    if (isOnScale(last.criterion, points)) return { criterion: last.criterion, points, timeMs: nowMs };
  }
  const criterion =
    focused ?? criteria.findIndex((each, index) => !isTicked(each) && (given[index] ?? null) === null);
  return isOnScale(criterion, digit) ? { criterion, points: digit, timeMs: nowMs } : null;
}
