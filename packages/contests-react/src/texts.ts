/** The English catalogue; another language is an object of the same type, whole or in part. */

export { locale } from './texts/en/locale.ts';

import * as english from './texts/en.ts';

export type { Texts } from './texts/texts.ts';
export { english };
