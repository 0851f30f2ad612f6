import { beforeEach, describe, expect, test } from 'vitest';
import { englishAccountEditor } from '../../messages/en/accountEditor.ts';
import { readProfile } from '../../person/readProfile.ts';
import { samplePictures } from '../../person/samplePictures.ts';
import {
  describeSize,
  EMPTY_PROFILE,
  findProfileProblems,
  findSizeProblem,
  forgetProfileDraft,
  readProfileDraft,
  readProfileForm,
  toForm,
  writeProfileDraft,
  writeProfileUri,
} from './profileForm.ts';

const form = {
  name: 'Mara Lind',
  about: 'Builds shelves.\n\nJudges.',
  picture: samplePictures.webp,
  website: 'https://mara.example/',
  x: 'mara_lind',
  telegram: 'maralind',
};

describe('the form', () => {
  test('round-trips the profile on the chain', () => {
    const found = readProfile(writeProfileUri(form));
    expect(toForm(found)).toEqual(form);
    expect(readProfileForm(toForm(found))).toEqual(form);
    expect(toForm({ status: 'none' })).toEqual(EMPTY_PROFILE);
    expect(toForm({ status: 'elsewhere', href: 'https://example.org' })).toEqual(EMPTY_PROFILE);
  });

  test('normalizes links and user names', () => {
    const typed = {
      ...form,
      website: ' mara.example ',
      x: 'https://x.com/mara_lind',
      telegram: '@maralind ',
    };
    expect(readProfileForm(typed)).toEqual(form);
    const pasted = { ...typed, x: 'https://x.com/mara_lind?s=21', telegram: 't.me/maralind' };
    expect(readProfileForm(pasted)).toEqual(form);
  });

  test('of a profile removes invisible characters', () => {
    expect(readProfileForm({ ...EMPTY_PROFILE, name: '\u202eMara\u200b', about: ' \u2060 ' })).toMatchObject({
      name: 'Mara',
      about: '',
    });
  });
});

describe('problems', () => {
  test('the form of a profile has no problem when valid or empty', () => {
    expect(findProfileProblems(form, {}, englishAccountEditor.problems)).toEqual({});
    expect(findProfileProblems(EMPTY_PROFILE, {}, englishAccountEditor.problems)).toEqual({});
  });

  test.each([
    ['name', 'x'.repeat(61), /61 characters; the maximum is 60/],
    ['about', 'x'.repeat(401), /401 characters; the maximum is 400/],
    ['website', 'http://mara.example', /https/],
    ['website', 'javascript:alert(1)', /https/],
    ['x', 'mara lind', /15 letters/],
    ['telegram', '1mara', /letter/],
  ] as const)('names the problem of a profile’s field %s: %.30j', (field, text, sentence) => {
    const problems = findProfileProblems(
      readProfileForm({ ...form, [field]: text }),
      {},
      englishAccountEditor.problems,
    );
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]).toMatch(sentence);
  });

  test('reports the cause of an oversized profile', () => {
    const large = { ...form, picture: `data:image/png;base64,${'A'.repeat(9_000)}` };
    const kept = { history: 'x'.repeat(9_000) };
    expect(findSizeProblem(form, {})).toBeUndefined();
    expect(findSizeProblem(form, kept)?.cause).toBe('kept');
    expect(findProfileProblems(form, kept, englishAccountEditor.problems)).toEqual({});
    expect(describeSize(findSizeProblem(form, kept), englishAccountEditor.problems)).toMatch(
      /the maximum is 8,000\..*does not know/,
    );
    expect(findSizeProblem(large, {})?.cause).toBe('picture');
    expect(findProfileProblems(large, {}, englishAccountEditor.problems).picture).toMatch(
      /the maximum is 8,000/,
    );
    expect(findSizeProblem(large, kept)?.cause).toBe('kept');
    expect(findSizeProblem({ ...form, about: 'x'.repeat(9_000) }, {})?.cause).toBe('texts');
  });
});

describe('the draft', () => {
  const place = { chainId: 31337, account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' } as const;
  const key = `laurel.draft.profile 31337 ${place.account.toLowerCase()}`;

  beforeEach(() => window.localStorage.clear());

  test('is restored for the same account and chain only', () => {
    expect(readProfileDraft(place)).toBeUndefined();
    expect(writeProfileDraft(place, form)).toBe(true);
    expect(readProfileDraft(place)).toEqual(form);
    expect(readProfileDraft({ ...place, chainId: 10 })).toBeUndefined();
    expect(readProfileDraft({ ...place, account: `0x${'1'.repeat(40)}` })).toBeUndefined();
    forgetProfileDraft(place);
    expect(readProfileDraft(place)).toBeUndefined();
  });

  test.each(['null', '[]', '"text"', '{', 'x'])('ignores hostile storage %s', (text) => {
    window.localStorage.setItem(key, text);
    expect(readProfileDraft(place)).toBeUndefined();
  });

  test('empties fields that are not text or too long', () => {
    window.localStorage.setItem(
      key,
      JSON.stringify({ name: 5, about: 'x'.repeat(30_000), x: 'mara', admin: true }),
    );
    expect(readProfileDraft(place)).toEqual({ ...EMPTY_PROFILE, x: 'mara' });
  });
});
