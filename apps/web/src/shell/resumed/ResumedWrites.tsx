import type { ChainConfig } from '@org/chain-config';
import { useNotify } from '@org/ui-theme';
import { useQueryClient } from '@tanstack/react-query';
import { messages } from '../../shared/messages/messages.ts';
import { useResumedWrites } from '../../shared/writing/useResumedWrites.ts';
import { tellWritten } from '../../shared/writing/writtenListeners.ts';
import { describeWritten } from './describeWritten.ts';
import { getSubjectPath, getWrittenPath } from './paths.ts';
import { refreshWritten } from './refreshWritten.ts';

export type ResumedWritesProps = {
  readonly chains: readonly ChainConfig[];
  /** Goes to a page of the product. */
  readonly onOpen: (path: string) => void;
};

/**
 * Looks after what was signed, or asked for, before the page was closed or reloaded, whichever page is open now, and
 * says how it ends. Fetched only while there is something to look after.
 */
export function ResumedWrites({ chains, onOpen }: ResumedWritesProps) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const toAction = (path: string, label: string = messages.writing.open) => {
    const isHere = new URL(path, window.location.href).pathname === window.location.pathname;
    return isHere ? undefined : { label, onPress: () => onOpen(path) };
  };
  useResumedWrites({
    chains,
    toAction: (chain, intent) => toAction(getSubjectPath(chain, intent)),
    onVisible: (chain, intent, uid) => {
      if (tellWritten(intent, uid)) return;
      const { act, ...words } = describeWritten(intent);
      notify.success({ ...words, action: toAction(getWrittenPath(chain, intent, uid), act) });
      refreshWritten(queryClient, chain, intent).catch(() => undefined);
    },
  });
  return null;
}
