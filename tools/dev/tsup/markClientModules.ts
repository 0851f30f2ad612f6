/** Imports React or Base UI, or calls a hook. */
const CLIENT = /\bfrom\s?"(react|react\/[^"]+|react-dom[^"]*|@base-ui\/[^"]+)"|\buse[A-Z]\w*\(/;

/**
 * A plugin for tsup that marks modules with components or hooks as `'use client'`. A server component can then
 * import them, and the other modules of the package run on the server.
 */
export const markClientModules = {
  name: 'mark-client-modules',
  renderChunk: (code: string, { path }: { readonly path: string }) =>
    path.endsWith('.js') && CLIENT.test(code) ? { code: `"use client";\n${code}` } : undefined,
};
