/** Where the reader's own endpoints are kept. A file of its own: every page looks whether there are any. */
export const ENDPOINTS_KEY = 'laurel.endpoints';
