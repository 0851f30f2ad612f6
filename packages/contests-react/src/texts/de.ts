import type { Texts } from './texts.ts';

export const locale = 'de';

export const criteria: Texts['criteria'] = {
  PRESENTATION_5: 'Präsentation',
  POTENTIAL_IMPACT_5: 'Mögliche Wirkung',
  CREATIVITY_5: 'Kreativität',
  DIFFICULTY_5: 'Schwierigkeit',
  OPEN_SOURCE_3: 'Open Source',
  DOCUMENTATION_3: 'Dokumentation',
};

/** The German catalogue, for `texts` of `ContestsProvider`. */
export const german: Partial<Texts> = { locale, criteria };
