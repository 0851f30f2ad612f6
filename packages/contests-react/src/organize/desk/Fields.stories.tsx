import { local } from '@org/chain-config';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { englishOrganize } from '../../messages/en/organize.ts';
import {
  createReading,
  createSampleContest,
  JUDGES,
  performSample,
  STRANGER,
} from '../../testing/sampleContest.ts';
import { createSigningScenes, type SigningScene, type SigningState } from '../../testing/signingScenes.tsx';
import { ActView } from '../../write/ActView.tsx';
import { JudgeNamesView } from '../form/JudgeNames.tsx';
import { describeStep, LaterItems, type LaterStep } from './AddLaterDialog.tsx';
import { NoteFields, type NoteFieldsProps } from './AddNoteDialog.tsx';
import { AssignFields, type AssignForm, readAssignForm } from './AssignFields.tsx';
import { AwardFields, type AwardForm } from './AwardsDialog.tsx';
import { PrintDialog, Printed, type PrintedProps } from './PrintDialog.tsx';

function Fields({ form: first, ...props }: NoteFieldsProps) {
  const [form, setForm] = useState(first);
  return <NoteFields {...props} form={form} onChange={setForm} />;
}

const meta = {
  title: 'Web/Organizer’s note',
  component: Fields,
  args: {
    form: { about: 0, text: '' },
    entries: [
      { number: 1, name: 'Tide marks' },
      { number: 2, name: 'Rope and knots' },
    ],
    isChecked: false,
    onChange: () => {},
  },
} satisfies Meta<typeof Fields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { form: { about: 0, text: 'The doors open at 9.' } } };
export const TextMissing: Story = { args: { isChecked: true } };

function Prizes({
  first,
  isChecked = false,
}: {
  readonly first: readonly AwardForm[];
  readonly isChecked?: boolean;
}) {
  const [awards, setAwards] = useState(first);
  return (
    <AwardFields
      {...{ awards, isChecked }}
      ranked={[
        { prize: 'First place', place: 1, track: 0, trackName: null, entries: [1] },
        { prize: 'A load of clay', place: 1, track: 1, trackName: 'Outdoors', entries: [1] },
      ]}
      entries={meta.args.entries}
      onChange={setAwards}
    />
  );
}

/** Three awards: one follows the ranking, one differs from it, and one is a sponsor's own. */
export const Awards: Story = {
  render: () => (
    <Prizes
      first={[
        { prize: 'First place', entry: 1, reason: '' },
        { prize: 'A load of clay', entry: 2, reason: 'It rained.' },
        { prize: 'A walk on the pier, by the harbor', entry: 2, reason: '' },
      ]}
    />
  ),
};
export const AwardsMissing: Story = {
  render: () => <Prizes first={[{ prize: '', entry: 0, reason: '' }]} isChecked />,
};

function Assign({ count, people }: { readonly count: number; readonly people: number }) {
  const judges = Array.from({ length: people }, (_, index) =>
    index < JUDGES.length ? (JUDGES[index] ?? STRANGER) : (`0x${`${index}`.padStart(40, 'a')}` as const),
  );
  const facts = {
    ...{ entries: Array.from({ length: count }, (_, index) => index + 1), judges },
    ...{ recusals: [{ judge: JUDGES[1], entry: 2 }], published: [{ judge: JUDGES[0], entries: [1] }] },
    reviewed: [{ judge: JUDGES[0], entries: [1, 3] }],
    getText: (entry: number) => ({ track: entry % 2, place: `Table ${entry}` }),
  };
  const [form, setForm] = useState<AssignForm>({
    ...{ perEntry: '3', order: 'mixed', isKept: true, changes: new Map() },
  });
  return (
    <AssignFields
      {...{ form, facts }}
      assignments={readAssignForm(form, facts)}
      orders={['mixed', 'track', 'place']}
      getAccountName={(judge) => (judge === JUDGES[0] ? 'Ada Park' : judge.slice(0, 8))}
      getEntryName={(entry) => `Sign ${entry}`}
      onChange={setForm}
    />
  );
}

/** Three judges for each of twelve entries; one judge abstained. */
export const Assignments: Story = { render: () => <Assign count={12} people={4} /> };
export const AssignmentsByHand: Story = {
  ...Assignments,
  play: ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: 'Change the entries of Ada Park' })),
};
export const ManyAssignments: Story = { render: () => <Assign count={281} people={140} /> };

