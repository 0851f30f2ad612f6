import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../../../apps/web/src/features/wallet/stand-ins');

const STAND_INS = [
  { source: /^ua-parser-js$/, importer: /@rainbow-me\/rainbowkit\/dist\//, file: 'UAParser.ts' },
  { source: /^@metamask\/sdk$/, importer: /@wagmi\/connectors\/dist\//, file: 'MetaMaskSdk.ts' },
];
const KEPT_OUT = /node_modules\/(?:ua-parser-js|@metamask\/sdk[\w-]*)\//;

/**
 * Keeps code with restrictive licenses out of a build (`docs/decisions/0023`), and fails the build that has some.
 */
export const licenseStandIns = (): Plugin => ({
  name: 'laurel-license-stand-ins',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const standIn = STAND_INS.find((each) => each.source.test(source) && each.importer.test(importer));
    return standIn && join(FOLDER, standIn.file);
  },
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? each.moduleIds : []));
    const found = modules.filter((id) => KEPT_OUT.test(id));
    if (found.length > 0) this.error(`Decision 0023 keeps these modules out: ${found.join(', ')}`);
  },
});
