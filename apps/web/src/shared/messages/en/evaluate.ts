/** Words of features/evaluate. */
export const evaluate = {};
