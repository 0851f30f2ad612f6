import type { Hex } from 'viem';
import type { JudgeWork } from '../../data/judging/judgeContests.ts';
import type { ToDo } from '../desk/listToDo.ts';
import type { OwnContest } from './ownContest.ts';

/** Something that waits for an account in one contest. `until` is in seconds; null without a deadline. */
export type Step = {
  readonly contest: Hex;
  readonly title: string;
  readonly until: bigint | null;
} & (
  | { readonly kind: 'review' | 'reveal' | 'admit' | 'remind' | 'remind-reveal'; readonly count: number }
  | { readonly kind: 'judges' | 'entries' | 'assign' | 'awards' }
  /** The account's entry was not admitted, and can be changed. */
  | { readonly kind: 'refused'; readonly submission: Hex }
  /** The account's entry waits for others to act. */
  | { readonly kind: 'waiting'; readonly submission: Hex }
);

type Facts = {
  /** Contests with reviews left, by what the judge's own page counts. */
  readonly work: readonly JudgeWork[];
  readonly own: readonly OwnContest[];
};

/** The next steps of an account in all its contests: by deadline, then those without one, then those that wait for others. */
export function listSteps({ work, own }: Facts): readonly Step[] {
  const reviews = work.flatMap(({ contest: { uid, title, endsAt }, waiting }): readonly Step[] =>
    waiting && waiting.length > 0
      ? [{ kind: 'review', contest: uid, title, until: endsAt, count: waiting.length }]
      : [],
  );
  const others = own.flatMap(({ contest: { uid, title }, phase, until, toDo, sealed, submissions }) => {
    const at = { contest: uid, title, until };
    const steps: Step[] = toDo.slice(0, 1).flatMap((each) => toStep(each, at));
    if (sealed > 0) steps.push({ ...at, kind: 'reveal', count: sealed });
    const isOpen = phase === 'submissions' || phase === 'admission';
    for (const { submission, state } of isOpen ? submissions : [])
      if (state.status === 'refused' || state.status === 'waiting')
        steps.push({ ...at, kind: state.status, submission: submission.uid });
    return steps;
  });
  return [...reviews, ...others].toSorted(
    (a, b) => Number(a.kind === 'waiting') - Number(b.kind === 'waiting') || compareUntil(a, b),
  );
}

function compareUntil({ until: a }: Step, { until: b }: Step): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return Number(a - b);
}

function toStep(toDo: ToDo, at: Pick<Step, 'contest' | 'title' | 'until'>): readonly Step[] {
  switch (toDo.kind) {
    case 'submissions':
      return [{ ...at, kind: 'admit', count: toDo.count }];
    case 'begin':
    case 'finish':
      return [{ ...at, kind: 'remind', count: toDo.missing }];
    case 'reveals':
      return [{ ...at, kind: 'remind-reveal', count: toDo.missing }];
    case 'reviews':
      return [{ ...at, kind: 'remind', count: toDo.entries.length * (toDo.wanted - toDo.have) }];
    case 'judges':
    case 'entries':
    case 'assign':
    case 'awards':
      return [{ ...at, kind: toDo.kind }];
    // The desk of the browser that started the contest asks for what is to be added later.
    case 'later':
    // The account has no task: the desk shows the next date.
    case 'date':
      return [];
  }
}
