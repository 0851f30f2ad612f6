import type { ChainConfig } from '@org/chain-config';
import { getProtocol } from '@org/contests';
import { cutMiddle } from '@org/contests/names';
import type { WriteSubject } from '@org/contests/track';
import type { Notify } from '@org/ui-theme';
import type { Hex } from 'viem';
import type { FindTexts } from '../base/provider/contests.ts';
import { contestNamesTexts } from '../messages/en/contest.ts';
import { actsTexts, writingTexts } from '../messages/en/writing.ts';
import { getShownTitle } from '../messages/text/names.ts';

/** Whether attestations of this schema commit to reviews of sealed contests. */
export function isCommitment(chainConfig: ChainConfig, schemaUid: Hex | undefined): boolean {
  return schemaUid !== undefined && getProtocol(chainConfig)?.schemas.commit === schemaUid;
}

/** In characters. */
const LONGEST_ENTRY = 64;

/** One line that names what is signed. */
export function describeSubject(subject: WriteSubject, findTexts: FindTexts): string {
  const words = findTexts('writing', writingTexts).subjects;
  const names = findTexts('contestNames', contestNamesTexts);
  const nameEntry = ({ entry, name }: { readonly entry: string; readonly name?: string }) =>
    name === undefined ? names.entry(Number(entry)) : cutMiddle(name, LONGEST_ENTRY);
  switch (subject.kind) {
    case 'contest':
      return words.contest(getShownTitle(subject.title, names.untitled));
    case 'profile':
      return words.profile;
    case 'act':
      return findTexts('acts', actsTexts).subjects[subject.act](subject.title);
    case 'review':
      return words.review(nameEntry(subject));
    case 'reviews':
      return words.reviews(subject.entries.length);
    case 'reveals':
      return words.reveals(subject.entries.length);
    case 'recusal':
      return words.recusal(nameEntry(subject));
    case 'contest-withdrawal':
      return words.contestWithdrawal(getShownTitle(subject.title, names.untitled));
    case 'review-withdrawal':
      return words.reviewWithdrawal(nameEntry(subject));
  }
}

/** Shows a pending notification until `end`. The caller reports the outcome; this reports only a slow scan. */
export function notifySent(notify: Notify, subject: WriteSubject, findTexts: FindTexts) {
  const words = findTexts('writing', writingTexts);
  const description = describeSubject(subject, findTexts);
  let settle = (_end: 'done' | 'slow') => {};
  const end = new Promise<'done' | 'slow'>((resolve) => {
    settle = resolve;
  });
  void notify.promise(end, {
    pending: { title: words.sent, description },
    done: (how) => (how === 'slow' ? { title: words.slowScan, description } : null),
    failed: null,
  });
  return {
    /** Calls after the first have no effect. */
    end: (isSlow = false) => settle(isSlow ? 'slow' : 'done'),
  };
}

/** Reports that the wallet sent the same transaction again with a different fee. */
export function notifySpedUp(notify: Notify, subject: WriteSubject, findTexts: FindTexts): void {
  notify.info({
    title: findTexts('writing', writingTexts).spedUp,
    description: describeSubject(subject, findTexts),
  });
}
