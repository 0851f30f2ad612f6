import { getChainConfigBySlug } from '@org/chain-config';
import { Banner } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { EntryNames, useEntryNaming } from '../../contest/parts/entryNames.ts';
import { englishSealed } from '../../messages/en/sealed.ts';
import { sampleConfig } from '../../testing/createTestWallet.ts';
import {
  createSampleContest,
  JUDGES,
  NOW,
  performCommits,
  STRANGER,
  sealSample,
} from '../../testing/sampleContest.ts';
import { createSigningScenes, type SigningScene, type SigningState } from '../../testing/signingScenes.tsx';
import type { WritingErrorCode } from '../../write/writeState.ts';
import noticeStyles from '../review/ReviewProgress.module.css';
import { listCommitments } from '../sealed/commitments.ts';
import { RevealView, type RevealViewProps, type SealedFileFlaw } from './RevealView.tsx';
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
    <ContestsProvider config={{ ...sampleConfig, feeds: true }}>
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
    </ContestsProvider>
  );
}

const meta = { title: 'Web/Sealed reviews', component: Stage } satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const reveal = (failure?: WritingErrorCode) =>
  createSigningScenes({
    ...{ account, isBrief: true, banner: noticeStyles.banner, ...(failure && { failure }) },
    // An estimate would show the reviews to a node.
    cost: { status: 'unknown' },
  });
const scenes = reveal();
const { notice } = scenes.idle;
const revealing = (change: Partial<RevealViewProps> = {}): Story => ({
  args: {
    ...{ phase: 'revealing', contest, account, commitments: listOwn(2), ready: 2, refused: [] },
    ...{ state: { status: 'idle' }, canReveal: true, notice, status: null },
    ...{ lost: [], run: undefined, isTogether: false, isUrgent: false, onTogether: nothing },
    ...{ onFiles: nothing, onReveal: nothing, onCancel: nothing, onSave: nothing },
    ...change,
  },
});
const draw = ({ canSign: canReveal, ...scene }: SigningScene): Story => revealing({ ...scene, canReveal });

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
    <Banner tone="error" title={englishSealed.reveal.early}>
      {englishSealed.reveal.earlyText}
    </Banner>
  ),
});
export const FilesRefused = revealing({
  refused: [
    ...Object.keys(englishSealed.reveal.flaws).map((flaw, index) => ({
      name: `review-${index + 1}.json`,
      flaw: flaw as SealedFileFlaw,
      entry: flaw.startsWith('unreadable') ? undefined : '1',
    })),
    { name: 'reviews.json', flaw: 'already-revealed', entry: '2' },
  ],
});
export const SecondOfTwo = revealing({
  ...{ run: { done: 1, total: 2 }, state: scenes['confirm-in-wallet'].state },
  status: scenes['confirm-in-wallet'].status,
});
export const Checking = draw(scenes.checking);
export const WaitingForEarlier = draw(scenes['waiting-for-earlier']);
export const ConfirmInWallet = draw(scenes['confirm-in-wallet']);
export const Sent = draw(scenes.sent);
export const Mined = draw(scenes.mined);
export const SlowScan = draw(scenes['slow-scan']);
export const Visible = draw(scenes.visible);
export const Failed = draw(scenes.failed);
export const NotEnough = draw(reveal('insufficient-funds').failed);
export const WrongNetwork = draw(scenes['wrong-network']);
export const Refused = draw(reveal('reverted').failed);
export const TooLate: Story = { args: { phase: 'closed', has: 3 } };

({
  idle: Ready,
  checking: Checking,
  'waiting-for-earlier': WaitingForEarlier,
  'confirm-in-wallet': ConfirmInWallet,
  'slow-scan': SlowScan,
  sent: Sent,
  mined: Mined,
  visible: Visible,
  failed: Failed,
  'fee-unknown': Ready,
  'not-enough': NotEnough,
  'wrong-network': WrongNetwork,
  refused: Refused,
}) satisfies Record<SigningState, Story>;
