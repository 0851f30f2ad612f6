/** The Node version that the servers are built for and tested with; `engines` in their manifests. */
const MAJOR = 24;

/** The first statement of a server's build. It runs before the bundled modules, which need this version. */
export const requireNode = `if (Number(process.versions.node.split('.')[0]) < ${MAJOR}) { console.error('This server needs Node ${MAJOR} or later; this is ' + process.version + '.'); process.exit(1); }`;
