import type { WriteSubject } from '@org/contests/track';
import type { FindTexts } from '../provider/contests.ts';
import { accountEditorTexts } from '../texts/en/accountEditor.ts';
import { contestWritingTexts } from '../texts/en/contestWriting.ts';
import { lifecycleTexts } from '../texts/en/lifecycle.ts';
import { startContestTexts } from '../texts/en/startContest.ts';
import { describeSubject } from '../writing/describeSubject.ts';

/** The notification once something is visible to everyone, and the label of its link. */
export function describeWritten(
  subject: WriteSubject,
  findTexts: FindTexts,
): { readonly title: string; readonly description?: string; readonly act?: string } {
  const description = describeSubject(subject, findTexts);
  switch (subject.kind) {
    case 'contest': {
      const { done } = findTexts('startContest', startContestTexts);
      return { title: done.notify(subject.title), act: done.share };
    }
    case 'profile': {
      const { done } = findTexts('accountEditor', accountEditorTexts);
      return { title: done.notify, act: done.see };
    }
    case 'evaluation':
      return { title: findTexts('contestWriting', contestWritingTexts).submitted, description };
    case 'contest-withdrawal':
      return { title: findTexts('lifecycle', lifecycleTexts).contest.done, description };
    case 'evaluation-withdrawal':
      return { title: findTexts('lifecycle', lifecycleTexts).review.done, description };
  }
}
