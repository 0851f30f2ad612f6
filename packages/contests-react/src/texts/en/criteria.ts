/** Criterion names by tag; `evaluate` has the sentences of the form. A criterion without a name here is shown with the label from its contest. */
export const criteriaTexts: { readonly [tag: string]: string } = {
  PRESENTATION_5: 'Presentation',
  POTENTIAL_IMPACT_5: 'Potential impact',
  CREATIVITY_5: 'Creativity',
  DIFFICULTY_5: 'Difficulty',
  OPEN_SOURCE_3: 'Open source',
  DOCUMENTATION_3: 'Documentation',
};
