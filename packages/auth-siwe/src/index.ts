export {
  createSiweAdapter,
  type SiweAdapter,
  type SiweAdapterOptions,
  type SiweMessageRequest,
} from './client/createSiweAdapter.ts';
export type {
  SignedSiweMessage,
  SignOutOptions,
  SiweCallOptions,
  SiweClient,
  SiweSession,
} from './client/createSiweClient.ts';
export { createSiweClient, type SiweClientOptions } from './client/createSiweClient.ts';
export { type Answer, parseSiweMessage, type SiweParseReason } from './message/parseSiweMessage.ts';
export type { SiweMessage } from './message/siweMessage.ts';
export {
  createSiweMessage,
  SIWE_LIMITS,
  SiweClientError,
  type SiweClientErrorCode,
  type SiweField,
  SiweMessageError,
} from './message/siweMessage.ts';
export { createSignIn, type SignIn, type SignInOptions, type SignMessage } from './sign-in/createSignIn.ts';
export {
  SIWE_STATUSES,
  type SignInAccount,
  type SignInSnapshot,
  type SiweFailure,
  type SiweStatus,
  siweMessages,
} from './sign-in/signInSnapshot.ts';
