/** Words of features/start-contest. */
export const startContest = {};
