/** A name per criterion, by its tag; the sentences of the form are in `evaluate`. A criterion without one is shown by the name that its contest gives. */
export const criteria: { readonly [tag: string]: string } = {
  PRESENTATION_5: 'Presentation',
  POTENTIAL_IMPACT_5: 'Potential impact',
  CREATIVITY_5: 'Creativity',
  DIFFICULTY_5: 'Difficulty',
  OPEN_SOURCE_3: 'Open source',
  DOCUMENTATION_3: 'Documentation',
};
