import { createContext, useContext } from 'react';

/** Whether a connected wallet counts as connected (see `requireSignIn`). */
export type Admission = {
  /** For rendering. */
  readonly isAdmitted: boolean;
  /** For actions: the current value. */
  readonly check: () => boolean;
};

/** Default: every connected wallet counts. */
export const AdmissionContext = createContext<Admission>({ isAdmitted: true, check: () => true });

export function useAdmission(): Admission {
  return useContext(AdmissionContext);
}
