import { getChainConfigBySlug } from '@org/chain-config';
import { Banner, Button } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, within } from 'storybook/test';
import { canOpenBeside } from '../../base/page/openBeside.ts';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { englishLifecycle } from '../../messages/en/lifecycle.ts';
import { englishReviewForm } from '../../messages/en/reviewForm.ts';
import { sampleDocumentPictures } from '../../person/samplePictures.ts';
import { sampleConfig } from '../../testing/createTestWallet.ts';
import {
  contest,
  createSampleContest,
  NOW,
  nameEntry,
  performSealed,
  result,
  tick,
} from '../../testing/sampleContest.ts';
import { createSigningScenes, type SigningScene, type SigningState } from '../../testing/signingScenes.tsx';
import { SealedNote } from '../sealed/sealing.tsx';
import { EntrySheet } from './ReviewedEntry.tsx';
import { ReviewForm, type ReviewFormProps } from './ReviewForm.tsx';
import { type QueueProgressProps, ReviewFrame } from './ReviewFrame.tsx';
import noticeStyles from './ReviewProgress.module.css';

const nothing = () => {};
const { counted } = result;
const scenes = createSigningScenes({
  failure: 'request-pending',
  isBrief: true,
  banner: noticeStyles.banner,
});

type StageProps = ReviewFormProps & { readonly queue?: Omit<QueueProgressProps, 'textId'> };

const Stage = ({ queue, ...view }: StageProps) => (
  <ReviewFrame title={englishReviewForm.title} queue={queue} onClose={nothing}>
    {(place) => <ReviewForm {...view} place={place} />}
  </ReviewFrame>
);

