import { getChainConfigBySlug } from '@org/chain-config';
import { Banner } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EntryNames, useEntryNaming } from '../../contest/parts/entryNames.ts';
import { sealedTexts } from '../../messages/en/sealed.ts';
import {
  createSampleContest,
  JUDGES,
  NOW,
  performCommits,
  STRANGER,
  sealSample,
} from '../../testing/sampleContest.ts';
import { SignLine } from '../../write/SignLine.tsx';
import { WriteProblem } from '../../write/WriteProblem.tsx';
import { WriteSteps } from '../../write/WriteSteps.tsx';
import { isBeforeSending, type WriteState } from '../../write/writeState.ts';
import { listCommitments } from '../sealed/commitments.ts';
import { RevealView, type RevealViewProps } from './RevealView.tsx';
import type { SealedFileFlaw } from './readSealedFile.ts';
import { SealedPanel } from './SealedPanel.tsx';

const nothing = () => {};
const chainConfig = getChainConfigBySlug('base-sepolia');
const sample = createSampleContest(performCommits, { terms: { flags: 2, revealUntil: NOW + 900_000n } });
const { result } = sample;
const { contest } = result;
const [account] = JUDGES;
const reviews = sealSample(contest.uid);
const list = (has: number) => listCommitments(result, reviews.slice(0, has));
const listOwn = (has: number) => list(has).filter(({ judge }) => judge === account);

type StageProps =
  | { readonly phase: 'judging' | 'closed'; readonly has: number }
  | ({ readonly phase: 'revealing' } & RevealViewProps);

function Stage(props: StageProps) {
  const getName = useEntryNaming(result, sample.texts);
  return (
    <EntryNames value={getName}>
      {props.phase === 'revealing' ? (
        <RevealView {...props} />
      ) : (
        <SealedPanel
          {...{ chainConfig, contest, result, account }}
          phase={props.phase}
          commitments={list(props.has)}
        />
      )}
    </EntryNames>
  );
}

const meta = { title: 'Web/Sealed reviews', component: Stage } satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const signLine = <SignLine account={account} cost={{ status: 'unknown' }} />;
const revealing = (change: Partial<RevealViewProps> = {}): Story => ({
  args: {
    ...{ phase: 'revealing', contest, account, commitments: listOwn(2), ready: 2, refused: [] },
    ...{ state: { status: 'idle' }, canReveal: true, notice: signLine, status: null },
    ...{ lost: [], run: undefined, isTogether: false, isUrgent: false, onTogether: nothing },
    ...{ onFiles: nothing, onReveal: nothing, onCancel: nothing, onSave: nothing },
    ...change,
  },
});
const writing = (state: WriteState): Story =>
  revealing({
    state,
    notice: isBeforeSending(state) ? signLine : null,
    status: <WriteSteps state={state} transactionHref={null} />,
  });
const hash = `0x${'ab'.repeat(32)}` as const;

export const Sealed: Story = { args: { phase: 'judging', has: 3 } };
export const SealedElsewhere: Story = { args: { phase: 'judging', has: 1 } };
export const Ready = revealing();
export const FileNeeded = revealing({ commitments: listOwn(1), ready: 1 });
export const NothingHere = revealing({ commitments: listOwn(0), ready: 0 });
export const Anybody = revealing({ account: STRANGER, commitments: [], ready: 0 });
export const OfOthers = revealing({ commitments: list(3), ready: 3 });
export const Together = revealing({ isTogether: true });
export const LastHour = revealing({ isUrgent: true });
const [first, second] = reviews;
export const Lost = revealing({
  lost: [
    { review: first, revert: 'AlreadyRevealed' },
    { review: second, revert: undefined },
  ],
});
export const Early = revealing({
  status: (
    <Banner tone="error" title={sealedTexts.reveal.early}>
      {sealedTexts.reveal.earlyText}
    </Banner>
  ),
});
export const FilesRefused = revealing({
  refused: Object.keys(sealedTexts.reveal.flaws).map((flaw, index) => ({
    name: `review-${index + 1}.json`,
    flaw: flaw as SealedFileFlaw,
  })),
});
export const SecondOfTwo = revealing({
  run: { done: 1, total: 2 },
  state: { status: 'confirm-in-wallet' },
  status: <WriteSteps state={{ status: 'confirm-in-wallet' }} transactionHref={null} />,
});
export const ConfirmInWallet = writing({ status: 'confirm-in-wallet' });
export const Sent = writing({ status: 'sent', transactionHash: hash });
const failed: WriteState = { status: 'failed', code: 'chain-unreachable', transactionHash: undefined };
export const Failed = revealing({
  state: failed,
  status: <WriteProblem state={failed} chainConfig={chainConfig} />,
});
export const TooLate: Story = { args: { phase: 'closed', has: 3 } };
