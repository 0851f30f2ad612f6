/** Words for the section "How judges differed". */
export const plotsTexts = {
  title: 'How judges differed',

  matrix: {
    name: 'Points by entry and judge',
    part: (from: number, to: number) => `Points by entry and judge, judges ${from} to ${to}`,
    entry: 'Entry',
    intro: 'One column per judge. A stronger color means more points.',
    empty: 'no review',
  },

  second: {
    same: (winners: number) =>
      winners === 1
        ? "The same entry wins when judges' strictness is evened out"
        : "The same entries win when judges' strictness is evened out",
    differs: "Another entry wins when judges' strictness is evened out",
    differsText:
      'Not every judge has reviewed every entry, and some judges are stricter than others. Evened out, which entry is first depends on who reviewed it. The ranking above is still the result; more reviews would settle it.',
    name: 'Points adjusted for strictness',
    rank: 'Rank',
    entry: 'Entry',
    points: 'Points',
    mean: 'Mean',
    firstHere: 'first here',
    firstByMean: 'first by the mean',
  },
} as const;
