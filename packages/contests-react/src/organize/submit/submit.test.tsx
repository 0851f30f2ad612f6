import { local } from '@org/chain-config';
import { type Note, parseEntryDocument, type Submission, toRawUri, writeDocument } from '@org/contests';
import { cleanup, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { forgetSubmittedDrafts } from '../../drafts/signedForms.ts';
import { sampleDocumentPictures } from '../../person/samplePictures.ts';
import { createTestWallet, sampleConfig } from '../../testing/createTestWallet.ts';
import { createReading, JUDGES, NOW, performSample, STRANGER } from '../../testing/sampleContest.ts';
import {
  EMPTY_ENTRY,
  type EntryForm,
  findEntryProblems,
  placeForm,
  readEntryDraft,
  toEntryDocument,
  toEntryForm,
  writeEntryDraft,
} from './entryForm.ts';
import { findOwnSubmission } from './listOwnSubmissions.ts';
import { SubmissionView, type SubmissionViewProps } from './SubmissionView.tsx';
import { SubmitView } from './SubmitView.tsx';
import { createCopyFinder, getSubmissionState } from './submissionState.ts';
import { useEntering } from './useEntering.tsx';

const uid = (byte: string) => `0x${byte.repeat(32)}` as const;
const form: EntryForm = {
  ...{ name: ' Painted buoys ', link: 'https://example.org/buoys', about: 'Twelve.', track: 1 },
  ...{ team: 'Mei Lin\n\nOmar Reyes', place: '', pictures: [], links: [] },
};

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  vi.restoreAllMocks();
});

test('writes a document that readers parse, and reads it back', () => {
  const document = toEntryDocument(form);
  expect(document).toEqual({
    ...{ name: 'Painted buoys', link: 'https://example.org/buoys', about: 'Twelve.', picture: '', track: 1 },
    team: ['Mei Lin', 'Omar Reyes'],
  });
  const { bytes } = writeDocument(document);
  expect(parseEntryDocument(bytes)).toEqual({ ok: true, value: document });
  expect(toEntryForm(document)).toEqual({ ...form, name: 'Painted buoys', team: 'Mei Lin\nOmar Reyes' });
});

test('keeps what the form does not have when an entry is edited', () => {
  const before = { ...toEntryDocument(form), place: 'Table 4', picture: 'https://example.org/a.png' };
  const after = toEntryDocument({ ...form, place: '' }, before);
  expect(after.picture).toEqual(before.picture);
  expect(after.place).toBeUndefined();
});

test('writes pictures and links, and reads back a draft with them', () => {
  const links = [
    { label: ' Video ', href: 'https://example.org/video' },
    { label: '', href: ' ' },
  ];
  const full: EntryForm = { ...form, pictures: sampleDocumentPictures, links };
  const document = toEntryDocument(full);
  expect(document.links).toEqual([{ label: 'Video', href: 'https://example.org/video' }]);
  expect(parseEntryDocument(writeDocument(document).bytes)).toEqual({ ok: true, value: document });
  expect(toEntryForm(document).pictures).toEqual(sampleDocumentPictures);
  const place = { chainId: 31337, contest: uid('0c'), replaces: null };
  writeEntryDraft(place, full);
  expect(readEntryDraft(place)).toEqual(full);
  const [picture] = sampleDocumentPictures;
  const hostile = [{ ...picture, uri: 'javascript:alert(1)' }, { ...picture, width: 1e9 }, null, picture];
  const stored = { ...full, pictures: hostile, links: [{ label: 7 }, null, 'x'] };
  window.localStorage.setItem(`laurel.draft.entry 31337 ${place.contest} new`, JSON.stringify(stored));
  expect(readEntryDraft(place)).toMatchObject({ pictures: [picture], links: [{ label: '', href: '' }] });
  expect(readEntryDraft(place)?.name).toBe(form.name);
});

test.each([
  { label: '', href: 'https://example.org' },
  { label: 'Video', href: '' },
  { label: 'Video', href: 'javascript:alert(1)' },
  { label: 'x'.repeat(101), href: 'https://example.org' },
])('asks for the label and the address of a link: %j', (link) => {
  expect(findEntryProblems({ ...form, links: [link] })).toEqual({ links: 'incomplete' });
});

