/** Words of a judge's buttons beside an entry. */
export const judgeActsTexts = {
  evaluate: 'Evaluate',
  evaluateEntry: (entry: string) => `Evaluate ${entry}`,
  change: 'Change',
  changeEntry: (entry: string) => `Change review of ${entry}`,
  withdraw: 'Withdraw',
  withdrawEntry: (entry: string) => `Withdraw review of ${entry}`,
  sealed: {
    title: 'This contest is sealed',
    text: 'Review each entry from the command line, with the points of all criteria separated by commas. Keep the file of each review: without it, nobody can reveal the review.',
  },
};
