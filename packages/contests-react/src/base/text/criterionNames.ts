import { useCallback } from 'react';
import { englishCriteria } from '../../messages/en/contest.ts';
import { nameCriterion } from '../../messages/text/names.ts';
import { useMessages } from '../provider/contests.ts';

/**
 * The labels of the classic six criteria, as contests have them: English in every contest, whatever the language of the page.
 * Messages do not do, since a build in another language has a translation in its place.
 */
export const CLASSIC_LABELS = {
  presentation: 'Presentation',
  potentialImpact: 'Potential impact',
  creativity: 'Creativity',
  difficulty: 'Difficulty',
  openSource: 'Open source',
  documentation: 'Documentation',
} as const;

export type ClassicName = keyof typeof CLASSIC_LABELS;

/** The one of the classic six criteria with this label in the contest. */
export function findClassic(label: string): ClassicName | undefined {
  // The cast: `Object.keys` returns strings.
  return (Object.keys(CLASSIC_LABELS) as ClassicName[]).find((name) => CLASSIC_LABELS[name] === label);
}

/** Names the criterion at a place, counted from 0: the classic six in the reader's language, one without a label by its place. */
export function useCriterionNames(): (label: string, index: number) => string {
  const messages = useMessages('criteria', englishCriteria);
  return useCallback(
    (label, index) => {
      const classic = findClassic(label);
      return nameCriterion(classic ? messages[classic] : label, messages.unnamed(index + 1));
    },
    [messages],
  );
}
