/** Words of what stands below the ranking, for people who would rather look. */
export const plots = {
  spread: {
    title: 'Points and their spread',
    name: 'Spread of the points by entry',
    intro: 'How far the judges are apart on each entry.',
    legend:
      'Dots are reviews, larger where several are equal. The line goes from the lowest to the highest, the box holds the middle half, and the thick tick is the mean.',
    entry: 'Entry',
    plot: 'Plot, from no points to all',
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
    intro: 'One column for each judge; the darker, the more points.',
    empty: 'no review',
  },

  second: {
    title: 'With strict and lenient judges evened out',
    name: 'Points with strictness taken out',
    intro:
      'Not every judge has reviewed every entry, so an entry may have met the strict ones only. Here each judge’s strictness is taken out: by how much they give less or more than others on the entries that they share. It stands beside the ranking above, which stays the result.',
    same: 'The same entry comes first.',
    differs: 'Another entry comes first here',
    differsText: 'Which entry is first depends on who reviewed it. More reviews would settle it.',
    rank: 'Rank',
    entry: 'Entry',
    points: 'Points',
    mean: 'Mean',
    firstHere: 'first here',
    firstByMean: 'first by the mean',
    showAll: (n: number) => `Show all ${n} of them`,
  },
} as const;
