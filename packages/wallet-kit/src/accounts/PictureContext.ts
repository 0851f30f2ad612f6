import { createContext } from 'react';

/** The app's own picture of the connected account. */
export const PictureContext = /* @__PURE__ */ createContext<string | undefined>(undefined);
