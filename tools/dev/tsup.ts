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

/** The Node version that the servers are built for and tested with; `engines` in their manifests. */
const MAJOR = 24;

/** The first statement of a server's build. It runs before the bundled modules, which need this version. */
export const requireNode = `if (Number(process.versions.node.split('.')[0]) < ${MAJOR}) { console.error('This server needs Node ${MAJOR} or later; this is ' + process.version + '.'); process.exit(1); }`;
