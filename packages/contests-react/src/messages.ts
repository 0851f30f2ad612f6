/** The English messages; another language is an object of the same type, whole or in part. */

export { locale } from './messages/en/page.ts';

import * as english from './messages/en.ts';

export type { Messages } from './messages/messages.ts';
export { english };
