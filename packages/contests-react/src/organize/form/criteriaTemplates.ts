import { CLASSIC_LABELS, type ClassicName } from '../../base/text/criterionNames.ts';
import type { CriterionRow } from './contestForm.ts';

export type TemplateName = 'classic' | 'hackathon' | 'jury';

/** In the order of their buttons. */
export const TEMPLATES: readonly TemplateName[] = ['classic', 'hackathon', 'jury'];

/** The words of the templates, in the language of the page. The labels of the classic six are English in every contest. */
export type TemplateWords = {
  readonly hackathon: {
    readonly [Criterion in 'idea' | 'execution' | 'design' | 'usefulness' | 'demo']: string;
  };
  readonly jury: { readonly [Criterion in 'quality' | 'originality' | 'impact' | 'presentation']: string };
};

/** The classic six with their weights. Pages translate labels that are exactly these. */
const CLASSIC: readonly (readonly [ClassicName, string])[] = [
  ['presentation', '5'],
  ['potentialImpact', '5'],
  ['creativity', '5'],
  ['difficulty', '5'],
  ['openSource', '3'],
  ['documentation', '3'],
];

const scale = (label: string, weight: string): CriterionRow => ({
  label,
  maxPoints: '5',
  weight,
  anchors: [],
});

/** The criteria of a template. */
export function createCriteria(template: TemplateName, words: TemplateWords): readonly CriterionRow[] {
  switch (template) {
    case 'classic':
      return CLASSIC.map(([name, weight]) => ({
        ...{ label: CLASSIC_LABELS[name], maxPoints: '1', weight, anchors: [] },
      }));
    case 'hackathon': {
      const { idea, execution, design, usefulness, demo } = words.hackathon;
      return [idea, execution, design, usefulness, demo].map((label) => scale(label, '1'));
    }
    case 'jury': {
      const { quality, originality, impact, presentation } = words.jury;
      return [scale(quality, '3'), scale(originality, '2'), scale(impact, '2'), scale(presentation, '1')];
    }
  }
}

/** The template whose criteria these are. */
export function findTemplate(
  criteria: readonly CriterionRow[],
  words: TemplateWords,
): TemplateName | undefined {
  const json = JSON.stringify(criteria);
  return TEMPLATES.find((name) => JSON.stringify(createCriteria(name, words)) === json);
}
