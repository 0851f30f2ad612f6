import type { ChainConfig } from '@org/chain-config';
import { getReviewedEntries, type PendingWrite } from '@org/contests/track';
import { useNotify } from '@org/ui-theme';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { type Contests, type FindMessages, useContests, useMessages } from '../base/provider/contests.ts';
import type { Paths } from '../base/provider/paths.ts';
import { DESK_HASH } from '../data/reading/judges.ts';
import { englishAccountEditor } from '../messages/en/accountEditor.ts';
import { englishContestNames } from '../messages/en/contest.ts';
import { englishLifecycle } from '../messages/en/lifecycle.ts';
import { englishReviewForm } from '../messages/en/reviewForm.ts';
import { englishSealed } from '../messages/en/sealed.ts';
import { englishStartContest } from '../messages/en/startContest.ts';
import { englishActs, englishContestWriting, englishWriting } from '../messages/en/writing.ts';
import { getShownTitle } from '../messages/text/names.ts';
import { profileQuery } from '../person/profileQuery.ts';
import { describeSubject, isCommitment } from '../write/notifySent.ts';
import { notifyIndexed, useResumedWrites } from '../write/useResumedWrites.ts';
import { invalidateActs } from '../write/useWrite.ts';
import { startLater } from './laterStart.ts';
import { forgetReviewDraft } from './reviewDraft.ts';
import { forgetDraftOnServer, forgetSignedForm, forgetSubmittedDrafts } from './signedForms.ts';

/** Resumes pending writes after a reload, on any page, reports their outcome and removes their drafts. Loaded only if there are any. */
export function ResumedWrites() {
  const writingMessages = useMessages('writing', englishWriting);
  const contests = useContests();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const toAction = (path: string, label: string = writingMessages.open) => {
    const isHere = new URL(path, window.location.href).pathname === window.location.pathname;
    return isHere ? undefined : { label, onPress: () => contests.navigate(path) };
  };
  useResumedWrites({
    chains: contests.config?.chains ?? [],
    toAction: (chain, write) => toAction(getSubjectPath(contests.paths, chain, write)),
    onVisible: (chain, write, uid) => {
      // The pages that listen read what follows the start.
      const hasLater = write.kind === 'contest' && startLater(write, uid);
      if (notifyIndexed(write, uid)) return;
      const { act, ...messages } = describeIndexed({ chain, write, hasLater }, contests.findMessages);
      notify.success({
        ...messages,
        action: toAction(getIndexedPath(contests.paths, { chain, write, hasLater }, uid), act),
      });
      refreshIndexed(contests, queryClient, chain, write).catch(() => undefined);
    },
  });
  return null;
}

/** The page on which a write is signed. */
const getSubjectPath = (paths: Paths, { slug }: ChainConfig, write: PendingWrite): string => {
  if (write.kind === 'contest') return paths.startContest;
  return write.kind === 'profile' ? paths.editProfile(slug) : paths.contest(slug, write.contest);
};

type IndexedWrite = {
  readonly chain: ChainConfig;
  readonly write: PendingWrite;
  /** Something is to be added to the contest that was started. */
  readonly hasLater: boolean;
};

/** The page that shows an indexed write. */
const getIndexedPath = (paths: Paths, { chain, write, hasLater }: IndexedWrite, uid: Hex): string => {
  const { slug } = chain;
  if (write.kind === 'contest')
    return hasLater ? paths.contest(slug, uid) + DESK_HASH : paths.share(slug, uid);
  if (write.kind === 'act' && write.act === 'enter') return paths.submission(slug, write.contest, uid);
  return write.kind === 'profile' ? paths.account(slug, write.account) : paths.contest(slug, write.contest);
};

/** The notification for an indexed write, and the label of its link. */
function describeIndexed(
  { chain, write: subject, hasLater }: IndexedWrite,
  findMessages: FindMessages,
): { readonly title: string; readonly description?: string; readonly act?: string } {
  const description = describeSubject(subject, findMessages);
  switch (subject.kind) {
    case 'contest': {
      const { done } = findMessages('startContest', englishStartContest);
      const { untitled } = findMessages('contestNames', englishContestNames);
      return {
        title: done.notify(getShownTitle(subject.title, untitled)),
        act: hasLater ? done.goOn : done.share,
      };
    }
    case 'profile': {
      const { done } = findMessages('accountEditor', englishAccountEditor);
      return { title: done.notify, act: done.see };
    }
    case 'review': {
      const { submitted, sealed } = findMessages('contestWriting', englishContestWriting);
      return { title: isCommitment(chain, subject.schemaUid) ? sealed : submitted, description };
    }
    case 'reviews': {
      const { many } = findMessages('reviewForm', englishReviewForm);
      const { length } = subject.entries;
      return {
        title: isCommitment(chain, subject.schemaUid) ? many.sealed(length) : many.visible(length),
      };
    }
    case 'act':
      return { title: findMessages('acts', englishActs).done[subject.act], description };
    case 'reveals':
      return { title: findMessages('sealed', englishSealed).reveal.done(subject.entries.length) };
    case 'recusal':
      return { title: findMessages('lifecycle', englishLifecycle).recusal.done, description };
    case 'contest-withdrawal':
      return { title: findMessages('lifecycle', englishLifecycle).contest.done, description };
    case 'review-withdrawal':
      return { title: findMessages('lifecycle', englishLifecycle).review.done, description };
  }
}

/** Refetches what the write changed, and removes its draft. */
const refreshIndexed = async (
  contests: Pick<Contests, 'wallet' | 'loadSignIn'>,
  queryClient: QueryClient,
  chain: ChainConfig,
  write: PendingWrite,
): Promise<void> => {
  const { account, chainId } = write;
  if (write.kind === 'contest')
    return void forgetSignedForm(contests, { account, chainId, title: write.title });
  if (write.kind === 'profile')
    return queryClient.invalidateQueries({ queryKey: profileQuery(chain, account).queryKey });
  if (write.kind === 'act') {
    if (write.act === 'enter') forgetSubmittedDrafts({ chainId, contest: write.contest }, write.title);
    void queryClient.invalidateQueries({ queryKey: ['scan', chain.slug, 'notes', write.contest] });
    return invalidateActs(queryClient, chain, write.contest);
  }
  const contest = { chainId, uid: write.contest };
  const entries = write.kind === 'review-withdrawal' ? [] : getReviewedEntries(write);
  for (const entry of entries) {
    forgetReviewDraft({ contest, entry, account });
    forgetDraftOnServer(contests, account, { kind: 'review', contest, entry });
  }
  invalidateActs(queryClient, chain, write.contest);
};
