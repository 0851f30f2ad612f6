import { type ChainConfig, getScanAttestationUrl } from '@org/chain-config';
import { Button, Link } from '@org/ui-theme';
import { Notice } from '../../base/page/notices.tsx';
import { usePageTitle } from '../../base/page/pageStart.ts';
import { usePaths, useTexts } from '../../base/provider/contests.ts';
import { formatAbout } from '../../base/text/formatNumber.ts';
import type { MissingReason } from '../../data/reading/contestAnswer.ts';
import { contestMissingTexts } from '../../messages/en/contestMissing.ts';
import { contestTroubleTexts, reviewsFailedTexts } from '../../messages/en/contestTrouble.ts';
import { troubleTexts } from '../../messages/en/trouble.ts';

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
  const words = useTexts('contestMissing', contestMissingTexts);
  const troubleWords = useTexts('trouble', troubleTexts);
  const { textCostly: costly } = useTexts('reviewsFailed', reviewsFailedTexts);
  const paths = usePaths();
  const toContests = (
    <Button variant="outlined" href={paths.contests}>
      {troubleWords.toContests}
    </Button>
  );
  const tryAgain = (
    <Button onClick={onTryAgain} loading={isBusy}>
      {words.tryAgain}
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
        title: words.notFound.title,
        text: words.notFound.text(chainConfig.chain.name),
        action: toContests,
      };
    case 'not-found-unchecked':
      return {
        title: words.notFoundUnchecked.title,
        text: words.notFoundUnchecked.text(chainConfig.chain.name),
        action: tryAgain,
      };
    case 'not-a-contest': {
      const href = getScanAttestationUrl(chainConfig, reason.attestation.uid);
      return {
        ...words.notAContest,
        action: href ? (
          <Link href={href} external>
            {words.notAContest.open}
          </Link>
        ) : (
          toContests
        ),
      };
    }
    case 'not-indexed':
      return { ...words.notIndexed, action: read(words.notIndexed.read) };
    case 'scan-failed':
      return {
        ...words.failed,
        ...(reason.requests !== undefined && { text: costly(formatAbout(reason.requests)) }),
        action: (
          <>
            {tryAgain}{' '}
            <Button variant="outlined" onClick={onReadFromChain} loading={isBusy}>
              {words.failed.read}
            </Button>
          </>
        ),
      };
    case 'chain-failed':
      return { ...words.chainFailed, action: tryAgain };
  }
}

/** Shown in place of a contest that the operator hides, with a way to show it. */
export function HiddenContest({ onShowAnyway }: { onShowAnyway: () => void }) {
  const words = useTexts('contestTrouble', contestTroubleTexts).hidden;
  usePageTitle(words.title);
  return (
    <Notice
      title={words.title}
      text={words.text}
      action={
        <Button variant="outlined" onClick={onShowAnyway}>
          {words.showAnyway}
        </Button>
      }
    />
  );
}
