export { createSiweClient, type SiweClientOptions } from './client/createSiweClient.ts';
export type { SignedSiweMessage, SiweCallOptions, SiweClient, SiweSession } from './client/siweClient.ts';
export {
  createSiweAdapter,
  type SiweAdapter,
  type SiweAdapterOptions,
  type SiweMessageRequest,
} from './createSiweAdapter.ts';
export { createSiweMessage } from './createSiweMessage.ts';
export { SiweClientError, type SiweClientErrorCode, type SiweField, SiweMessageError } from './errors.ts';
export { SIWE_LIMITS } from './limits.ts';
export { type Answer, parseSiweMessage, type SiweParseReason } from './parseSiweMessage.ts';
export { createSignIn, type SignIn, type SignInOptions, type SignMessage } from './sign-in/createSignIn.ts';
export {
  SIWE_STATUSES,
  type SignInAccount,
  type SignInSnapshot,
  type SiweFailure,
  type SiweStatus,
  siweTexts,
} from './sign-in/signInSnapshot.ts';
export type { SiweMessage } from './siweMessage.ts';
