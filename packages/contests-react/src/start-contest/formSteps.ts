import type { ContestForm } from './contestForm.ts';
import type { FormProblems } from './formProblems.ts';

export type StepName = 'what' | 'who' | 'which' | 'sign';
export type StepState = 'done' | 'wrong' | 'open';

const FIELDS: Record<Exclude<StepName, 'sign'>, readonly (keyof ContestForm)[]> = {
  what: ['title', 'description'],
  who: ['judges'],
  which: ['entries', 'endsAt'],
};

export type StepsInput = {
  /** All problems that prevent signing, whether shown or not. */
  readonly all: FormProblems;
  /** The problems that are shown. */
  readonly shown: FormProblems;
};

/** The status of each step. The last one, signing, is never complete while the form is open. */
export function readSteps({ all, shown }: StepsInput): Record<StepName, StepState> {
  const read = (fields: readonly (keyof ContestForm)[]): StepState => {
    if (fields.some((field) => shown[field])) return 'wrong';
    return fields.some((field) => all[field]) ? 'open' : 'done';
  };
  return { what: read(FIELDS.what), who: read(FIELDS.who), which: read(FIELDS.which), sign: 'open' };
}