test('finds what is wrong with an entry', () => {
  expect(findEntryProblems(form)).toEqual({});
  expect(findEntryProblems(EMPTY_ENTRY)).toEqual({ name: 'missing' });
  expect(
    findEntryProblems({
      ...{ ...form, name: '\u200b', link: 'javascript:alert(1)', place: 'x'.repeat(41) },
      team: 'a\n'.repeat(21),
    }),
  ).toEqual({ name: 'missing', link: 'not-a-link', team: 'too-many', place: 'too-long' });
});

test('counts the bytes that fit into the attestation exactly', () => {
  const at = (length: number, isStored = false) =>
    placeForm(toEntryDocument({ ...EMPTY_ENTRY, name: 'x'.repeat(length) }), isStored);
  const room = at(0)?.room ?? 0;
  expect(at(room)?.uri).toMatch(/^data:/);
  expect(at(room + 1)).toMatchObject({ uri: null, toStore: null, room: -1 });
  expect(at(room, true)).toMatchObject({ uri: at(room)?.uri, toStore: null });
  expect(placeForm(toEntryDocument({ ...form, about: '\ud800' }), false)).toBeNull();
});

test('stores what does not fit into the attestation, up to what the server stores', () => {
  const at = (length: number) =>
    placeForm(toEntryDocument({ ...EMPTY_ENTRY, about: 'x'.repeat(length) }), true);
  const room = at(0)?.room ?? 0;
  const placed = at(room);
  expect(placed?.uri).toBe(toRawUri(placed?.toStore ?? new Uint8Array()));
  expect(placed?.toStore).toHaveLength(262_144);
  expect(at(room + 1)?.uri).toBeNull();
});

test('keeps a draft until an entry of its name is submitted', () => {
  const place = { chainId: 31337, contest: uid('0c'), replaces: null };
  expect(writeEntryDraft(place, form)).toBe(true);
  expect(readEntryDraft(place)).toEqual(form);
  forgetSubmittedDrafts(place, 'Another');
  expect(readEntryDraft(place)).toEqual(form);
  forgetSubmittedDrafts(place, 'Painted buoys');
  expect(readEntryDraft(place)).toBeUndefined();
  window.localStorage.setItem(`laurel.draft.entry 31337 ${place.contest} new`, '{"name":7,"track":"x"}');
  expect(readEntryDraft(place)).toBeUndefined();
});

test('tells the states of a submission, and leads to the last successor', () => {
  const make = (byte: string, facts: Partial<Submission> = {}): Submission => ({
    ...{ uid: uid(byte), entrant: STRANGER, contentHash: uid('0c'), uri: '', replaces: null },
    ...{ status: 'pending', entry: null, ...facts },
  });
  const rows = [
    make('01', { status: 'replaced' }),
    make('02', { status: 'replaced', replaces: uid('01') }),
    make('03', { replaces: uid('02') }),
    make('04', { status: 'admitted', entry: 1 }),
    make('05', { status: 'withdrawn' }),
  ];
  const entry = { number: 1, contentHash: uid('0c'), submission: null, list: null, reason: null };
  const state = {
    submissions: new Map(rows.map((row) => [row.uid, row])),
    entries: [{ ...entry, status: 'standing' as const }],
  };
  const refusal: Note = {
    ...{ uid: uid('0a'), time: NOW, about: uid('03'), kind: 'not-admitted', text: 'It is too late.' },
  };
  const tell = (index: number, notes: readonly Note[] = []) => {
    const row = rows[index];
    return row && getSubmissionState(row, state, notes);
  };
  expect(tell(0)).toEqual({ status: 'replaced', by: uid('03') });
  expect(tell(2)).toEqual({ status: 'waiting' });
  expect(tell(2, [refusal])).toEqual({ status: 'refused', reason: 'It is too late.' });
  expect(tell(3, [{ ...refusal, about: uid('04') }])).toEqual({ status: 'admitted', entry: 1 });
  expect(tell(4)).toEqual({ status: 'withdrawn' });
});

