import type { NewContest } from '@org/contests/write';
import { formatDay } from '../../base/text/formatTime.ts';
import type { Texts } from '../../messages/texts.ts';
import type { StepName } from '../form/formSteps.ts';

/** A summary of each step's input, in a few words. */
export function summarizeSteps(
  contest: NewContest,
  { summaries: words }: Texts['startContest'],
): { readonly [Step in StepName]?: string } {
  const { title, criteria, judges, entries, submissionsUntil, closesAt } = contest;
  const points = criteria.reduce((sum, { maxPoints, weight }) => sum + maxPoints * weight, 0);
  const listed = entries.length > 0 ? words.entries(entries.length) : undefined;
  const taken =
    submissionsUntil === null ? listed : listed ? words.entriesAndSubmissions(listed) : words.submissions;
  return {
    ...(title.trim() && { basics: title.trim() }),
    ...(criteria.length > 0 && points > 0 && { criteria: words.criteria(criteria.length, points) }),
    ...(judges.length > 0 && { judges: words.judges(judges.length) }),
    ...(taken && { entries: taken }),
    ...(closesAt > 0n && { dates: words.ends(formatDay(closesAt)) }),
  };
}
