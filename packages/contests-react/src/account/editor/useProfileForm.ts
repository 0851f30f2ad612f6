import { useLayoutEffect, useRef, useState } from 'react';
import type { Address } from 'viem';
import { useMessages } from '../../base/provider/contests.ts';
import { englishAccountEditor } from '../../messages/en/accountEditor.ts';
import { englishPictures } from '../../messages/en/pictures.ts';
import type { FoundProfile } from '../../person/profileQuery.ts';
import { PROFILE_LIMITS } from '../../person/readProfile.ts';
import {
  type PictureProblem,
  type ShrunkPicture,
  shrinkPicture,
  toProfilePicture,
} from '../../person/shrinkPicture.ts';
import {
  EMPTY_PROFILE,
  findProfileProblems,
  findSizeProblem,
  forgetProfileDraft,
  getDocument,
  isSameForm,
  listKeptFields,
  type ProfileForm,
  type ProfileProblems,
  readProfileDraft,
  readProfileForm,
  toForm,
  writeProfileDraft,
  writeProfileUri,
} from './profileForm.ts';

const fieldNames = Object.keys(EMPTY_PROFILE) as (keyof ProfileForm)[];

/** The form state, saved as a draft on this device, and the visible problems. */
export function useProfileForm(place: { chainId: number; account: Address }, found: FoundProfile) {
  const accountEditorMessages = useMessages('accountEditor', englishAccountEditor);
  const pictures = useMessages('pictures', englishPictures);
  const { chainId, account } = place;
  const saved = toForm(found);
  const [form, setForm] = useState(() => readProfileDraft(place) ?? saved);
  const [touched, setTouched] = useState<ReadonlySet<keyof ProfileForm>>(new Set());
  const [isKept, setIsKept] = useState(true);
  /** Drops unknown fields. */
  const [isLeftOut, setIsLeftOut] = useState(false);
  const picture = useChosenPicture((src) => change('picture', src));
  const isChanged = !isSameForm(form, saved);

  // Stored before the next frame: the page may be left before it.
  useLayoutEffect(() => {
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

  const fields = readProfileForm(form);
  const before = getDocument(found);
  const document = isLeftOut ? {} : before;
  const size = findSizeProblem(fields, document);
  const all = findProfileProblems(fields, document, accountEditorMessages.problems);
  const shown: ProfileProblems = {
    ...Object.fromEntries(Object.entries(all).filter(([field]) => touched.has(field as keyof ProfileForm))),
    ...(picture.problem && { picture: pictures.problems[picture.problem] }),
  };
  return {
    form,
    problems: shown,
    /** The size problem of the form as a whole; one caused by the picture is shown next to the picture. */
    sizeProblem: size?.cause === 'picture' ? undefined : size,
    /** Unknown fields; kept unless left out. */
    keptFields: listKeptFields(before),
    isLeftOut,
    setIsLeftOut,
    isValid: Object.keys(all).length === 0 && size === undefined,
    isKept,
    isChanged: isChanged || isLeftOut,
    isShrinking: picture.isShrinking,
    /** The URI to be written. */
    uri: writeProfileUri(fields, document),
    /** True if the chain already has this profile. */
    isSaved: !isLeftOut && isSameForm(fields, readProfileForm(saved)),
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

const TARGET = toProfilePicture(PROFILE_LIMITS.pictureCharacters);

const toDataUri = ({ bytes, type }: ShrunkPicture): string =>
  `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;

/** Shrinks a chosen file. A rejected file keeps the current picture. */
export function useChosenPicture(onShrunk: (src: string) => void) {
  const [isShrinking, setIsShrinking] = useState(false);
  const [problem, setProblem] = useState<PictureProblem>();
  const latest = useRef<File>(undefined);
  const choose = async (file: File) => {
    latest.current = file;
    setProblem(undefined);
    setIsShrinking(true);
    const shrunk = await shrinkPicture(file, TARGET);
    if (latest.current !== file) return;
    setIsShrinking(false);
    if (shrunk.ok) onShrunk(toDataUri(shrunk.picture));
    else setProblem(shrunk.reason);
  };
  const clear = () => {
    latest.current = undefined;
    setIsShrinking(false);
    setProblem(undefined);
  };
  return { isShrinking, problem, choose: (file: File) => void choose(file), clear };
}
