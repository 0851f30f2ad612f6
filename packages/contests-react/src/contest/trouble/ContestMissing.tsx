import { type ChainConfig, getScanAttestationUrl } from '@org/chain-config';
import { Button, Link } from '@org/ui-theme';
import { Notice } from '../../base/page/notices.tsx';
import { usePageTitle } from '../../base/page/pageStart.ts';
import { useMessages, usePaths } from '../../base/provider/contests.ts';
import { formatAbout } from '../../base/text/formatNumber.ts';
import type { MissingReason } from '../../data/reading/contestAnswer.ts';
import { englishContestMissing } from '../../messages/en/contestMissing.ts';
import { englishContestTrouble, englishReviewsFailed } from '../../messages/en/contestTrouble.ts';
import { englishTrouble } from '../../messages/en/trouble.ts';

export type ContestMissingProps = {
  readonly reason: MissingReason;
  readonly chainConfig: ChainConfig;
  readonly isBusy: boolean;
  readonly onTryAgain: () => void;
  readonly onReadFromChain: () => void;
};

/** Shown in place of a contest: the reason, and one action. */
export function ContestMissing(props: ContestMissingProps) {
  const { title, text, action } = useMissingDescription(props);
  usePageTitle(title);
  return <Notice title={title} text={text} action={action} />;
}

/** The reason in words, with one action: for a page, or for a place inside one. */
export function useMissingDescription({
  reason,
  chainConfig,
  isBusy,
  onTryAgain,
  onReadFromChain,
}: ContestMissingProps) {
  const messages = useMessages('contestMissing', englishContestMissing);
  const troubleMessages = useMessages('trouble', englishTrouble);
  const { textCostly: costly } = useMessages('reviewsFailed', englishReviewsFailed);
  const paths = usePaths();
  const toContests = (
    <Button variant="outlined" href={paths.contests}>
      {troubleMessages.toContests}
    </Button>
  );
  const tryAgain = (
    <Button onClick={onTryAgain} loading={isBusy}>
      {messages.tryAgain}
    </Button>
  );
  const read = (label: string) => (
    <Button onClick={onReadFromChain} loading={isBusy}>
      {label}
    </Button>
  );
  switch (reason.status) {
    case 'not-found':
      return {
        title: messages.notFound.title,
        text: messages.notFound.text(chainConfig.chain.name),
        action: toContests,
      };
    case 'not-found-unchecked':
      return {
        title: messages.notFoundUnchecked.title,
        text: messages.notFoundUnchecked.text(chainConfig.chain.name),
        action: tryAgain,
      };
    case 'not-a-contest': {
      const href = getScanAttestationUrl(chainConfig, reason.attestation.uid);
      return {
        ...messages.notAContest,
        action: href ? (
          <Link href={href} external>
            {messages.notAContest.open}
          </Link>
        ) : (
          toContests
        ),
      };
    }
    case 'not-indexed':
      return { ...messages.notIndexed, action: read(messages.notIndexed.read) };
    case 'scan-failed':
      return {
        ...messages.failed,
        ...(reason.requests !== undefined && { text: costly(formatAbout(reason.requests)) }),
        action: (
          <>
            {tryAgain}{' '}
            <Button variant="outlined" onClick={onReadFromChain} loading={isBusy}>
              {messages.failed.read}
            </Button>
          </>
        ),
      };
    case 'chain-failed':
      return { ...messages.chainFailed, action: tryAgain };
  }
}

/** Shown in place of a contest that the operator hides, with a way to show it. */
export function HiddenContest({ onShowAnyway }: { onShowAnyway: () => void }) {
  const messages = useMessages('contestTrouble', englishContestTrouble).hidden;
  usePageTitle(messages.title);
  return (
    <Notice
      title={messages.title}
      text={messages.text}
      action={
        <Button variant="outlined" onClick={onShowAnyway}>
          {messages.showAnyway}
        </Button>
      }
    />
  );
}
