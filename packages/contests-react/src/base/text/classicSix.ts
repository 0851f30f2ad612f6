/**
 * The labels of the classic six criteria, as contests have them: English in every contest, whatever the language of the page.
 * A catalogue does not do, since a build in another language has a translation in its place.
 */
export const CLASSIC_LABELS = {
  presentation: 'Presentation',
  potentialImpact: 'Potential impact',
  creativity: 'Creativity',
  difficulty: 'Difficulty',
  openSource: 'Open source',
  documentation: 'Documentation',
} as const;

export type ClassicName = keyof typeof CLASSIC_LABELS;
