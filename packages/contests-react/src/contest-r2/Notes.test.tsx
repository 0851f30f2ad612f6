import { chainConfigs } from '@org/chain-config';
import { computeAttestationUid, type Result } from '@org/contests';
import { encodeNote, NOTE_SCHEMA_UID, type NoteValues } from '@org/contests/r2';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { zeroAddress } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { EntryNames } from '../contest/entryNames.ts';
import { contest as sample } from '../testing/sampleContest.ts';
import { Notes } from './Notes.tsx';
import { createReadingR2, createSampleR2, performSample } from './sampleContestR2.ts';
import { useEntryNamesR2 } from './useEntryNamesR2.ts';

const { state } = createReadingR2(performSample);
const { result, texts } = createSampleR2(performSample);
const [chainConfig] = chainConfigs;

const toRow = ({ about, kind, text }: NoteValues, time: number) => {
  const fields = {
    ...{ recipient: zeroAddress, attester: sample.organizer, revocable: true, refUID: state.attestation.uid },
    data: encodeNote({ about, kind, text }),
  };
  const schema = NOTE_SCHEMA_UID;
  const uid = computeAttestationUid({ ...fields, schema, time: BigInt(time), expirationTime: 0n });
  const numbers = { time, expirationTime: 0, revocationTime: 0 };
  return { ...fields, ...numbers, id: uid, schemaId: schema, isOffchain: false, txid: '' };
};

function Sample({ entry, shown }: { readonly entry?: number; readonly shown: Result }) {
  const getName = useEntryNamesR2(shown, texts);
  return (
    <EntryNames value={getName}>
      <Notes
        {...{ chainConfig, state, entry, contest: shown.contest }}
        getEntryPath={(n) => `/entries/${n}`}
        getAttestationHref={() => null}
      />
    </EntryNames>
  );
}

function show(notes: readonly NoteValues[], entry?: number) {
  const rows = notes.map((note, index) => toRow(note, 1_700_000_000 + index));
  const fetch = vi.fn(async () => Response.json({ data: { attestations: rows } }));
  vi.stubGlobal('fetch', fetch);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Sample shown={result} {...(entry !== undefined && { entry })} />
    </QueryClientProvider>,
  );
  return fetch;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const list = async () => within(await screen.findByRole('region', { name: 'Notes by the organizer' }));

test('shows what the organizer added, as text, with its subject and time', async () => {
  show([
    { about: null, kind: 'text', text: 'The jury meets at noon. <b>\u202e' },
    { about: 2, kind: 'text', text: 'Now at table 12.' },
    { about: null, kind: 'weather', text: 'Rain.' },
    { about: null, kind: 'assignments', text: JSON.stringify([{ judge: sample.organizer, entries: [1] }]) },
  ]);
  const items = (await list()).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('The jury meets at noon. <b>'),
    expect.stringMatching(/^Rope and knots.*Now at table 12\.$/s),
    expect.stringContaining('Rain.'),
    expect.stringContaining('The organizer assigned entries to 1 judge.'),
  ]);
  expect(document.querySelectorAll('time')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Rope and knots' }).getAttribute('href')).toBe('/entries/2');
});

test('lists awards, which can differ from the ranking', async () => {
  const awards = [
    { prize: 'Best sign', entry: 2, reason: 'It rhymes.' },
    { prize: 'Nobody’s', entry: 900, reason: '' },
  ];
  show([{ about: null, kind: 'awards', text: JSON.stringify(awards) }]);
  const shown = await list();
  expect(shown.getByRole('heading', { name: 'Awarded by the organizer' })).toBeTruthy();
  expect(shown.getByText('The awards can differ from the ranking.')).toBeTruthy();
  expect(shown.getByText('It rhymes.')).toBeTruthy();
  expect(shown.getAllByRole('link')).toHaveLength(1);
});

test('shows only the notes about an entry on its page', async () => {
  show(
    [
      { about: null, kind: 'text', text: 'About all.' },
      { about: 2, kind: 'text', text: 'About the second.' },
    ],
    2,
  );
  expect((await list()).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('About the second.')).toBeTruthy();
});

test('shows nothing without notes, or if they cannot be loaded', async () => {
  const fetch = show([]);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(screen.queryByRole('region')).toBeNull();
});
