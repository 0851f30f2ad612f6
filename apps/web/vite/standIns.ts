import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../src/features/wallet/stand-ins');
const RAINBOWKIT = /@rainbow-me\/rainbowkit\/dist\//;

/** Imports of the wallet layer's libraries, and their stand-ins: all of them are used later or never. */
const STAND_INS = [
  { source: /^cuer$/, importer: RAINBOWKIT, file: 'Cuer.tsx' },
  { source: /^viem\/ens$/, importer: RAINBOWKIT, file: 'normalize.ts' },
  { source: /\/getPublicClient\.js$/, importer: /@wagmi\/core\/dist\//, file: 'getPublicClient.ts' },
];

/** RainbowKit's dialogs in one language, which it loads by the language's name. */
const TRANSLATION = /(?:case "[\w-]+":\s*)+return \(await import\("\.\/\w+-\w+\.js"\)\)\.default;\s*/g;

/**
 * Keeps about 50 kB out of the wallet layer (`docs/decisions/0015`), and the languages of RainbowKit's dialogs that the site does
 * not have.
 */
export const standIns = (language: string): Plugin => {
  let rainbowKit: string | undefined;
  return {
    name: 'laurel-stand-ins',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined) return;
      if (RAINBOWKIT.test(importer)) rainbowKit = importer;
      // The package itself, where RainbowKit finds it.
      if (source === 'cuer' && importer === join(FOLDER, 'Cuer.tsx')) return this.resolve(source, rainbowKit);
      const standIn = STAND_INS.find((each) => each.source.test(source) && each.importer.test(importer));
      return standIn && join(FOLDER, standIn.file);
    },
    transform(code, id) {
      if (!RAINBOWKIT.test(id) || !code.includes('fetchTranslations')) return;
      const own = code.replace(TRANSLATION, (each) => (each.includes(`case "${language}`) ? each : ''));
      return { code: own, map: null };
    },
  };
};
