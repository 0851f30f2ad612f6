import type { WriteSubject } from '@org/contests/track';
import type { Notify } from '@org/ui-theme';
import { messages } from '../messages/messages.ts';
import { describeSubject } from './describeSubject.ts';

const words = messages.writing;

/**
 * Says that something is on its way, until it has arrived or it is known that it never will. What became of it is said
 * by who knows more; here only that the scan is slow.
 */
export const tellSent = (notify: Notify, subject: WriteSubject) => {
  const description = describeSubject(subject);
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
export const tellSpedUp = (notify: Notify, subject: WriteSubject): void =>
  void notify.info({ title: words.spedUp, description: describeSubject(subject) });
