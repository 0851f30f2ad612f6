import { findChromium } from './chromium.ts';
import { findPostgres } from './postgres.ts';

// Installs what the tests need and the machine lacks: main.ts runs it beside the static checks, which need none of it.
findChromium();
findPostgres();
