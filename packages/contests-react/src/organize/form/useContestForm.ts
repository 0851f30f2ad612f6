import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Address } from 'viem';
import { type ContestsConfig, useMessages } from '../../base/provider/contests.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import { type ContestForm, EMPTY_CONTEST, isEmptyForm } from './contestForm.ts';
import { readFormDraft, readFormOwner, readFormStep, writeFormDraft } from './formDraft.ts';
import { type FieldName, type FormProblems, findFormProblems } from './formProblems.ts';
import { findStep, findWrongStep, readSteps, STEPS, type StepName } from './formSteps.ts';
import type { TimeField } from './localTime.ts';

/**
 * Runs something at once, or after the pointer that is pressed was released: a problem that appears while a button is pressed
 * would move the button away, and the press would be lost.
 */
function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      const runs = waiting.current.splice(0);
      // The click follows in the same task.
      if (runs.length > 0)
        setTimeout(() => {
          for (const run of runs) run();
        });
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);
  return useCallback((run) => {
    if (isPressed.current) waiting.current.push(run);
    else run();
  }, []);
}

const NONE: ReadonlySet<never> = new Set();

/** Changes the form; `field` was typed into, so that its problems show. */
export type UpdateForm = (change: (form: ContestForm) => ContestForm, field?: FieldName) => void;

/** The abilities of the site's server: to store texts that do not fit into the attestation, and to look up names on ENS. */
export type ContestSite = Pick<ContestsConfig, 'storesDocuments' | 'resolvesNames'>;

/** The form, stored in the browser, and the problems to show. `account`: the connected one. */
export function useContestForm(nowSeconds: bigint, account: Address | undefined, site: ContestSite) {
  const { storesDocuments: isStored, resolvesNames = false } = site;
  const messages = useMessages('startContest', englishStartContest);
  const [form, setForm] = useState(readFormDraft);
  const [owner, setOwner] = useState(readFormOwner);
  const [step, setStep] = useState(readFormStep);
  const [touched, setTouched] = useState<ReadonlySet<FieldName>>(NONE);
  const [checked, setChecked] = useState<ReadonlySet<StepName>>(NONE);
  const [incomplete, setIncomplete] = useState<ReadonlySet<TimeField>>(NONE);
  const [isKept, setIsKept] = useState(true);

  // Stored before the next frame: the page may be left before it.
  useLayoutEffect(() => {
    setIsKept(writeFormDraft(form, { owner, step }));
  }, [form, owner, step]);

  const all = useMemo(
    () => findFormProblems({ form, messages, nowSeconds, incomplete, isStored, resolvesNames }),
    [form, messages, nowSeconds, incomplete, isStored, resolvesNames],
  );
  const shown: FormProblems = Object.fromEntries(
    Object.entries(all).filter(
      ([field]) => touched.has(field as FieldName) || checked.has(findStep(field as FieldName)),
    ),
  );
  const touch = useCallback(
    (field: FieldName) => setTouched((before) => (before.has(field) ? before : new Set([...before, field]))),
    [],
  );
  const afterPress = useAfterPress();
  const replace = useCallback((next: ContestForm, by: Address | undefined) => {
    setForm(next);
    setOwner(by);
    setTouched(NONE);
    setChecked(NONE);
    setIncomplete(NONE);
  }, []);
  const fill = useCallback((next: ContestForm) => replace(next, account), [replace, account]);
  const resume = (next: ContestForm) => {
    fill(next);
    setStep(findWrongStep(findFormProblems({ form: next, messages, nowSeconds })) ?? 'sign');
  };
  const update: UpdateForm = useCallback(
    (change, field) => {
      setForm(change);
      setOwner((before) => before ?? account);
      if (field) touch(field);
    },
    [account, touch],
  );

  return {
    form,
    /** The account that was connected when the form was begun. */
    owner: isEmptyForm(form) ? undefined : owner,
    claim: () => setOwner(account),
    isEmpty: isEmptyForm(form),
    isKept,
    problems: shown,
    allProblems: all,
    /** The status of each step. */
    steps: readSteps({ all, shown }),
    isValid: Object.keys(all).length === 0,
    update,
    /** Changes a time; `isIncomplete`: its field is partly filled in. */
    changeTime: (field: TimeField, time: string, isIncomplete = false) => {
      update((before) => ({ ...before, [field]: time }), field);
      setIncomplete((before) => {
        if (before.has(field) === isIncomplete) return before;
        return new Set(isIncomplete ? [...before, field] : [...before].filter((each) => each !== field));
      });
    },
    /** A field lost the focus. */
    touch: useCallback((field: FieldName) => afterPress(() => touch(field)), [afterPress, touch]),
    /** Shows the problems of a step. */
    checkStep: (step: StepName) => setChecked((before) => new Set([...before, step])),
    checkAll: () => setChecked(new Set(STEPS)),
    fill,
    /** Fills in a draft from elsewhere, and goes to its first step that is not complete. */
    resume,
    step,
    goTo: setStep,
    clear: () => {
      replace(EMPTY_CONTEST, undefined);
      setStep('basics');
    },
  };
}
