import type { Note } from '@org/contests/r2';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EntryNames } from '../contest/entryNames.ts';
import { JUDGES, NOW } from '../testing/sampleContest.ts';
import { NotesView } from './NotesView.tsx';
import { createSampleR2, performSample } from './sampleContestR2.ts';
import { useEntryNamesR2 } from './useEntryNamesR2.ts';

const { result, texts } = createSampleR2(performSample);

function Sample({ notes }: { readonly notes: readonly Note[] }) {
  const getName = useEntryNamesR2(result, texts);
  return (
    <EntryNames value={getName}>
      <NotesView
        contest={result.contest}
        notes={notes}
        getEntryPath={(entry) => `#entry-${entry}`}
        getAttestationHref={(uid) => `https://scan.example/attestation/view/${uid}`}
      />
    </EntryNames>
  );
}

const meta = { title: 'Web/Notes by the organizer', component: Sample } satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

const uid = (byte: string) => `0x${byte.repeat(32)}` as const;
const base = { time: NOW, about: null, text: '' } as const;

export const Texts: Story = {
  args: {
    notes: [
      { ...base, uid: uid('a1'), kind: 'text', text: 'The jury meets at noon in room 12.' },
      { ...base, uid: uid('a2'), kind: 'text', about: 2, text: 'Now at table 12.\nBring a torch.' },
      {
        ...base,
        uid: uid('a3'),
        kind: 'not-admitted',
        about: uid('e1'),
        text: 'It came after the deadline.',
      },
      { ...base, uid: uid('a4'), kind: 'other', name: 'weather', text: `\u202e<b>${'rain'.repeat(40)}` },
      {
        ...{ ...base, uid: uid('a5'), kind: 'assignments' },
        assignments: JUDGES.map((judge) => ({ judge, entries: [1, 2] })),
      },
    ],
  },
};

export const Awards: Story = {
  args: {
    notes: [
      {
        ...{ ...base, uid: uid('a6'), kind: 'awards' },
        awards: [
          { prize: 'The signs are made', entry: 2, reason: 'The jury found it the easiest to read.' },
          { prize: 'Honourable mention', entry: 1, reason: '' },
        ],
      },
    ],
  },
};
