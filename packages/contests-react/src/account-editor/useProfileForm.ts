import { useEffect, useRef, useState } from 'react';
import type { Address } from 'viem';
import { PROFILE_LIMITS } from '../profile/profile.ts';
import type { FoundProfile } from '../profile/profileQuery.ts';
import { writeProfileUri } from '../profile/writeProfileUri.ts';
import { useTexts } from '../provider/contests.ts';
import { accountEditorTexts } from '../texts/en/accountEditor.ts';
import {
  EMPTY_FORM,
  forgetProfileDraft,
  getDocument,
  isSameForm,
  listKeptFields,
  type ProfileForm,
  readForm,
  readProfileDraft,
  toForm,
  writeProfileDraft,
} from './profileForm.ts';
import { findProfileProblems, findSizeProblem, type ProfileProblems } from './profileProblems.ts';
import { type PictureProblem, shrinkPicture } from './shrinkPicture.ts';

const fieldNames = Object.keys(EMPTY_FORM) as (keyof ProfileForm)[];

/** The form, kept on the device over what the chain has, and the problems that are to be shown now. */
export function useProfileForm(place: { chainId: number; account: Address }, found: FoundProfile) {
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
}

/** A file on its way to a small picture. A file that cannot be one leaves the picture that is there alone. */
export function useChosenPicture(onShrunk: (src: string) => void) {
  const [isShrinking, setIsShrinking] = useState(false);
  const [problem, setProblem] = useState<PictureProblem>();
  const latest = useRef<File>(undefined);
  const choose = async (file: File) => {
    latest.current = file;
    setProblem(undefined);
    setIsShrinking(true);
    const shrunk = await shrinkPicture(file, PROFILE_LIMITS.pictureCharacters);
    if (latest.current !== file) return;
    setIsShrinking(false);
    if (shrunk.ok) onShrunk(shrunk.src);
    else setProblem(shrunk.reason);
  };
  const clear = () => {
    latest.current = undefined;
    setIsShrinking(false);
    setProblem(undefined);
  };
  return { isShrinking, problem, choose: (file: File) => void choose(file), clear };
}
