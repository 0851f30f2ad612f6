import type { FieldName, FormProblems } from './formProblems.ts';

export type StepName = 'basics' | 'criteria' | 'judges' | 'entries' | 'dates' | 'sign';
export type StepState = 'done' | 'wrong' | 'open';

/** In their order. */
export const STEPS: readonly StepName[] = ['basics', 'criteria', 'judges', 'entries', 'dates', 'sign'];

const FIELDS: { readonly [Field in string]?: StepName } = {
  ...{ title: 'basics', description: 'basics', cover: 'basics', logo: 'basics' },
  ...{ rules: 'basics', links: 'basics' },
  ...{ tracks: 'basics', prizes: 'basics' },
  ...{ criteria: 'criteria', judges: 'judges', entries: 'entries', submissionsUntil: 'entries' },
  ...{ opensAt: 'dates', closesAt: 'dates', revealUntil: 'dates', minimumReviews: 'dates' },
  document: 'sign',
};

/** The step of a field. */
export function findStep(field: FieldName): StepName {
  return FIELDS[field.split('.', 1)[0] ?? ''] ?? 'sign';
}

const list = (problems: FormProblems, step: StepName): boolean =>
  Object.keys(problems).some((field) => findStep(field as FieldName) === step);

/** The first step with a problem. */
export function findWrongStep(problems: FormProblems): StepName | undefined {
  return STEPS.find((step) => list(problems, step));
}

export type StepsInput = {
  /** All problems that prevent signing, whether shown or not. */
  readonly all: FormProblems;
  /** The problems that are shown. */
  readonly shown: FormProblems;
};

/** The status of each step. The last one, signing, is never complete while the form is open. */
export function readSteps({ all, shown }: StepsInput): Record<StepName, StepState> {
  const read = (step: StepName): StepState => {
    if (list(shown, step)) return 'wrong';
    return step === 'sign' || list(all, step) ? 'open' : 'done';
  };
  return {
    ...{ basics: read('basics'), criteria: read('criteria'), judges: read('judges') },
    ...{ entries: read('entries'), dates: read('dates'), sign: read('sign') },
  };
}
