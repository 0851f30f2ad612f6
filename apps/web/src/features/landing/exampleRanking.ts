/** One row of the example ranking. */
type ExampleRow = {
  readonly rank: number;
  /** The points of each review, out of 26. */
  readonly points: readonly number[];
  readonly mean: number;
};

/** The maximum points of a review: the classic six criteria. */
export const EXAMPLE_MAX_POINTS = 26;

const reviews: readonly (readonly number[])[] = [
  [26, 24, 21, 21, 19],
  [22, 19, 19, 16, 14],
  [18, 15, 13, 13, 8],
  [12, 11, 8, 6, 3],
];

const getMean = (points: readonly number[]) => points.reduce((sum, each) => sum + each, 0) / points.length;

/** A made-up ranking for the landing page. */
export const exampleRanking: readonly ExampleRow[] = reviews
  .map((points) => ({ points, mean: getMean(points) }))
  .sort((a, b) => b.mean - a.mean)
  .map((row, index) => ({ ...row, rank: index + 1 }));
