import type { Criterion } from '@org/contests';

/** Points that digits have given to a criterion. */
export type TypedPoints = { readonly criterion: number; readonly points: number; readonly timeMs: number };

/** Without a focus, later digits go to the next criterion. */
const JOIN_MS = 1_000;

/**
 * The points that a digit gives: to the criterion with the focus, or else to the next one without points. Digits in a
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
  const { criteria, given, focused, last, nowMs } = state;
  const isOnScale = (criterion: number, points: number) => points <= (criteria[criterion]?.maxPoints ?? -1);
  const isJoined =
    last && (focused === undefined ? nowMs - last.timeMs <= JOIN_MS : focused === last.criterion);
  if (isJoined && last.points > 0) {
    const points = last.points * 10 + digit;
    if (isOnScale(last.criterion, points)) return { criterion: last.criterion, points, timeMs: nowMs };
  }
  const criterion = focused ?? criteria.findIndex((_, index) => (given[index] ?? null) === null);
  return isOnScale(criterion, digit) ? { criterion, points: digit, timeMs: nowMs } : null;
}
