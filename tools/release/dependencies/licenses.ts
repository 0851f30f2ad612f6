import { run } from '../../test/consumers/run.ts';

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

export type Licensed = {
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
 * Whether one of the alternatives of an SPDX expression is allowed, with all of its parts.
 *
 * @example isAllowed('(MIT OR GPL-3.0-only)'); // true
 */
export function isAllowed(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((name) => ALLOWED.some((allowed) => allowed === name.trim())));
}
