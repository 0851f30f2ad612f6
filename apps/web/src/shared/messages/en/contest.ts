/** Words of features/contest. */
export const contest = {};
