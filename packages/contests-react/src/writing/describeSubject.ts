import type { WriteSubject } from '@org/contests/track';
import type { FindTexts } from '../provider/contests.ts';
import { shortenLink } from '../text/links.ts';
import { getShownTitle } from '../text/names.ts';
import { contestNamesTexts } from '../texts/en/contestNames.ts';
import { writingTexts } from '../texts/en/writing.ts';

/** One line on what somebody was asked to sign. */
export function describeSubject(subject: WriteSubject, findTexts: FindTexts): string {
  const words = findTexts('writing', writingTexts).subjects;
  const { untitled } = findTexts('contestNames', contestNamesTexts);
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
}
