import type { Texts } from './texts.ts';

export const locale = 'es';

export const criteria: Texts['criteria'] = {
  PRESENTATION_5: 'Presentación',
  POTENTIAL_IMPACT_5: 'Impacto potencial',
  CREATIVITY_5: 'Creatividad',
  DIFFICULTY_5: 'Dificultad',
  OPEN_SOURCE_3: 'Código abierto',
  DOCUMENTATION_3: 'Documentación',
};

/** The Spanish catalogue, for `texts` of `ContestsProvider`. */
export const spanish: Partial<Texts> = { locale, criteria };
