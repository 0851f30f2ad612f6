import { beforeEach, expect, test } from 'vitest';
import { EMPTY_FORM } from './contestForm.ts';
import { readFormDraft, writeFormDraft } from './formDraft.ts';

const form = { title: 'T', description: 'D', judges: '0x', entries: 'https://', endsAt: '2030-01-01T10:00' };

beforeEach(() => window.localStorage.clear());

test('the form comes back as it was left', () => {
  expect(readFormDraft()).toEqual(EMPTY_FORM);
  expect(writeFormDraft(form)).toBe(true);
  expect(readFormDraft()).toEqual(form);
});

test('an emptied form leaves nothing behind', () => {
  writeFormDraft(form);
  writeFormDraft(EMPTY_FORM);
  expect(window.localStorage).toHaveLength(0);
});

test.each(['null', '[]', '"text"', '{"title":5,"judges":["a"],"endsAt":"<b>"}', '{', 'x'])(
  'hostile storage %s is an empty form',
  (text) => {
    window.localStorage.setItem('laurel.draft.contest', text);
    expect(readFormDraft()).toEqual(EMPTY_FORM);
  },
);