test('finds the original of a copy, which the chain tells by its order', () => {
  const make = (byte: string, entrant: Submission['entrant'], document: string): Submission => ({
    ...{ uid: uid(byte), entrant, contentHash: uid(document), uri: '', replaces: null },
    ...{ status: 'pending', entry: null },
  });
  const [ada] = JUDGES;
  const first = make('09', ada, '0c');
  const copy = make('01', STRANGER, '0c');
  const again = make('02', ada, '0c');
  const other = make('03', STRANGER, '0d');
  const rows = [first, copy, again, other];
  const findOriginal = createCopyFinder(new Map(rows.map((row) => [row.uid, row])));
  expect(rows.map(findOriginal)).toEqual([undefined, first, undefined, undefined]);
});

const showSubmission = (props: Partial<SubmissionViewProps>) => {
  const document = { ...toEntryDocument(form), name: 'Painted buoys' };
  render(
    <SubmissionView
      {...{ contestTitle: 'Signs', contestPath: '#', name: 'Painted buoys', document, tracks: [] }}
      {...{ entrant: STRANGER, entrantHref: '#stranger', own: undefined, url: 'https://laurel.example/x' }}
      state={{ status: 'waiting' }}
      phase="judging"
      getEntryHref={() => '#'}
      onWithdraw={() => {}}
      {...props}
    />,
  );
};

test('shows a copy as what it is, and leads to the original', () => {
  showSubmission({ original: { href: '#original', entrant: JUDGES[0], entrantHref: '#ada' } });
  const note = screen.getByRole('note');
  expect(note.textContent).toContain('A copy of an earlier submission');
  expect(note.querySelector('a[href="#ada"]')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the original' }).getAttribute('href')).toBe('#original');
  expect(screen.getByRole('img', { name: 'https://laurel.example/x' })).toBeTruthy();
  expect(screen.getByText('waiting for the organizer')).toBeTruthy();
});

test.each([
  ['waiting', 'closed', /^not admitted$/, /^Judging has ended, so this entry can no longer be admitted/],
  ['waiting', 'revealing', /^not admitted$/, /^Judging has ended, so this entry can no longer be admitted/],
  ['waiting', 'withdrawn', /^not admitted$/, /^The organizer withdrew this contest/],
  [
    'waiting',
    'judging',
    /^waiting for the organizer$/,
    /^The organizer can admit this entry until judging ends/,
  ],
  ['refused', 'closed', /^not admitted, because .*No picture/, /^Judging has ended/],
  ['admitted', 'closed', /^admitted as number 7$/, /^Judging has ended\. The reviews appear/],
] as const)('says what can still happen to a submission: %s, %s', (status, phase, now, next) => {
  showSubmission({ phase, state: { status, entry: 7, reason: 'No picture' } });
  expect(screen.getByText(now)).toBeTruthy();
  expect(screen.getByText(next)).toBeTruthy();
});

test('shares the page of an admitted entry, and shows the link if copying fails', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  showSubmission({ state: { status: 'admitted', entry: 7 }, url: 'https://laurel.example/entries/7' });
  const card = within(screen.getByRole('region', { name: 'Share this entry' }));
  expect(card.getByText('The code and the link lead to the page of the entry.')).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Copy link' }));
  expect(await card.findByText('Not copied. Copy this link: https://laurel.example/entries/7')).toBeTruthy();
});

test('does not offer to share a withdrawn submission', () => {
  showSubmission({ state: { status: 'withdrawn' } });
  expect(screen.queryByRole('region', { name: 'Share this entry' })).toBeNull();
});

function Form({
  onSubmit,
  own = [],
}: {
  onSubmit: () => void;
  own?: { name: string; href: string; editHref: string }[];
}) {
  const [typed, setTyped] = useState(EMPTY_ENTRY);
  return (
    <SubmitView
      {...{ own, form: typed, onSubmit, problems: findEntryProblems(typed) }}
      {...{ contestTitle: 'Signs', contestPath: '#', isEdit: false, until: NOW, opensAt: NOW, tracks: [] }}
      {...{ isAdmitted: false, isConnected: false, isBusy: false, canSubmit: true, status: null }}
      document={toEntryDocument(typed)}
      size={{ status: 'fits', bytes: 1, room: 5_000 }}
      onChange={setTyped}
      onBlur={() => {}}
      onCancel={undefined}
      onClear={() => {}}
    />
  );
}

