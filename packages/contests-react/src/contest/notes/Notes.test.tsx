import { local } from '@org/chain-config';
import {
  computeAttestationUid,
  encodeAssignments,
  encodeNote,
  NOTE_SCHEMA_UID,
  type NoteValues,
} from '@org/contests';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Address, zeroAddress } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createReading, JUDGES, NOW, performSample, STRANGER } from '../../testing/sampleContest.ts';
import { AwardList } from './NoteParts.tsx';
import { Notes } from './Notes.tsx';

const { state } = createReading(performSample);
const { uid: contest, attester: organizer } = state.attestation;

const toRow = (
  values: NoteValues,
  { attester = organizer, revocationTime = 0 }: { attester?: Address; revocationTime?: number } = {},
) => {
  const fields: Parameters<typeof computeAttestationUid>[0] = {
    ...{ schema: NOTE_SCHEMA_UID, recipient: zeroAddress, attester, revocable: true, refUID: contest },
    ...{ time: NOW - 60n, expirationTime: 0n, data: encodeNote(values) },
  };
  const { schema, time, ...row } = fields;
  return {
    ...{ ...row, id: computeAttestationUid(fields), schemaId: schema, time: Number(time) },
    ...{ expirationTime: 0, revocationTime, isOffchain: false, txid: contest },
  };
};

const open = (about: number | null, rows: readonly object[], hiddenUids: readonly `0x${string}`[] = []) => {
  vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
    const { skip } = JSON.parse(String(body)).variables;
    return Response.json({ data: { attestations: skip === 0 ? rows : [] } });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <ContestsProvider config={{ chains: [local], hiddenUids }}>
        <Notes chainConfig={local} state={state} about={about} />
      </ContestsProvider>
    </QueryClientProvider>,
  );
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const assignments = encodeAssignments(JUDGES.map((judge) => ({ judge, entries: [1, 2] })));
const rows = [
  toRow({ about: null, kind: 'text', text: 'The doors open at 9. <img src=x>' }),
  toRow({ about: null, kind: 'weather', text: 'Rain.' }),
  toRow({ about: null, kind: 'assignments', text: assignments }),
  toRow({ about: 1, kind: 'text', text: 'At table 4 now.' }),
  toRow({ about: null, kind: 'text', text: 'Taken back.' }, { revocationTime: Number(NOW) }),
  toRow({ about: null, kind: 'text', text: 'By a stranger.' }, { attester: JUDGES[0] }),
];

test('shows what the organizer noted about the contest, with its time', async () => {
  open(null, rows);
  const section = within(await screen.findByRole('region', { name: 'Notes' }));
  expect(section.getByText('The doors open at 9. <img src=x>')).toBeTruthy();
  expect(section.getByText('Rain.')).toBeTruthy();
  expect(await section.findByText('The organizer assigned entries to 3 judges.')).toBeTruthy();
  expect(section.getAllByRole('listitem')).toHaveLength(3);
  expect(document.querySelectorAll('time[datetime]')).toHaveLength(3);
  expect(document.querySelector('img')).toBeNull();
});

test('shows who is asked to review what, without strangers and entries that do not stand', async () => {
  const text = encodeAssignments([
    { judge: JUDGES[1], entries: [1, 3, 900] },
    { judge: STRANGER, entries: [2] },
  ]);
  open(null, [toRow({ about: null, kind: 'assignments', text })]);
  expect(await screen.findByText('The organizer assigned entries to 1 judge.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show who reviews what' }));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    expect.stringContaining('/entries/1'),
  ]);
  expect(screen.getByText(JUDGES[1], { exact: false })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('shows what the organizer noted about an entry', async () => {
  open(1, rows);
  expect(await screen.findByText('At table 4 now.')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('lists awards, and says where they differ from the ranking', async () => {
  const awards = [
    { prize: 'A load of clay', entry: 2, reason: 'It rained.' },
    { prize: 'A walk', entry: 900, reason: '' },
  ];
  open(null, [toRow({ about: null, kind: 'awards', text: JSON.stringify(awards) })]);
  const section = within(await screen.findByRole('region', { name: 'Awards' }));
  expect(await section.findByText('The organizer decides about awards.')).toBeTruthy();
  expect(section.getByRole('link').getAttribute('href')).toContain('/entries/2');
  expect(section.getByText('Entry 900')).toBeTruthy();
  expect(section.getByText('It rained.')).toBeTruthy();
});

test('compares published awards with the ranking', () => {
  const ranked = [
    { prize: 'First', place: 1, track: 0, trackName: null, entries: [1] },
    { prize: 'By the sea', place: 1, track: 1, trackName: 'Outdoors', entries: [2, 3] },
  ];
  const view = (entry: number) => (
    <AwardList
      awards={[
        { prize: 'First', entry: 1, reason: '' },
        { prize: 'By the sea', entry, reason: '' },
        { prize: 'By the sponsor', entry, reason: '' },
      ]}
      ranked={ranked}
      getEntry={(n) => ({ name: `Sign ${n}`, href: `#${n}` })}
    />
  );
  const { rerender } = render(view(4));
  expect(screen.getByText(/1 of 2 differs from the ranking/)).toBeTruthy();
  expect(screen.getAllByText(/^The ranking has/).map((each) => each.textContent)).toEqual([
    'The ranking has Sign 2 and Sign 3 in place 1 of Outdoors.',
  ]);
  rerender(view(3));
  expect(screen.getByText(/Here they follow the ranking/)).toBeTruthy();
  expect(screen.queryByText(/^The ranking has/)).toBeNull();
});

test('leaves out what the operator hides', async () => {
  const [first] = rows;
  open(null, rows.slice(0, 2), [first?.id ?? '0x']);
  expect(await screen.findByText('Rain.')).toBeTruthy();
  expect(screen.queryByText(/The doors open/)).toBeNull();
});
