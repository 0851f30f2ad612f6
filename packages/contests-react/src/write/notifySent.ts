import type { ChainConfig } from '@org/chain-config';
import { getProtocol } from '@org/contests';
import { cutMiddle } from '@org/contests/names';
import type { WriteSubject } from '@org/contests/track';
import type { Notify } from '@org/ui-theme';
import type { Hex } from 'viem';
import type { FindMessages } from '../base/provider/contests.ts';
import { englishContestNames } from '../messages/en/contest.ts';
import { englishActs, englishWriting } from '../messages/en/writing.ts';
import { getShownTitle } from '../messages/text/names.ts';

/** True if attestations of this schema commit to reviews of sealed contests. */
export function isCommitment(chainConfig: ChainConfig, schemaUid: Hex | undefined): boolean {
  return schemaUid !== undefined && getProtocol(chainConfig)?.schemas.commit === schemaUid;
}

/** In characters. */
const LONGEST_ENTRY = 64;

/** One line that names what is signed. */
export function describeSubject(subject: WriteSubject, findMessages: FindMessages): string {
  const messages = findMessages('writing', englishWriting).subjects;
  const names = findMessages('contestNames', englishContestNames);
  const nameEntry = ({ entry, name }: { readonly entry: string; readonly name?: string }) =>
    name === undefined ? names.entry(Number(entry)) : cutMiddle(name, LONGEST_ENTRY);
  switch (subject.kind) {
    case 'contest':
      return messages.contest(getShownTitle(subject.title, names.untitled));
    case 'profile':
      return messages.profile;
    case 'act':
      return findMessages('acts', englishActs).subjects[subject.act](subject.title);
    case 'review':
      return messages.review(nameEntry(subject));
    case 'reviews':
      return messages.reviews(subject.entries.length);
    case 'reveals':
      return messages.reveals(subject.entries.length);
    case 'recusal':
      return messages.recusal(nameEntry(subject));
    case 'contest-withdrawal':
      return messages.contestWithdrawal(getShownTitle(subject.title, names.untitled));
    case 'review-withdrawal':
      return messages.reviewWithdrawal(nameEntry(subject));
  }
}

/** Shows a pending notification until `end`. The caller reports the outcome; this reports only a slow scan. */
export function notifySent(notify: Notify, subject: WriteSubject, findMessages: FindMessages) {
  const messages = findMessages('writing', englishWriting);
  const description = describeSubject(subject, findMessages);
  let settle = (_end: 'done' | 'slow') => {};
  const end = new Promise<'done' | 'slow'>((resolve) => {
    settle = resolve;
  });
  void notify.promise(end, {
    pending: { title: messages.sent, description },
    done: (how) => (how === 'slow' ? { title: messages.slowScan, description } : null),
    failed: null,
  });
  return {
    /** Calls after the first have no effect. */
    end: (isSlow = false) => settle(isSlow ? 'slow' : 'done'),
  };
}

/** Reports that the wallet sent the same transaction again with a different fee. */
export function notifySpedUp(notify: Notify, subject: WriteSubject, findMessages: FindMessages): void {
  notify.info({
    title: findMessages('writing', englishWriting).spedUp,
    description: describeSubject(subject, findMessages),
  });
}
