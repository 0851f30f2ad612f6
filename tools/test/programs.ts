import { findChromium } from './chromium.ts';
import { findPostgres } from './postgres.ts';

// Installs the programs that the arguments name and the machine lacks. main.ts runs it beside the static checks, which need
// none; a phase reports what it cannot find.
const finders = { chromium: findChromium, postgres: findPostgres };
for (const [name, find] of Object.entries(finders))
  try {
    if (process.argv.includes(name)) find();
  } catch (error) {
    console.error(error);
  }
