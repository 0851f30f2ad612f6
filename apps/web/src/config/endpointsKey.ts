/** The storage key of own endpoints. A separate file, since every page checks it. */
export const ENDPOINTS_KEY = 'laurel.endpoints';
