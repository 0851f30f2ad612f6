import { useCallback, useEffect, useState } from 'react';
import { type ContestForm, EMPTY_FORM } from './contestForm.ts';
import { readFormDraft, writeFormDraft } from './formDraft.ts';
import { type FormProblems, findFormProblems } from './formProblems.ts';

/** The form, kept on the device, and the problems that are to be shown now. */
export const useContestForm = (nowSeconds: bigint) => {
  const [form, setForm] = useState(readFormDraft);
  const [touched, setTouched] = useState<ReadonlySet<keyof ContestForm>>(new Set());
  const [isEndIncomplete, setIsEndIncomplete] = useState(false);
  const [isKept, setIsKept] = useState(true);

  useEffect(() => {
    setIsKept(writeFormDraft(form));
  }, [form]);

  const all = findFormProblems(form, isEndIncomplete, nowSeconds);
  const shown: FormProblems = Object.fromEntries(
    Object.entries(all).filter(([field]) => touched.has(field as keyof ContestForm)),
  );
  const touch = useCallback(
    (field: keyof ContestForm) =>
      setTouched((before) => (before.has(field) ? before : new Set([...before, field]))),
    [],
  );

  return {
    form,
    isKept,
    problems: shown,
    isValid: Object.keys(all).length === 0,
    change: (field: keyof ContestForm, value: string, isIncomplete = false) => {
      setForm((before) => ({ ...before, [field]: value }));
      if (field === 'endsAt') setIsEndIncomplete(isIncomplete);
      touch(field);
    },
    touch,
    touchAll: () => setTouched(new Set(Object.keys(EMPTY_FORM) as (keyof ContestForm)[])),
    clear: () => {
      setForm(EMPTY_FORM);
      setIsEndIncomplete(false);
      setTouched(new Set());
    },
  };
};
