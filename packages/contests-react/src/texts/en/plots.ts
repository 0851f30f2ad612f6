/** Words for the plots below the ranking. */
export const plotsTexts = {
  spread: {
    title: 'Spread of points',
    name: 'Spread of the points by entry',
    intro: 'How far the judges disagree on each entry.',
    legend:
      'Each dot is a review; a larger dot is several equal reviews. The line runs from the lowest to the highest, the box covers the middle half, and the thick tick is the mean.',
    entry: 'Entry',
    plot: 'Plot, from 0 to the maximum',
    lowest: 'Lowest',
    mean: 'Mean',
    highest: 'Highest',
    showAll: (n: number) => `Show the spread of all ${n} entries`,
  },

  matrix: {
    title: 'Who gave what',
    name: 'Points by entry and judge',
    part: (from: number, to: number) => `Points by entry and judge, judges ${from} to ${to}`,
    entry: 'Entry',
    intro: 'One column per judge. A stronger color means more points.',
    empty: 'no review',
  },

  second: {
    title: 'Adjusted for strict and lenient judges',
    name: 'Points adjusted for strictness',
    intro:
      'Not every judge has reviewed every entry, so some entries may have been reviewed only by strict judges. This ranking adjusts for strictness: how many points more or fewer a judge gives than others on the entries they share. The ranking above is still the result.',
    same: 'The same entry comes first.',
    differs: 'Another entry comes first here',
    differsText: 'Which entry is first depends on who reviewed it. More reviews would settle it.',
    rank: 'Rank',
    entry: 'Entry',
    points: 'Points',
    mean: 'Mean',
    firstHere: 'first here',
    firstByMean: 'first by the mean',
    showAll: (n: number) => `Show all ${n}`,
  },
} as const;
