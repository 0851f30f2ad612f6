/** What people read when a step of signing in fails. A rejection in the wallet has no text: it is silent. */
export const siweTexts = {
  'nonce-failed': 'Error preparing message, please retry!',
  'signing-failed': 'Error signing message, please retry!',
  'verification-failed': 'Error verifying signature, please retry!',
  'clock-wrong': "This device's clock is wrong. Try again.",
  'no-adapter': 'No authentication adapter found',
  unknown: 'Oops, something went wrong!',
} as const;

/** The step of signing in that failed. */
export type SiweFailure = keyof typeof siweTexts;
