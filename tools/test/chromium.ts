import { chromium } from 'playwright';
import { CHROMIUM_SHELLS, installFromDebian, isProgram, listPaths, tryCommand } from '../dev/debian.mjs';
import { printStep } from '../dev/stack/print.ts';

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The installed Chromium or Chrome, `CHROMIUM_PATH` first; undefined if there is none. */
const findInstalledChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ||
  [...listPaths(CHROMIUM_SHELLS), ...listPaths(browsers), ...macApps, chromium.executablePath()].find(
    isProgram,
  );

/**
 * Flags for stories and flows, whose pages live for seconds: V8's optimizing compiler (TurboFan) would take a seventh of the
 * processor time and save less. Pages whose speed is measured keep it.
 */
export const FOR_SHORT_PAGES: readonly string[] = ['--js-flags=--no-opt'];

/** Playwright's launch options, with the installed browser if there is one; root cannot use the sandbox. */
export const createLaunchOptions = (flags: readonly string[] = []) => {
  const executablePath = findInstalledChromium();
  const args = [...flags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  return { ...(executablePath !== undefined && { executablePath }), args };
};

/**
 * The browser of a command: `CHROMIUM_PATH`, else an installed one (tools/dev/laurel.mjs has tried to install Debian's headless
 * shell), else Debian's Chromium, else Playwright's own download.
 *
 * @throws {Error} if there is none; its message says what to install
 */
export function findChromium(): string {
  const installed = findInstalledChromium();
  if (installed !== undefined) {
    // `CHROMIUM_PATH` is taken as it is.
    if (!isProgram(installed)) throw new Error(`CHROMIUM_PATH is not a program: ${installed}`);
    return installed;
  }

  printStep('No Chromium or Chrome found: installing one …');
  installFromDebian(['chromium']);
  const fromPackage = findInstalledChromium();
  if (fromPackage !== undefined) return fromPackage;
  tryCommand('playwright', ['install', 'chromium', ...(process.getuid?.() === 0 ? ['--with-deps'] : [])]);
  const downloaded = findInstalledChromium();
  if (downloaded !== undefined) return downloaded;

  throw new Error('This needs Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.');
}
