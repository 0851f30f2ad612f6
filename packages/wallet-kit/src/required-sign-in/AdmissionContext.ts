import { createContext, useContext } from 'react';

/** Whether a connected wallet counts as connected. */
export type Admission = {
  /** For what is drawn. */
  readonly isAdmitted: boolean;
  /** For what is done: the answer of this moment. */
  readonly check: () => boolean;
};

/** Where signing in is not required everybody who is connected is in. */
export const AdmissionContext = createContext<Admission>({ isAdmitted: true, check: () => true });

export function useAdmission(): Admission {
  return useContext(AdmissionContext);
}
