import { accessSync, constants, existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { printStep } from '../dev/stack/print.ts';
import { installFromDebian, tryCommand } from './debian.ts';

/** The same engine without a browser UI, which opens pages in less than half the time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const names = [...shells, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isProgram = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The installed Chromium or Chrome, `CHROMIUM_PATH` first; undefined if there is none. */
const findInstalledChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ||
  [
    ...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
    ...macApps,
    chromium.executablePath(),
  ].find((file) => existsSync(file) && isProgram(file));

/**
 * Flags for stories and flows, whose pages live for seconds: V8's optimizing compiler (TurboFan) would take a seventh of the
 * processor time and save less. Pages whose speed is measured keep it.
 */
export const FOR_SHORT_PAGES: readonly string[] = ['--js-flags=--no-opt'];

/** Playwright's launch options; root cannot use the sandbox. */
export const createLaunchOptions = (flags: readonly string[] = []) => {
  const executablePath = findInstalledChromium();
  const args = [...flags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  return { ...(executablePath !== undefined && { executablePath }), args };
};

/**
 * The browser for the tests: `CHROMIUM_PATH`, else a headless shell, from Debian's package if it can be installed
 * (as root), else the installed browser, else Debian's Chromium, else Playwright's own download.
 *
 * @throws {Error} if there is none, with a sentence for the person who runs the tests
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isProgram(named)) return named;
    throw new Error(`CHROMIUM_PATH is not a program: ${named}`);
  }
  const installed = findInstalledChromium();
  if (installed !== undefined && shells.includes(basename(installed))) return installed;

  const isMissing = installed === undefined;
  printStep(
    isMissing ? 'No Chromium or Chrome found: installing one …' : 'Looking for the quicker Chromium …',
  );
  installFromDebian('chromium-headless-shell');
  const shell = findInstalledChromium();
  if (shell !== undefined) return shell;
  installFromDebian('chromium');
  const fromPackage = findInstalledChromium();
  if (fromPackage !== undefined) return fromPackage;
  tryCommand('playwright', ['install', 'chromium', ...(process.getuid?.() === 0 ? ['--with-deps'] : [])]);
  const downloaded = findInstalledChromium();
  if (downloaded !== undefined) return downloaded;

  throw new Error('The tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.');
}
