/** The names of the classic six criteria; `reviewForm` has a sentence for each. A criterion without a name here is shown with the label from its contest. */
export const criteriaTexts = {
  presentation: 'Presentation',
  potentialImpact: 'Potential impact',
  creativity: 'Creativity',
  difficulty: 'Difficulty',
  openSource: 'Open source',
  documentation: 'Documentation',
};
