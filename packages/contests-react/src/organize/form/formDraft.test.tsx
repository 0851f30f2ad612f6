import { beforeEach, expect, test } from 'vitest';
import { sampleDocumentPictures } from '../../person/samplePictures.ts';
import { type ContestForm, EMPTY_CONTEST, EMPTY_ENTRY } from './contestForm.ts';
import { readFormDraft, readFormOwner, readFormStep, writeFormDraft } from './formDraft.ts';

const KEY = 'laurel.draft.contest';
const form: ContestForm = {
  ...EMPTY_CONTEST,
  title: 'T',
  description: 'D',
  ...{ cover: sampleDocumentPictures.slice(0, 1), logo: sampleDocumentPictures.slice(0, 1) },
  rules: '- One entry each.',
  links: [{ label: 'Chat', href: 'https://' }],
  tracks: [{ name: 'Games', about: 'Fun' }],
  prizes: [{ name: 'Gold', about: '', track: 1 }],
  criteria: [{ label: 'Idea', maxPoints: '5', weight: '2', anchors: [{ points: '5', text: 'Yes' }] }],
  judges: '0x',
  publishesNames: true,
  entries: [
    {
      ...{ name: 'Lamp', link: 'https://', about: 'It glows', track: 1, place: '12', team: 'Ada\nBen' },
      ...{ pictures: sampleDocumentPictures, links: [{ label: 'Video', href: '' }] },
    },
  ],
  minimumReviews: '3',
  takesSubmissions: true,
  closesAt: '2030-01-01T10:00:00.000Z',
  isSealed: true,
};

beforeEach(() => window.localStorage.clear());

test('leaves out pictures of a stored form that are none', () => {
  const [picture] = sampleDocumentPictures;
  const pictures = [{ ...picture, uri: 'javascript:alert(1)' }, picture, 7];
  window.localStorage.setItem(
    KEY,
    JSON.stringify({ ...form, entries: [{ name: 'Lamp', pictures, links: 'x', team: 7 }] }),
  );
  expect(readFormDraft().entries).toEqual([{ ...EMPTY_ENTRY, name: 'Lamp', pictures: [picture] }]);
});

test('restores the form from its draft', () => {
  expect(readFormDraft()).toEqual(EMPTY_CONTEST);
  expect(writeFormDraft(form)).toBe(true);
  expect(readFormDraft()).toEqual(form);
});

test('removes the draft of an emptied form', () => {
  writeFormDraft(form);
  writeFormDraft(EMPTY_CONTEST);
  expect(window.localStorage).toHaveLength(0);
});

test.each(['null', '[]', '"text"', '{"title":5,"judges":["a"],"closesAt":"<b>","tracks":7}', '{', 'x'])(
  'hostile storage %s is an empty form',
  (text) => {
    window.localStorage.setItem(KEY, text);
    expect(readFormDraft()).toEqual(EMPTY_CONTEST);
  },
);

test('drops hostile rows and keeps the rest', () => {
  window.localStorage.setItem(
    KEY,
    '{"title":"T","entries":[{"name":5,"track":-1},"x",null,{"name":"Lamp","track":1e300}],"criteria":[{"anchors":"a"}]}',
  );
  const blank = { name: '', link: '', about: '', track: 0, place: '' };
  expect(readFormDraft()).toMatchObject({
    title: 'T',
    entries: [blank, { ...blank, name: 'Lamp' }],
    criteria: [{ label: '', maxPoints: '', weight: '', anchors: [] }],
  });
});

test('converts a draft of the former form', () => {
  window.localStorage.setItem(
    KEY,
    JSON.stringify({
      ...{ title: 'Benches', description: 'Sit.', judges: '0x12' },
      ...{ entries: 'https://example.org/oak\n\nhttps://example.org/pine', endsAt: '2030-01-01T10:00' },
    }),
  );
  const { title, judges, entries, closesAt } = readFormDraft();
  expect({ title, judges }).toEqual({ title: 'Benches', judges: '0x12' });
  expect(entries.map(({ name, link }) => [name, link])).toEqual([
    ['oak', 'https://example.org/oak'],
    ['pine', 'https://example.org/pine'],
  ]);
  expect(closesAt).toBe(new Date(2030, 0, 1, 10).toISOString());
});

test('stores the account of a form, and none for an empty form', () => {
  const owner = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  writeFormDraft(form);
  expect(readFormOwner()).toBeUndefined();
  writeFormDraft(form, { owner });
  expect(readFormOwner()).toBe(owner);
  expect(readFormDraft()).toEqual(form);
  writeFormDraft(EMPTY_CONTEST, { owner });
  expect(readFormOwner()).toBeUndefined();
  window.localStorage.setItem(KEY, '{"title":"x","owner":"<b>"}');
  expect(readFormOwner()).toBeUndefined();
});

test('stores the step at which the form was left', () => {
  expect(readFormStep()).toBe('basics');
  writeFormDraft(form, { step: 'dates' });
  expect(readFormStep()).toBe('dates');
  expect(readFormDraft()).toEqual(form);
  window.localStorage.setItem(KEY, '{"title":"x","step":"toString"}');
  expect(readFormStep()).toBe('basics');
});
