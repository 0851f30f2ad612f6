/** Words of a judge's buttons beside an entry. */
export const judgeActsTexts = {
  review: 'Review',
  reviewEntry: (entry: string) => `Review ${entry}`,
  change: 'Change',
  changeEntry: (entry: string) => `Change review of ${entry}`,
  withdraw: 'Withdraw',
  withdrawEntry: (entry: string) => `Withdraw review of ${entry}`,
};
