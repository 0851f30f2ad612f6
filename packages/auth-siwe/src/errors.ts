import type { SiweMessage } from './siweMessage.ts';

/** A field of a message that cannot stand as it is, or `message` for the whole. */
export type SiweField = keyof SiweMessage | 'message';

/** A message was to be made of fields that make none. `fields` names every one of them. */
export class SiweMessageError extends Error {
  override readonly name = 'SiweMessageError';
  readonly code = 'siwe-fields';
  readonly fields: readonly SiweField[];

  constructor(fields: readonly SiweField[]) {
    super(`these fields make no sign-in message: ${fields.join(', ')}`);
    this.fields = fields;
  }
}
