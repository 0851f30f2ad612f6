import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { run } from '../../test/consumers/run.ts';

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

/** Licenses without conditions for those who run, change or sell the product, besides naming the authors. */
const ALLOWED = [
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  // For its own files only, which we do not change.
  'MPL-2.0',
  // Typefaces.
  'OFL-1.1',
] as const;

/** Packages in production with another license, and why that is accepted. docs/dependencies.md explains them. */
export const EXCEPTIONS: readonly { readonly name: RegExp; readonly license: string }[] = [
  { name: /^@img\/sharp-libvips-/, license: 'LGPL-3.0-or-later' },
  {
    name: /^@metamask\/(?:sdk|sdk-communication-layer|sdk-install-modal-web|eth-json-rpc-provider)$/,
    license: 'Unknown',
  },
  { name: /^ua-parser-js$/, license: 'AGPL-3.0-or-later' },
];

type Licensed = {
  readonly name: string;
  readonly license: string;
  readonly versions: readonly string[];
  /** The folder of each version. */
  readonly paths: readonly string[];
  readonly author?: string;
};

/** Every installed package that is a dependency in production, directly or not. Needs no network. */
export async function listLicenses(root: string): Promise<readonly Licensed[]> {
  const { stdout } = await run('pnpm', ['licenses', 'list', '--recursive', '--prod', '--json'], root);
  const byLicense = JSON.parse(stdout) as Record<string, Omit<Licensed, 'license'>[]>;
  return Object.entries(byLicense).flatMap(([license, packages]) =>
    packages.map((each) => ({ ...each, license })),
  );
}

/**
 * True if one of the alternatives of an SPDX expression is allowed, with all of its parts.
 *
 * @example isAllowed('(MIT OR GPL-3.0-only)'); // true
 */
export function isAllowed(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((name) => ALLOWED.some((allowed) => allowed === name.trim())));
}

const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt';

/** Packages of which parts are copied at build time, and the package of the workspace that does it. */
const COPIED = [{ name: 'lucide-react', by: 'packages/ui-theme' }];
/** The web build replaces them, so no product contains them or their parts. */
const REPLACED = /^(?:ua-parser-js|@metamask\/sdk(?:-[\w-]+)?)$/;

const TEXT_FILE = /^(?:licen[cs]e|copying|notice)(?:[-.].*)?$/i;

/** Compares by code units: the same on every machine. */
const compare = (one: string, other: string) => Number(one > other) - Number(one < other);

function readCopied(root: string): readonly Licensed[] {
  return COPIED.map(({ name, by }) => {
    const path = join(root, by, 'node_modules', name);
    const { version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    return { name, license, versions: [version], paths: [path] };
  });
}

/** The texts in a package's folder: its license, and what Apache-2.0 calls its notice. */
const readTexts = (path: string): readonly string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
    .map(({ name }) => name)
    .sort(compare)
    .map((name) => readFileSync(join(path, name), 'utf8').replaceAll('\r\n', '\n').trim());

/** One paragraph for all packages with the same texts. */
function describe(packages: readonly Licensed[]): string {
  const groups = new Map<string, string[]>();
  const sorted = [...packages].sort((one, other) => compare(one.name, other.name));
  for (const { name, license, versions, paths, author } of sorted) {
    const spec = `${[...versions]
      .sort(compare)
      .map((version) => `${name}@${version}`)
      .join(', ')} (${license})`;
    const text = [...new Set(paths.flatMap(readTexts))].sort(compare).join('\n\n');
    const key = text || `No license text of its own.${author ? ` Author: ${author}` : ''}`;
    groups.set(key, [...(groups.get(key) ?? []), spec]);
  }
  const line = '-'.repeat(80);
  return [
    'Laurel contains these packages, or is installed with them. Thank you to their authors.',
    ...[...groups].map(([text, specs]) => `${specs.join('\n')}\n\n${text}`),
  ].join(`\n\n${line}\n\n`);
}

/** The licenses of all packages in production, with their texts. Needs no network. */
export async function createNotices(root: string): Promise<string> {
  const packages = (await listLicenses(root)).filter(({ name }) => !REPLACED.test(name));
  return `${describe([...packages, ...readCopied(root)])}\n`;
}

/** Writes them into a folder. */
export async function writeNotices(root: string, folder: string): Promise<void> {
  writeFileSync(join(folder, NOTICES_FILE), await createNotices(root));
}
