import type { WriteSubject } from '@org/contests/track';
import type { Notify } from '@org/ui-theme';
import type { FindTexts } from '../provider/contests.ts';
import { writingTexts } from '../texts/en/writing.ts';
import { describeSubject } from './describeSubject.ts';

/**
 * Says that something is on its way, until it has arrived or it is known that it never will. What became of it is said
 * by who knows more; here only that the scan is slow.
 */
export const tellSent = (notify: Notify, subject: WriteSubject, findTexts: FindTexts) => {
  const words = findTexts('writing', writingTexts);
  const description = describeSubject(subject, findTexts);
  let settle = (_end: 'told' | 'slow') => {};
  const end = new Promise<'told' | 'slow'>((resolve) => {
    settle = resolve;
  });
  void notify.promise(end, {
    pending: { title: words.sent, description },
    done: (how) => (how === 'slow' ? { title: words.slowScan, description } : null),
    failed: null,
  });
  return {
    /** Once is enough; what comes later changes nothing. */
    end: (isSlow = false) => settle(isSlow ? 'slow' : 'told'),
  };
};

/** Says that it goes on under another transaction, for another fee. */
export const tellSpedUp = (notify: Notify, subject: WriteSubject, findTexts: FindTexts): void =>
  void notify.info({
    title: findTexts('writing', writingTexts).spedUp,
    description: describeSubject(subject, findTexts),
  });
