import { useCallback } from 'react';
import { criteriaTexts } from '../../messages/en/criteria.ts';
import { nameCriterion } from '../../messages/text/names.ts';
import { useTexts } from '../provider/contests.ts';
import { CLASSIC_LABELS, type ClassicName } from './classicSix.ts';

/** The one of the classic six criteria with this label in the contest. */
export function findClassic(label: string): ClassicName | undefined {
  // The cast: `Object.keys` returns strings.
  return (Object.keys(CLASSIC_LABELS) as ClassicName[]).find((name) => CLASSIC_LABELS[name] === label);
}

/** Names the criterion at a place, counted from 0: the classic six in the reader's language, one without a label by its place. */
export function useCriterionNames(): (label: string, index: number) => string {
  const words = useTexts('criteria', criteriaTexts);
  return useCallback(
    (label, index) => {
      const classic = findClassic(label);
      return nameCriterion(classic ? words[classic] : label, words.unnamed(index + 1));
    },
    [words],
  );
}