const meta = {
  title: 'Web/Review entry',
  tags: ['dialog', 'dialog:ReviewFrame'],
  component: Stage,
  args: {
    place: { foot: null, heading: { current: null }, progressId: undefined },
    name: nameEntry('1'),
    criteria: contest.criteria,
    ...{ anchors: [], isChecked: false },
    draft: {
      given: tick(1, 5),
      comment: 'I built one in an afternoon. The screws want a better drawing.',
    },
    isChange: false,
    commentProblem: undefined,
    ...{ state: scenes.idle.state, notice: scenes.idle.notice, status: null, canSubmit: true },
    isDraftKept: true,
    onDraft: nothing,
    onSubmit: nothing,
    onCancel: nothing,
  },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const draw = ({ state, notice, status }: SigningScene): Story => ({ args: { state, notice, status } });

const empty = { given: contest.criteria.map(() => null), comment: '' };

export const Idle: Story = {};
export const Empty: Story = { args: { draft: empty } };
export const Change: Story = { args: { isChange: true } };
export const CommentMalformed: Story = {
  args: { commentProblem: englishReviewForm.problems.commentMalformed },
};
export const Over: Story = {
  args: {
    canSubmit: false,
    notice: (
      <Banner className={noticeStyles.banner} tone="error" title={englishReviewForm.problems.contestOver} />
    ),
  },
};
const queue = { next: 'Tide marks', done: 2, saved: 0, skipped: 0, total: 9, onTheWay: 0, hasArrived: false };
const inQueue = { queue, onSave: nothing, onSkip: nothing };
export const InQueue: Story = { args: inQueue };
export const NextInQueue: Story = {
  args: { ...inQueue, queue: { ...queue, onTheWay: 1 }, isNext: true, draft: empty },
};
export const SomeSkipped: Story = {
  args: { ...inQueue, queue: { done: 12, saved: 0, skipped: 12, total: 200, onTheWay: 0, hasArrived: true } },
};
export const LongEntry: Story = {
  args: { ...inQueue, name: { ...nameEntry('1'), name: 'A very long name '.repeat(12) } },
};
const scales = {
  name: { name: 'Tide marks', host: undefined, whole: 'Tide marks', link: '' },
  criteria: [
    { id: '1', label: 'Legibility', maxPoints: 5, weight: 2 },
    { id: '2', label: 'Cost', maxPoints: 10, weight: 1 },
    { id: '3', label: '', maxPoints: 100, weight: 1 },
  ],
  anchors: [
    [
      { points: 0, text: 'Nobody can read it.' },
      { points: 5, text: 'Everyone can read it from across the room.' },
    ],
    [],
    [{ points: 50, text: 'As good as the sign that hangs there today.' }],
  ],
  draft: { comment: '', given: [4, 10, 62] },
  acts: (
    <>
      <Button size="small" variant="outlined">
        {englishLifecycle.review.act}
      </Button>
      <Button size="small" variant="outlined">
        {englishLifecycle.recusal.act}
      </Button>
    </>
  ),
};
export const Scales: Story = { args: { ...inQueue, ...scales } };
const ticked = {
  ...scales,
  ...{ criteria: contest.criteria, anchors: [] },
  draft: { comment: 'Clear at once.', given: [1, null, 1, null, null, 1] },
};
export const Ticked: Story = { args: { ...inQueue, ...ticked } };
export const CheckboxesAndScales: Story = {
  args: {
    ...inQueue,
    ...scales,
    criteria: [...scales.criteria.slice(0, 2), { id: '3', label: 'Data published', maxPoints: 1, weight: 5 }],
    anchors: [...scales.anchors.slice(0, 2), [{ points: 1, text: 'Anyone can download it.' }]],
    draft: { comment: '', given: [4, 10, 1] },
  },
};
export const CommentAskedFor: Story = {
  args: {
    ...inQueue,
    ...ticked,
    draft: { ...ticked.draft, comment: '' },
    asked: { by: 'save', isZero: false, hasNoComment: true },
  },
};
export const NoPointsAskedAbout: Story = {
  args: { ...inQueue, asked: { by: 'submit', isZero: true, hasNoComment: true } },
};
export const WithAbout: Story = {
  args: {
    ...inQueue,
    ...scales,
    name: {
      ...{ ...scales.name, link: 'https://example.org/tide-marks', track: 'Indoors' },
      ...{ team: 'Mei Lin, Omar Reyes', place: 'Table 12', pictures: sampleDocumentPictures },
      links: [{ label: 'Video', href: 'https://example.org/video' }],
      about: `A line on the wall shows how high the water stood.\n\n${'Each year has its own color. '.repeat(40)}`,
    },
    mine: counted
      .filter(({ judge }) => judge === counted[0]?.judge)
      .map((review, index) => ({ ...review, isSaved: index === 0 })),
  },
  decorators: [
    (Story) => (
      <ContestsProvider config={{ ...sampleConfig, storesDocuments: true }}>
        <Story />
      </ContestsProvider>
    ),
  ],
};
/** Clicks the link, and notes whether a window was opened in place of the browser's tab. */
function press(link: HTMLElement, init: MouseEventInit = {}) {
  const prevented: boolean[] = [];
  const note = (event: MouseEvent) => {
    prevented.push(event.defaultPrevented);
    // No tab in a test.
    event.preventDefault();
  };
  window.addEventListener('click', note);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  window.removeEventListener('click', note);
  return prevented;
}
/** A link of the entry opens in a window on the side of the screen where the form is not. */
export const LinkBeside: Story = {
  ...WithAbout,
  play: async ({ canvasElement }) => {
    const isWide = window.innerWidth >= 900;
    await expect(canOpenBeside()).toBe(isWide);
    if (!isWide) return;
    const screen = within(canvasElement.ownerDocument.body);
    const link = await screen.findByRole('link', { name: 'Video' });
    await expect(link).toHaveAccessibleDescription(englishReviewForm.entry.opensBeside);
    // The text is more than its links.
    const text = screen.getByText(/^A line on the wall/).closest('section');
    await expect(text).not.toHaveAccessibleDescription();
    const frame = document.body.appendChild(document.createElement('iframe'));
    const opened = frame.contentWindow;
    const went: unknown[] = [];
    opened?.addEventListener('click', (event) => {
      event.preventDefault();
      const way = event.target as HTMLAnchorElement; // Nothing else is in the window.
      went.push([way.href, way.referrerPolicy, opened.opener]);
    });
    const open = spyOn(window, 'open').mockReturnValue(opened);
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])
      await expect(press(link, init)).toEqual([false]);
    await expect(press(link)).toEqual([true]);
    await expect(went).toEqual([['https://example.org/video', 'no-referrer', null]]);
    await expect(open).toHaveBeenCalledTimes(1);
    const [href, target, features = ''] = open.mock.lastCall ?? [];
    await expect([href, target]).toEqual(['', '_blank']);
    const { availWidth, availHeight } = window.screen;
    await expect(features).toMatch(/^popup,left=/);
    await expect(features).toContain(`width=${Math.floor(availWidth / 2)},height=${availHeight}`);
    const place = Number(/left=(-?\d+)/.exec(features)?.[1]);
    const form = screen.getByRole('textbox', { name: englishReviewForm.comment }).getBoundingClientRect();
    const isFormLeft = window.screenX + form.left + form.width / 2 < availWidth / 2;
    await expect(place > 0).toBe(isFormLeft);
    // A browser that blocks the window opens its tab.
    open.mockReturnValue(null);
    await expect(press(link)).toEqual([false]);
    await expect(open).toHaveBeenCalledTimes(2);
    open.mockRestore();
    frame.remove();
  },
};
/** On a phone, over the form. */
export const EntryOpen: Story = {
  ...WithAbout,
  tags: ['dialog:ReviewedEntry'],
  render: ({ name, acts }) => (
    <EntrySheet name={name} onClose={nothing}>
      {acts}
    </EntrySheet>
  ),
};
const manyScales = [
  { id: '1', label: 'Legibility', maxPoints: 5, weight: 2 },
  { id: '2', label: 'Cost', maxPoints: 10, weight: 1 },
  { id: '3', label: 'Data published', maxPoints: 1, weight: 5 },
];
/** The windows in which each criterion has to be seen whole. */
const PHONES = ['390x844', '844x390'];
/** On a phone each criterion fits between the head and the foot of the dialog, without scrolling inside it. */
async function seeEachCriterion() {
  if (!PHONES.includes(`${window.innerWidth}x${window.innerHeight}`)) return;
  const criteria = [...document.querySelectorAll('[data-criterion]')];
  await expect(criteria).toHaveLength(manyScales.length);
  for (const criterion of criteria) {
    criterion.scrollIntoView({ block: 'nearest' });
    const frame = criterion.closest('.laurel-dialog-body')?.getBoundingClientRect();
    const { top, bottom } = criterion.getBoundingClientRect();
    await expect(Math.floor(frame?.top ?? 0)).toBeLessThanOrEqual(Math.ceil(top));
    await expect(Math.ceil(frame?.bottom ?? 0)).toBeGreaterThanOrEqual(Math.floor(bottom));
  }
}
/** Scales of 6 and 11 options and a checkbox. */
export const ScalesOnPhone: Story = {
  args: {
    ...inQueue,
    ...scales,
    criteria: manyScales,
    anchors: [
      ['Nobody can read it.', 'A few can.', 'Half can.', 'Most can.', 'Nearly all can.', 'All can.'].map(
        (text, points) => ({ points, text }),
      ),
      [
        { points: 0, text: 'Nobody could pay for it.' },
        { points: 10, text: 'It costs less than the sign that hangs there today.' },
      ],
      [{ points: 1, text: 'Anyone can download it.' }],
    ],
    draft: { comment: '', given: [null, null, null] },
  },
  globals: { viewport: { value: 'phone' } },
  play: seeEachCriterion,
};
export const ScalesOnTurnedPhone: Story = { ...ScalesOnPhone, globals: { viewport: { value: 'turned' } } };
export const PointsMissing: Story = {
  args: {
    ...scales,
    isChecked: true,
    draft: { comment: '', given: [4, null, null] },
  },
};
export const Refused: Story = { args: { ...scales, notice: scenes.refused.notice } };
const { contest: sealedContest } = createSampleContest(performSealed, {
  terms: { flags: 2, revealUntil: NOW + 900_000n },
}).result;
const sealed = (isUnkept: boolean): Story => ({
  args: {
    ...inQueue,
    ...scales,
    willSeal: true,
    sealed: (
      <ContestsProvider config={{ ...sampleConfig, feeds: true }}>
        <SealedNote
          {...{ isUnkept, contest: sealedContest, onSave: nothing }}
          chainConfig={getChainConfigBySlug('local')}
        />
      </ContestsProvider>
    ),
  },
});
export const Sealed = sealed(false);
export const SealedNotStored = sealed(true);
export const NotKept: Story = { args: { isDraftKept: false } };
export const OnAnotherChain: Story = {
  name: 'Wrong Network',
  args: { ...inQueue, notice: scenes['wrong-network'].notice },
};
export const NotEnough = draw(scenes['not-enough']);
export const FeeUnknown = draw(scenes['fee-unknown']);
export const Checking = draw(scenes.checking);
export const WaitingForEarlier = draw(scenes['waiting-for-earlier']);
export const ConfirmInWallet = draw(scenes['confirm-in-wallet']);
export const Sent = draw(scenes.sent);
export const Mined = draw(scenes.mined);
export const SlowScan = draw(scenes['slow-scan']);
export const Visible = draw(scenes.visible);
export const Failed = draw(scenes.failed);

({
  idle: Idle,
  checking: Checking,
  'waiting-for-earlier': WaitingForEarlier,
  'confirm-in-wallet': ConfirmInWallet,
  'slow-scan': SlowScan,
  sent: Sent,
  mined: Mined,
  visible: Visible,
  failed: Failed,
  'fee-unknown': FeeUnknown,
  'not-enough': NotEnough,
  'wrong-network': OnAnotherChain,
  refused: Refused,
}) satisfies Record<SigningState, Story>;
