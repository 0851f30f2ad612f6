import { useCallback } from 'react';
import { useTexts } from '../provider/contests.ts';
import { criteriaTexts } from '../texts/en/criteria.ts';
import { nameCriterion } from './names.ts';

type ClassicName = keyof typeof criteriaTexts;

/** Which of the classic six criteria this is, by its English label. */
export function findClassic(label: string): ClassicName | undefined {
  // The cast: `Object.keys` returns strings.
  return (Object.keys(criteriaTexts) as ClassicName[]).find((name) => criteriaTexts[name] === label);
}

/** Names criteria like `nameCriterion`, the classic six in the reader's language. */
export function useCriterionNames(): (label: string, fallback: string) => string {
  const words = useTexts('criteria', criteriaTexts);
  return useCallback(
    (label, fallback) => {
      const classic = findClassic(label);
      return nameCriterion(classic ? words[classic] : label, fallback);
    },
    [words],
  );
}