const printed: PrintedProps = {
  ...{ title: 'Signs for a small museum', what: 'judges', until: 'December 9, 6 PM' },
  queueHref: 'https://laurel.example/contests/local/0x01#judge',
  criteria: [
    { id: '1', label: 'Legibility', maxPoints: 5 },
    { id: '2', label: 'Wayfinding', maxPoints: 10 },
  ],
  entries: Array.from({ length: 5 }, (_, index) => ({
    ...{ number: index + 1, name: `Sign ${index + 1}`, team: 'Harbor school', track: 'Outdoors' },
    place: index === 4 ? '' : `Table ${index + 7}`,
    href: `https://laurel.example/contests/local/0x01/entries/${index + 1}`,
  })),
  judges: [],
};

/** On paper. */
export const JudgeSheet: Story = {
  render: () => (
    <Printed {...printed} judges={[{ address: JUDGES[0], name: 'Ada Park', entries: printed.entries }]} />
  ),
};
export const PlaceCards: Story = { render: () => <Printed {...printed} what="places" /> };

const { result, texts } = createSampleContest(performSample);
const paper = (what: 'judges' | 'places'): Story => ({
  render: () => (
    <PrintDialog
      {...{ chainConfig: local, what, texts }}
      contest={result.contest}
      details={result.details}
      document={result.details.document}
      state={createReading(performSample).state}
      account={result.contest.organizer}
      {...{ published: null, awarded: undefined, ranked: [] }}
      getAccountName={(judge) => judge.slice(0, 8)}
      getEntryName={(entry) => `Sign ${entry}`}
      onTask={() => {}}
      onClose={() => {}}
    />
  ),
});

export const PrintSheets: Story = { ...paper('judges'), tags: ['dialog', 'dialog:PrintDialog'] };
export const PrintCards: Story = { ...paper('places'), tags: ['dialog', 'dialog:PrintDialog'] };

const ada = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const found = (name: string, typed = name) => ({
  name: typed,
  answer: { ok: true, value: { name, address: ada } } as const,
  onRetry: () => {},
});
const failed = (name: string, reason: 'invalid' | 'none' | 'off-chain' | 'unavailable') => ({
  name,
  answer: { ok: false, reason } as const,
  onRetry: () => {},
});
const open = (name: string) => ({ name, answer: undefined, onRetry: () => {} });

const drawNames = (props: Partial<ComponentProps<typeof JudgeNamesView>>): Story => ({
  render: () => <JudgeNamesView names={[]} isSupported used={0} onUse={() => {}} {...props} />,
});

/** Below the field for judges, on the desk and in the start form. */
export const NamesLookingUp: Story = drawNames({ names: [open('ada.eth')] });
export const NamesFound: Story = drawNames({
  names: [found('ada.eth'), found('bob.example.org', 'Bob.Example.ORG')],
});
export const UnusualName: Story = drawNames({ names: [found('münchen.eth')] });
export const NamesNotFound: Story = drawNames({
  names: [
    found('ada.eth'),
    failed('nobody.eth', 'none'),
    failed('\u0430da.eth', 'invalid'),
    failed('bob.cb.id', 'off-chain'),
    failed('cleo.eth', 'unavailable'),
    failed(`${'x'.repeat(200)}.eth`, 'none'),
  ],
});
export const NamesUsed: Story = drawNames({ used: 2 });
export const NamesNotSupported: Story = drawNames({
  names: [open('ada.eth'), open('bob.eth')],
  isSupported: false,
});
export const ThreeHundredNames: Story = drawNames({
  names: Array.from({ length: 300 }, (_, n) => (n % 3 === 0 ? open : found)(`judge-${n}.eth`)),
});

const scenes = createSigningScenes({
  ...{ account: STRANGER, fee: '0.00002 ETH', failure: 'reverted' },
});
const entry = { link: '', picture: '', about: '', track: 0 };
const entries = Array.from({ length: 81 }, (_, n) => ({ ...entry, name: `Sign ${n + 201}` }));
const list: LaterStep = { kind: 'list', document: { format: 'laurel-entries/1', entries } };
const judges: LaterStep = { kind: 'judges', judges: [STRANGER, ...JUDGES] };

