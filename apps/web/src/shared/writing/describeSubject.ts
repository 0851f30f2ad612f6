import type { WriteSubject } from '@org/contests/track';
import { messages } from '../messages/messages.ts';
import { getShownTitle } from '../text/getShownTitle.ts';
import { shortenLink } from '../text/shortenLink.ts';

const words = messages.writing.subjects;
const { untitled } = messages.contestNames;

/** One line on what somebody was asked to sign. */
export const describeSubject = (subject: WriteSubject): string => {
  switch (subject.kind) {
    case 'contest':
      return words.contest(getShownTitle(subject.title, untitled));
    case 'profile':
      return words.profile;
    case 'evaluation':
      return words.evaluation(shortenLink(subject.entry));
    case 'contest-withdrawal':
      return words.contestWithdrawal(getShownTitle(subject.title, untitled));
    case 'evaluation-withdrawal':
      return words.evaluationWithdrawal(shortenLink(subject.entry));
  }
};
