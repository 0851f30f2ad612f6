import { useCallback } from 'react';
import { useTexts } from '../provider/contests.ts';
import { criteriaTexts } from '../texts/en/criteria.ts';
import { nameCriterion } from './names.ts';

/** The tag of a criterion of the classic six, by its English label. */
export function findClassicTag(label: string): string | undefined {
  return Object.keys(criteriaTexts).find((tag) => criteriaTexts[tag] === label);
}

/** Names criteria like `nameCriterion`, the classic six in the reader's language. */
export function useCriterionNames(): (label: string, fallback: string) => string {
  const words = useTexts('criteria', criteriaTexts);
  return useCallback(
    (label, fallback) => {
      const tag = findClassicTag(label);
      return nameCriterion((tag && words[tag]) || label, fallback);
    },
    [words],
  );
}