test('shows what everyone will see while it is typed', async () => {
  const onSubmit = vi.fn();
  render(<Form onSubmit={onSubmit} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Submit an entry' })).toBeTruthy();
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(name, 'Painted <b>buoys');
  await userEvent.type(screen.getByRole('textbox', { name: 'About' }), '*Twelve* <i>schools.');
  await userEvent.click(screen.getByRole('button', { name: 'Preview the text' }));
  expect((await screen.findByText('Twelve')).closest('em')).toBeTruthy();
  expect(screen.getByText(/^Pictures are not possible here/)).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /^Team/ }), 'Mei Lin');
  const preview = screen.getByRole('complementary', { name: 'The card as it will look' });
  expect(preview.textContent).toContain('Painted <b>buoys');
  expect(preview.textContent).toContain('Mei Lin');
  expect(preview.textContent).toContain('Everything here becomes public');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('leads an entrant who comes back to the entry that is submitted already', () => {
  render(
    <Form onSubmit={() => {}} own={[{ name: 'Bells in the fog', href: '/bells', editHref: '/edit' }]} />,
  );
  expect(screen.getByText('You have submitted an entry already')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bells in the fog' }).getAttribute('href')).toBe('/bells');
  expect(screen.getByRole('link', { name: 'Edit Bells in the fog' }).getAttribute('href')).toBe('/edit');
});

test('leads an entrant from the contest to the own entry, and the organizer to the form beside the desk', () => {
  const wallet = createTestWallet();
  const { state } = createReading(() => {});
  const submission: Submission = {
    ...{ uid: uid('01'), entrant: STRANGER, contentHash: uid('0c'), uri: '', replaces: null },
    ...{ status: 'pending', entry: null },
  };
  state.submissions.set(submission.uid, submission);
  const read = (isSecond = false) => {
    const options = { chainConfig: local, phase: 'submissions' as const, state, isSecond };
    const { result } = renderHook(() => useEntering(options).act, {
      wrapper: ({ children }) => (
        <ContestsProvider config={sampleConfig} wallet={wallet}>
          {children}
        </ContestsProvider>
      ),
    });
    cleanup();
    render(result.current);
    const { textContent, dataset } = screen.getByRole('link');
    return [textContent, dataset.variant];
  };
  expect(read()).toEqual(['Submit an entry', 'contained']);
  expect(read(true)).toEqual(['Submit an entry', 'outlined']);
  wallet.update({ status: 'connected', account: STRANGER, chainId: 31337, isSupported: true });
  expect(read()).toEqual(['Open your entry', 'contained']);
  state.submissions.set(submission.uid, { ...submission, status: 'withdrawn' });
  expect(read()).toEqual(['Submit an entry', 'contained']);
});

test('leads an entrant to the newest submission, and to an admitted one first', () => {
  const { state } = createReading(performSample);
  const find = (...own: readonly Pick<Submission, 'status' | 'entry'>[]) => {
    const submissions = own.map((each, index) => {
      const name = {
        uid: uid(`0${index}`),
        entrant: STRANGER,
        contentHash: uid('0c'),
        uri: '',
        replaces: null,
      };
      return [name.uid, { ...name, ...each }] as const;
    });
    const found = findOwnSubmission({ entries: state.entries, submissions: new Map(submissions) }, STRANGER);
    return submissions.findIndex(([each]) => each === found?.uid);
  };
  const waiting = { status: 'pending', entry: null } as const;
  const admitted = { status: 'admitted', entry: 1 } as const;
  // The third entry of the sample is disqualified.
  const disqualified = { status: 'admitted', entry: 3 } as const;
  const withdrawn = { status: 'withdrawn', entry: null } as const;
  expect(find(waiting, waiting, withdrawn)).toBe(1);
  expect(find(waiting, admitted, waiting)).toBe(1);
  expect(find(waiting, disqualified)).toBe(0);
  expect(find(disqualified)).toBe(0);
  expect(find(withdrawn)).toBe(-1);
});
