/**
 * Words about the criteria of a contest. The classic six have names here, and sentences in `reviewForm`; other criteria are shown
 * with the labels of their contest.
 */
export const criteriaTexts = {
  presentation: 'Presentation',
  potentialImpact: 'Potential impact',
  creativity: 'Creativity',
  difficulty: 'Difficulty',
  openSource: 'Open source',
  documentation: 'Documentation',
  /** For a criterion whose label could not be read; `n` is its place. */
  unnamed: (n: number) => `Criterion ${n}`,
  points: (max: number) => `0 to ${max} points`,
  weight: (weight: number) => `counts ${weight} times`,
  /** For a criterion that an entry meets or not. */
  worth: (points: number) => `+${points}`,
  anchor: (points: number) => (points === 1 ? '1 point' : `${points} points`),
};
