import type { WriteSubject } from '@org/contests/track';
import { messages } from '../../shared/messages/messages.ts';
import { describeSubject } from '../../shared/writing/describeSubject.ts';

// One by one: taken apart, the whole catalogue would be in the first file of every page.
const startContest = messages.startContest;
const accountEditor = messages.accountEditor;
const contestWriting = messages.contestWriting;
const lifecycle = messages.lifecycle;

/** What is said once something is visible to everyone, and how the way to it is called. */
export const describeWritten = (
  subject: WriteSubject,
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
