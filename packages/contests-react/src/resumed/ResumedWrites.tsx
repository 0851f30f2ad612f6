import { useNotify } from '@org/ui-theme';
import { useQueryClient } from '@tanstack/react-query';
import { useContests, useTexts } from '../provider/contests.ts';
import { writingTexts } from '../texts/en/writing.ts';
import { useResumedWrites } from '../writing/useResumedWrites.ts';
import { tellWritten } from '../writing/writtenListeners.ts';
import { describeWritten } from './describeWritten.ts';
import { getSubjectPath, getWrittenPath } from './paths.ts';
import { refreshWritten } from './refreshWritten.ts';

/**
 * Looks after what was signed, or asked for, before the page was closed or reloaded, whichever page is open now, and
 * says how it ends. Fetched only while there is something to look after.
 */
export function ResumedWrites() {
  const writingWords = useTexts('writing', writingTexts);
  const contests = useContests();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const toAction = (path: string, label: string = writingWords.open) => {
    const isHere = new URL(path, window.location.href).pathname === window.location.pathname;
    return isHere ? undefined : { label, onPress: () => contests.navigate(path) };
  };
  useResumedWrites({
    chains: contests.config?.chains ?? [],
    toAction: (chain, intent) => toAction(getSubjectPath(contests.paths, chain, intent)),
    onVisible: (chain, intent, uid) => {
      if (tellWritten(intent, uid)) return;
      const { act, ...words } = describeWritten(intent, contests.findTexts);
      notify.success({ ...words, action: toAction(getWrittenPath(contests.paths, chain, intent, uid), act) });
      refreshWritten(contests, queryClient, chain, intent).catch(() => undefined);
    },
  });
  return null;
}
