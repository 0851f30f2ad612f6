import type { NewContestProblem } from '@org/contests/write';
import type { Texts } from '../../messages/texts.ts';

type Words = Texts['startContest']['problems'];

/** One problem of the form as a sentence, which may follow a line number. */
export function describeProblem(problem: NewContestProblem, words: Words): string {
  const { code, field, part } = problem;
  switch (code) {
    case 'required':
      return describeRequired(problem, words);
    case 'too-long':
      return words.tooLong(problem.length, problem.max);
    case 'malformed-text':
      return words.malformedText;
    case 'invalid-address':
      return words.invalidAddress;
    case 'invalid-checksum':
      return words.invalidChecksum(problem.expected);
    case 'zero-address':
      return words.zeroAddress;
    case 'invalid-link':
      return words.invalidLink;
    case 'unseen-in-link':
      return words.unseenInLink;
    case 'login-in-link':
      return words.loginInLink;
    case 'duplicate':
      if (field === 'judges') return words.duplicateLine(problem.firstIndex + 1);
      return part === 'link' ? words.duplicateLink : words.duplicateName;
    case 'too-many':
      return words.tooMany(problem.length, problem.max);
    case 'out-of-range':
      return words.outOfRange(problem.min, problem.max);
    case 'in-the-past':
      return words.inThePast;
    case 'too-far':
      return words.tooFar;
    case 'out-of-order':
      return words.outOfOrder[problem.after];
    case 'document-too-large':
      return words.tooLarge(problem.bytes, problem.maxBytes);
    case 'document-unreadable':
      return words.unreadable;
  }
}

const describeRequired = ({ field, part }: NewContestProblem, words: Words): string => {
  if (field === 'title') return words.title.required;
  if (field === 'criteria') return part === 'label' ? words.criteria.label : words.criteria.required;
  if (field === 'judges') return words.judges.required;
  if (field === 'entries') return part === 'name' ? words.entries.name : words.entries.required;
  return words.named;
};
