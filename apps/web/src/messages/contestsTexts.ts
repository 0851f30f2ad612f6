import type { Texts } from '@org/contests-react/texts';

/** The texts of contests in the language of this build; English is built in. */
export const contestsTexts: Partial<Texts> = {};
