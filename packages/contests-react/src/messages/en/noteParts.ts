import { locale } from './page.ts';

const listOf = new Intl.ListFormat(locale, { type: 'conjunction' });

/** Messages of awards and assignments, which the organizer publishes as notes. */
export const englishNoteParts = {
  /** The name of the region of awards. */
  region: 'Awards',
  awards: {
    name: 'Awarded by the organizer',
    /** `differing` of the `compared` awards are for prizes for which the ranking has another entry. */
    intro: (differing: number, compared: number) => {
      if (compared === 0) return 'The organizer decides about awards.';
      if (differing === 0) return 'The organizer decides about awards. Here they follow the ranking.';
      return `The organizer decides about awards. ${differing} of ${compared} ${differing === 1 ? 'differs' : 'differ'} from the ranking.`;
    },
    same: 'As in the ranking.',
    differs: (names: readonly string[], place: number, track: string | null) =>
      `The ranking has ${listOf.format(names)} in place ${place}${track === null ? '' : ` of ${track}`}.`,
    /** An entry that the contest does not have. */
    unknown: (n: number) => `Entry ${n}`,
  },
  showAssignments: 'Show who reviews what',
  showMore: 'Show more',
  assignments: (judges: number) =>
    judges === 1
      ? 'The organizer assigned entries to 1 judge.'
      : `The organizer assigned entries to ${judges} judges.`,
} as const;