/** One confirmation of what follows the start of a large contest. */
function Later({
  step = list,
  of = 2,
  isBehind = false,
  isPressed = false,
  scene,
}: Partial<ComponentProps<typeof LaterItems>> & {
  readonly of?: number;
  readonly scene?: SigningScene;
}) {
  const { state, status, notice, canSign } = { ...scenes.idle, ...scene };
  const { label, ...confirmation } = describeStep(
    step,
    { done: step === list ? 0 : of - 1, of },
    englishOrganize.addLater,
  );
  return (
    <ActView
      {...confirmation}
      {...{ state, canSign, status: status ?? notice }}
      subject={undefined}
      act={label}
      back="Cancel"
      onConfirm={() => {}}
      onCancel={() => {}}
      onClose={() => {}}
    >
      <LaterItems {...{ step, isBehind, isPressed }} />
    </ActView>
  );
}

const later = (props: ComponentProps<typeof Later> = {}): Story => ({
  render: () => <Later {...props} />,
});
const sign = (scene: SigningScene): Story => later({ scene });

export const LaterEntries: Story = { ...later(), tags: ['dialog', 'dialog:AddLaterDialog'] };
export const LaterJudges: Story = { ...later({ step: judges }), tags: ['dialog', 'dialog:AddLaterDialog'] };
/** The list is the only thing that is left. */
export const LaterAlone: Story = { ...later({ of: 1 }), tags: ['dialog', 'dialog:AddLaterDialog'] };
/** The page does not show the last confirmation yet. */
export const LaterBehind: Story = { ...later({ isBehind: true }), tags: ['dialog', 'dialog:AddLaterDialog'] };
export const LaterBehindPressed: Story = {
  ...later({ isBehind: true, isPressed: true }),
  tags: ['dialog', 'dialog:AddLaterDialog'],
};
export const LaterChecking: Story = {
  ...sign(scenes.checking),
  tags: ['dialog', 'dialog:AddLaterDialog', 'night'],
};
export const LaterWaitingForEarlier: Story = {
  ...sign(scenes['waiting-for-earlier']),
  tags: ['dialog', 'dialog:AddLaterDialog', 'night'],
};
export const LaterConfirmInWallet: Story = {
  ...sign(scenes['confirm-in-wallet']),
  tags: ['dialog', 'dialog:AddLaterDialog'],
};
export const LaterSent: Story = {
  ...sign(scenes.sent),
  tags: ['dialog', 'dialog:AddLaterDialog'],
};
export const LaterMined: Story = {
  ...sign(scenes.mined),
  tags: ['dialog', 'dialog:AddLaterDialog', 'night'],
};
export const LaterSlowScan: Story = {
  ...sign(scenes['slow-scan']),
  tags: ['dialog', 'dialog:AddLaterDialog'],
};
export const LaterVisible: Story = {
  ...sign(scenes.visible),
  tags: ['dialog', 'dialog:AddLaterDialog'],
};
export const LaterFailed: Story = {
  ...sign(scenes.failed),
  tags: ['dialog', 'dialog:AddLaterDialog'],
};
export const LaterFeeUnknown: Story = {
  ...sign(scenes['fee-unknown']),
  tags: ['dialog', 'dialog:AddLaterDialog'],
};
export const LaterNotEnough: Story = {
  ...sign(scenes['not-enough']),
  tags: ['dialog', 'dialog:AddLaterDialog'],
};
export const LaterWrongNetwork: Story = {
  ...sign(scenes['wrong-network']),
  tags: ['dialog', 'dialog:AddLaterDialog'],
};
export const LaterRefused: Story = {
  ...sign(scenes.refused),
  tags: ['dialog', 'dialog:AddLaterDialog'],
};

// A state without a story does not compile.
({
  idle: LaterEntries,
  checking: LaterChecking,
  'waiting-for-earlier': LaterWaitingForEarlier,
  'confirm-in-wallet': LaterConfirmInWallet,
  sent: LaterSent,
  mined: LaterMined,
  'slow-scan': LaterSlowScan,
  visible: LaterVisible,
  failed: LaterFailed,
  'fee-unknown': LaterFeeUnknown,
  'not-enough': LaterNotEnough,
  'wrong-network': LaterWrongNetwork,
  refused: LaterRefused,
}) satisfies Record<SigningState, Story>;
