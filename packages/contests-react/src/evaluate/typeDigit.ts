import type { Criterion } from '@org/contests';

/** Points that digits have given to a criterion. */
export type TypedPoints = { readonly criterion: number; readonly points: number };

/**
 * The points that a digit gives: to the criterion with the focus, or else to the next one without points. Digits one after
 * the other are one number as long as the scale has it. Null if the digit is not on the scale.
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
  },
): TypedPoints | null {
  const { criteria, given, focused, last } = state;
  const isOnScale = (criterion: number, points: number) => points <= (criteria[criterion]?.maxPoints ?? -1);
  if (last && last.points > 0 && (focused ?? last.criterion) === last.criterion) {
    const points = last.points * 10 + digit;
    if (isOnScale(last.criterion, points)) return { criterion: last.criterion, points };
  }
  const criterion = focused ?? criteria.findIndex((_, index) => (given[index] ?? null) === null);
  return isOnScale(criterion, digit) ? { criterion, points: digit } : null;
}
