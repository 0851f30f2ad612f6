import { useCallback, useEffect, useState } from 'react';
import type { Address } from 'viem';
import { useTexts } from '../provider/contests.ts';
import { startContestTexts } from '../texts/en/startContest.ts';
import { type ContestForm, EMPTY_CONTEST } from './contestForm.ts';
import { isEmptyForm, readFormDraft, readFormOwner, writeFormDraft } from './formDraft.ts';
import { type FormProblems, findFormProblems } from './formProblems.ts';
import { readSteps } from './formSteps.ts';

/** The form, stored in the browser, and the problems to show. `account`: the connected one. */
export function useContestForm(nowSeconds: bigint, account: Address | undefined) {
  const startContestWords = useTexts('startContest', startContestTexts);
  const [form, setForm] = useState(readFormDraft);
  const [owner, setOwner] = useState(readFormOwner);
  const [touched, setTouched] = useState<ReadonlySet<keyof ContestForm>>(new Set());
  const [isEndIncomplete, setIsEndIncomplete] = useState(false);
  const [isKept, setIsKept] = useState(true);

  useEffect(() => {
    setIsKept(writeFormDraft(form, owner));
  }, [form, owner]);

  const all = findFormProblems(form, startContestWords, isEndIncomplete, nowSeconds);
  const shown: FormProblems = Object.fromEntries(
    Object.entries(all).filter(([field]) => touched.has(field as keyof ContestForm)),
  );
  const touch = useCallback(
    (field: keyof ContestForm) =>
      setTouched((before) => (before.has(field) ? before : new Set([...before, field]))),
    [],
  );

  const fill = useCallback(
    (next: ContestForm) => {
      setForm(next);
      setOwner(account);
      setIsEndIncomplete(false);
    },
    [account],
  );

  return {
    form,
    /** The account that was connected when the form was begun. */
    owner,
    claim: () => setOwner(account),
    isEmpty: isEmptyForm(form),
    isKept,
    problems: shown,
    /** The status of each step. */
    steps: readSteps({ all, shown }),
    isValid: Object.keys(all).length === 0,
    change: (field: keyof ContestForm, value: string, isIncomplete = false) => {
      setForm((before) => ({ ...before, [field]: value }));
      setOwner((before) => (isEmptyForm(form) ? account : (before ?? account)));
      if (field === 'endsAt') setIsEndIncomplete(isIncomplete);
      touch(field);
    },
    touch,
    fill,
    touchAll: () => setTouched(new Set(Object.keys(EMPTY_CONTEST) as (keyof ContestForm)[])),
    clear: () => {
      setForm(EMPTY_CONTEST);
      setOwner(undefined);
      setIsEndIncomplete(false);
      setTouched(new Set());
    },
  };
}
