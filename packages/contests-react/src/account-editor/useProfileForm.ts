import { useEffect, useState } from 'react';
import type { Address } from 'viem';
import type { FoundProfile } from '../profile/profileQuery.ts';
import { writeProfileUri } from '../profile/writeProfileUri.ts';
import { useTexts } from '../provider/contests.ts';
import { accountEditorTexts } from '../texts/en/accountEditor.ts';
import { forgetProfileDraft, readProfileDraft, writeProfileDraft } from './profileDraft.ts';
import {
  EMPTY_FORM,
  getDocument,
  isSameForm,
  listKeptFields,
  type ProfileForm,
  readForm,
  toForm,
} from './profileForm.ts';
import { findProfileProblems, findSizeProblem, type ProfileProblems } from './profileProblems.ts';
import { useChosenPicture } from './useChosenPicture.ts';

const fieldNames = Object.keys(EMPTY_FORM) as (keyof ProfileForm)[];

/** The form, kept on the device over what the chain has, and the problems that are to be shown now. */
export const useProfileForm = (place: { chainId: number; account: Address }, found: FoundProfile) => {
  const accountEditorWords = useTexts('accountEditor', accountEditorTexts);
  const { chainId, account } = place;
  const saved = toForm(found);
  const [form, setForm] = useState(() => readProfileDraft(place) ?? saved);
  const [touched, setTouched] = useState<ReadonlySet<keyof ProfileForm>>(new Set());
  const [isKept, setIsKept] = useState(true);
  /** What this page does not know is to be dropped. */
  const [isLeftOut, setIsLeftOut] = useState(false);
  const picture = useChosenPicture((src) => change('picture', src));
  const isChanged = !isSameForm(form, saved);

  useEffect(() => {
    if (isChanged) setIsKept(writeProfileDraft({ chainId, account }, form));
    else forgetProfileDraft({ chainId, account });
  }, [chainId, account, form, isChanged]);

  const touch = (field: keyof ProfileForm) =>
    setTouched((before) => (before.has(field) ? before : new Set([...before, field])));
  const change = (field: keyof ProfileForm, value: string) => {
    setForm((before) => ({ ...before, [field]: value }));
    touch(field);
    if (field === 'picture') picture.clear();
  };

  const fields = readForm(form);
  const before = getDocument(found);
  const document = isLeftOut ? {} : before;
  const size = findSizeProblem(fields, document);
  const all = findProfileProblems(fields, document, accountEditorWords.problems);
  const shown: ProfileProblems = {
    ...Object.fromEntries(Object.entries(all).filter(([field]) => touched.has(field as keyof ProfileForm))),
    ...(picture.problem && { picture: accountEditorWords.problems[picture.problem] }),
  };
  return {
    form,
    problems: shown,
    /** Of the form as a whole; what the picture alone can mend stands with the picture. */
    sizeProblem: size?.cause === 'picture' ? undefined : size,
    /** Fields that this page does not know; they stay as they are unless they are left out. */
    keptFields: listKeptFields(before),
    isLeftOut,
    setIsLeftOut,
    isValid: Object.keys(all).length === 0 && size === undefined,
    isKept,
    isChanged: isChanged || isLeftOut,
    isShrinking: picture.isShrinking,
    /** What would be written. */
    uri: writeProfileUri(fields, document),
    /** Whether the chain says the same already. */
    isSaved: !isLeftOut && isSameForm(fields, readForm(saved)),
    change,
    touch,
    choosePicture: picture.choose,
    touchAll: () => setTouched(new Set(fieldNames)),
    discard: () => {
      setForm(saved);
      setTouched(new Set());
      setIsLeftOut(false);
      picture.clear();
    },
  };
};
