import { beforeEach, expect, test } from 'vitest';
import { EMPTY_CONTEST } from './contestForm.ts';
import { readFormDraft, readFormOwner, writeFormDraft } from './formDraft.ts';

const form = { title: 'T', description: 'D', judges: '0x', entries: 'https://', endsAt: '2030-01-01T10:00' };

beforeEach(() => window.localStorage.clear());

test('restores the form', () => {
  expect(readFormDraft()).toEqual(EMPTY_CONTEST);
  expect(writeFormDraft(form)).toBe(true);
  expect(readFormDraft()).toEqual(form);
});

test('removes the draft of an emptied form', () => {
  writeFormDraft(form);
  writeFormDraft(EMPTY_CONTEST);
  expect(window.localStorage).toHaveLength(0);
});

test.each(['null', '[]', '"text"', '{"title":5,"judges":["a"],"endsAt":"<b>"}', '{', 'x'])(
  'hostile storage %s is an empty form',
  (text) => {
    window.localStorage.setItem('laurel.draft.contest', text);
    expect(readFormDraft()).toEqual(EMPTY_CONTEST);
  },
);

test('stores the account of a form, and none for an empty form', () => {
  const owner = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  writeFormDraft(form);
  expect(readFormOwner()).toBeUndefined();
  writeFormDraft(form, owner);
  expect(readFormOwner()).toBe(owner);
  expect(readFormDraft()).toEqual(form);
  writeFormDraft(EMPTY_CONTEST, owner);
  expect(readFormOwner()).toBeUndefined();
  window.localStorage.setItem('laurel.draft.contest', '{"title":"x","owner":"<b>"}');
  expect(readFormOwner()).toBeUndefined();
});
