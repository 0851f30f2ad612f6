#!/usr/bin/env node
// Old versions of Node have to be able to parse this file.
const NEEDED = 24;

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  console.error(
    `laurel needs Node ${NEEDED} or later. This is Node ${process.versions.node}: install a later one from https://nodejs.org.`,
  );
  process.exit(1);
}
import('../dist/main.js').catch((error) => {
  console.error(error);
  process.exit(1);
});
