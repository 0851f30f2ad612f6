import { toRawUri } from '@org/contests';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { englishPictures } from '../../messages/en/pictures.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import { sampleDocumentPictures, samplePictures } from '../../person/samplePictures.ts';
import { sampleConfig } from '../../testing/createTestWallet.ts';
import {
  type ContestForm,
  EMPTY_CONTEST,
  EMPTY_CRITERION,
  EMPTY_ENTRY,
  readRows,
} from '../form/contestForm.ts';
import { findFormProblems } from '../form/formProblems.ts';
import { readSteps, type StepName, type StepState } from '../form/formSteps.ts';
import { countValidJudges } from '../form/judgeLines.ts';
import { readTimes } from '../form/localTime.ts';
import { SAMPLE_NOW, sampleForm, toSample } from '../form/sampleForm.ts';
import { DraftFileNotice, type DraftFileState } from './DraftFileNotice.tsx';
import { StartContestView } from './StartContestView.tsx';
import { type ContestFacts, measure } from './useContestFacts.ts';

const nothing = () => {};
const ZONE = 'Europe/Berlin';

const wrong: ContestForm = {
  ...sampleForm,
  title: ' ',
  criteria: [{ ...EMPTY_CRITERION, label: 'Useful', maxPoints: '300' }],
  judges: `${sampleForm.judges}\n\n0x3C44CdDdB6a900fa2b585dd299e03d12FA4293bC\nsomebody`,
  entries: [...sampleForm.entries, { ...EMPTY_ENTRY, name: '', link: 'example.org', about: 'No name' }],
  takesSubmissions: true,
  submissionsUntil: '2020-01-01T10:00:00.000Z',
  closesAt: '',
  isSealed: true,
  revealUntil: '2026-11-25T10:00:00.000Z',
};

const cost: ContestFacts['cost'] = { status: 'known', fee: '0.00091 ETH', problem: undefined };

/** The form and the status of its steps; `isChecked`: it was submitted. */
const fill = (form: ContestForm, step: StepName, isChecked = false) => {
  const all = findFormProblems({ form, messages: englishStartContest, nowSeconds: SAMPLE_NOW });
  const shown = isChecked ? all : {};
  const contest = toSample(form);
  return {
    ...{ step, form, contest },
    times: readTimes(form, SAMPLE_NOW, ZONE),
    problems: shown,
    steps: readSteps({ all, shown }),
    validJudges: countValidJudges(readRows(form).judges.map(({ item }) => item)),
    facts: { size: measure(contest), cost, later: [] },
  };
};

const meta = {
  title: 'Web/Start a contest',
  component: StartContestView,
  decorators: [
    (Story, { parameters: { storesDocuments = false } }) => (
      <ContestsProvider config={{ ...sampleConfig, storesDocuments }}>
        <Story />
      </ContestsProvider>
    ),
  ],
  args: {
    ...fill(sampleForm, 'basics'),
    outcomes: {},
    nowSeconds: SAMPLE_NOW,
    zone: ZONE,
    isKept: true,
    isConnected: true,
    onStep: nothing,
    onUpdate: nothing,
    onTime: nothing,
    onTouch: nothing,
    onImport: nothing,
    onSubmit: nothing,
    onClear: nothing,
    onSave: nothing,
    onOpenFile: nothing,
  },
} satisfies Meta<typeof StartContestView>;

export default meta;
type Story = StoryObj<typeof meta>;

const show = (form: ContestForm, step: StepName, isChecked = false): Story => ({
  args: fill(form, step, isChecked),
});
const withCost = (next: ContestFacts['cost']): Story => ({
  args: {
    ...fill(sampleForm, 'sign'),
    facts: { size: measure(toSample(sampleForm)), cost: next, later: [] },
  },
});

export const Basics: Story = {};
export const Criteria = show(sampleForm, 'criteria');
export const Judges = show(sampleForm, 'judges');
export const Entries = show(sampleForm, 'entries');
export const Dates = show(sampleForm, 'dates');
export const CheckAndSign = show(sampleForm, 'sign');

export const EmptyBasics = show(EMPTY_CONTEST, 'basics');
export const EmptyCriteria = show(EMPTY_CONTEST, 'criteria');
export const EmptyJudges = show(EMPTY_CONTEST, 'judges');
export const EmptyEntries = show(EMPTY_CONTEST, 'entries');
export const EmptyDates = show(EMPTY_CONTEST, 'dates');
export const EmptyCheckAndSign: Story = {
  args: {
    ...fill(EMPTY_CONTEST, 'sign'),
    isConnected: false,
    facts: { size: undefined, cost: { status: 'not-yet' }, later: [] },
  },
};

export const WrongBasics = show(wrong, 'basics', true);
export const WrongCriteria = show(wrong, 'criteria', true);
export const WrongJudges = show(wrong, 'judges', true);
export const WrongEntries = show(wrong, 'entries', true);
export const EmptyEnd = show({ ...sampleForm, closesAt: '' }, 'dates');
export const WrongDates = show(wrong, 'dates', true);
export const TooLong = show({ ...sampleForm, description: 'Words and words. '.repeat(500) }, 'sign', true);

