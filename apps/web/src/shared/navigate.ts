import { createContext, useContext } from 'react';

type NavigateOptions = {
  /** Takes the place of the current step of the history. */
  readonly replace?: boolean;
  /** Leaves the page scrolled as it is. */
  readonly keepScroll?: boolean;
};

/** Goes to a page of the product; a function is given the address that stands in the address bar by then. */
export type Navigate = (
  to: string | ((now: { readonly pathname: string; readonly search: string }) => string),
  options?: NavigateOptions,
) => void;

export const NavigateContext = createContext<Navigate>(() => {
  throw new Error('NavigateContext is missing');
});

export const useNavigate = (): Navigate => useContext(NavigateContext);
