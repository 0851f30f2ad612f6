import { messages } from '../../shared/messages/messages.ts';
import { describeSubject } from '../../shared/writing/describeSubject.ts';
import type { IntentSubject } from '../../shared/writing/intents.ts';

const { startContest, accountEditor, contestWriting, lifecycle } = messages;

/** What is said once something is visible to everyone, and how the way to it is called. */
export const describeWritten = (
  subject: IntentSubject,
): { readonly title: string; readonly description?: string; readonly act?: string } => {
  const description = describeSubject(subject);
  switch (subject.kind) {
    case 'contest':
      return { title: startContest.done.notify(subject.title), act: startContest.done.share };
    case 'profile':
      return { title: accountEditor.done.notify, act: accountEditor.done.see };
    case 'evaluation':
      return { title: contestWriting.submitted, description };
    case 'contest-withdrawal':
      return { title: lifecycle.contest.done, description };
    case 'evaluation-withdrawal':
      return { title: lifecycle.review.done, description };
  }
};