export const SubmissionsAndSealed = show(
  { ...sampleForm, takesSubmissions: true, isSealed: true, closesAt: 'P14D' },
  'dates',
);
export const ClockChange = show(
  { ...sampleForm, opensAt: '2027-03-01T10:00:00.000Z', closesAt: '2027-10-31T00:30:00.000Z' },
  'dates',
);
const withPictures: ContestForm = {
  ...sampleForm,
  entries: sampleForm.entries.map((entry, index) => ({
    ...entry,
    pictures: sampleDocumentPictures.slice(index),
    links: [{ label: 'Video', href: 'https://example.org/video' }],
  })),
};
export const EntriesWithPictures: Story = {
  ...show(withPictures, 'entries'),
  parameters: { storesDocuments: true },
};
export const CheckPictures: Story = { ...show(withPictures, 'sign'), parameters: { storesDocuments: true } };
export const NotKept: Story = { args: { isKept: false } };
export const WithoutWallet: Story = {
  args: {
    ...fill(sampleForm, 'sign'),
    isConnected: false,
    ...{ facts: { size: undefined, cost: { status: 'no-wallet' }, later: [] } },
  },
};
export const LookingUpTheFee = withCost({ status: 'looking' });
export const FeeUnknown = withCost({ status: 'unknown' });
export const Imported: Story = {
  args: {
    ...fill(sampleForm, 'judges'),
    outcomes: {
      judges: { added: 120, known: 4, rest: ['eve.eth', '0x12', 'somebody'] },
      entries: { added: 1, known: 0, rest: [] },
    },
  },
};
export const LongAndMany = show(
  {
    ...sampleForm,
    title: 'A title that never ends '.repeat(8).trim(),
    description: `${'x'.repeat(300)}\n\n${'Words and words. '.repeat(60)}`,
    entries: Array.from({ length: 40 }, (_, index) => ({
      ...EMPTY_ENTRY,
      name: `${'Long '.repeat(12)}${index}`,
      link: `https://example.org/${'long-'.repeat(30)}${index}`,
    })),
  },
  'entries',
);

/** No button leads away from a step while one of its pictures is being stored. */
export const KeepsPictureBeingStored: Story = {
  ...show(EMPTY_CONTEST, 'basics'),
  tags: ['!dev', '!autodocs'],
  parameters: { storesDocuments: true },
  render: function Form(args) {
    const [form, setForm] = useState(args.form);
    const [step, setStep] = useState(args.step);
    return <StartContestView {...args} {...{ form, step }} onUpdate={setForm} onStep={setStep} />;
  },
  play: async ({ canvas }) => {
    const { fetch } = globalThis;
    const picture = await (await fetch(samplePictures.png)).blob();
    let answer = nothing;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    globalThis.fetch = async (url, init) => {
      if (url !== '/api/documents') return fetch(url, init);
      await answered;
      return Response.json({ uri: toRawUri(init?.body as Uint8Array) }, { status: 201 });
    };
    try {
      const isAt = (heading: string) =>
        expect(canvas.getByRole('heading', { level: 2, name: heading })).toBeVisible();
      const toCriteria = () => userEvent.click(canvas.getByRole('button', { name: /^Criteria/ }));
      await userEvent.upload(
        canvas.getByLabelText('Cover', { selector: 'input' }),
        new File([picture], 'cover.png', { type: 'image/png' }),
      );
      await canvas.findByText(englishPictures.storing);
      await toCriteria();
      await isAt('Basics');
      await expect(canvas.getByRole('button', { name: englishStartContest.clear })).toBeDisabled();
      answer();
      await canvas.findByLabelText(englishPictures.alt);
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: englishStartContest.clear })).toBeEnabled(),
      );
      await toCriteria();
      await isAt('Criteria');
    } finally {
      globalThis.fetch = fetch;
    }
  },
};

const withFile = (state: DraftFileState): Story => ({
  args: { children: <DraftFileNotice state={state} onTake={nothing} onClose={nothing} /> },
});
export const FileToOpen = withFile({ status: 'asking', form: sampleForm });
export const FileOpened = withFile({ status: 'taken', title: sampleForm.title });
export const FileRefused = withFile({
  status: 'refused',
  refusal: { ok: false, reason: 'wrong-field', field: `\u202e<img>${'x'.repeat(50)}` },
});

// A state without a story does not compile.
({ asking: FileToOpen, taken: FileOpened, refused: FileRefused }) satisfies Record<
  DraftFileState['status'],
  Story
>;
({
  ...{ basics: Basics, criteria: Criteria, judges: Judges },
  ...{ entries: Entries, dates: Dates, sign: CheckAndSign },
}) satisfies Record<StepName, Story>;
({ done: Basics, open: EmptyBasics, wrong: WrongBasics }) satisfies Record<StepState, Story>;
({
  known: CheckAndSign,
  looking: LookingUpTheFee,
  unknown: FeeUnknown,
  'no-wallet': WithoutWallet,
  'not-yet': EmptyCheckAndSign,
}) satisfies Record<ContestFacts['cost']['status'], Story>;
