import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the repository that the site shows as it is. */
type Page = {
  /** The file below the repository: `docs/self-hosting.md`. */
  readonly source: string;
  /** In the navigation. */
  readonly title: string;
};

type Section = {
  /** The navigation adds the changelogs to this section, and the API reference after it. */
  readonly id?: 'build';
  readonly title: string;
  readonly pages: readonly Page[];
  /** Shown closed until one of its pages is open. */
  readonly isLong?: boolean;
};

export const root = join(import.meta.dirname, '../../..');

/** Files with their first headings as titles. */
const listTitled = (pattern: string): readonly Page[] =>
  globSync(pattern, { cwd: root })
    .sort()
    .map((source) => {
      const [, title = source] = /^# (.+)$/m.exec(readFileSync(join(root, source), 'utf8')) ?? [];
      return { source, title };
    });

/** The navigation. A file of `docs` that is not here fails a test. */
export const sections: readonly Section[] = [
  {
    title: 'Use Laurel',
    pages: [
      { source: 'docs/start.md', title: 'Start in five minutes' },
      { source: 'docs/organizers.md', title: 'For organizers' },
      { source: 'docs/judges.md', title: 'For judges' },
      { source: 'docs/entrants.md', title: 'For entrants and readers' },
    ],
  },
  {
    title: 'Host it',
    pages: [
      { source: 'apps/laurel/README.md', title: 'One command' },
      { source: 'docs/self-hosting.md', title: 'Self-hosting' },
      { source: 'docs/running-the-api.md', title: 'Running the api' },
      { source: 'docs/running-a-scan.md', title: 'Running a scan' },
      { source: 'apps/api/README.md', title: 'The api' },
      { source: 'apps/scan/README.md', title: 'The scan' },
      { source: 'apps/web/README.md', title: 'The web app' },
    ],
  },
  {
    id: 'build',
    title: 'Build with it',
    pages: [
      { source: 'docs/importers.md', title: 'For importers' },
      { source: 'packages/chain-config/README.md', title: 'chain-config' },
      { source: 'packages/contests/README.md', title: 'contests' },
      { source: 'packages/contests-react/README.md', title: 'contests-react' },
      { source: 'packages/wallet-kit/README.md', title: 'wallet-kit' },
      { source: 'packages/auth-siwe/README.md', title: 'auth-siwe' },
      { source: 'packages/ui-theme/README.md', title: 'ui-theme' },
      { source: 'docs/migrating-from-rainbowkit.md', title: 'Migrating from RainbowKit' },
      { source: 'examples/README.md', title: 'Examples' },
      ...listTitled('examples/*/README.md'),
    ],
  },
  {
    title: 'Protocol',
    pages: [
      { source: 'docs/protocol/contests.md', title: 'How a contest works' },
      { source: 'docs/protocol/security.md', title: 'Security of the resolver' },
      { source: 'docs/protocol/vectors/README.md', title: 'Vectors of the protocol' },
    ],
  },
  {
    title: 'Trust and figures',
    pages: [
      { source: 'docs/threats.md', title: 'Threats' },
      { source: 'docs/reliability.md', title: 'Under attack' },
      { source: 'docs/performance.md', title: 'Speed and size' },
      { source: 'SECURITY.md', title: 'Reporting a vulnerability' },
    ],
  },
  {
    title: 'Change it',
    isLong: true,
    pages: [
      { source: 'CONTRIBUTING.md', title: 'Contributing' },
      { source: 'docs/commands.md', title: 'Commands' },
      { source: 'docs/architecture.md', title: 'Architecture' },
      { source: 'docs/contest-pages.md', title: 'Contest pages' },
      { source: 'docs/adding-a-chain.md', title: 'Adding a chain' },
      { source: 'docs/deploying-the-protocol.md', title: 'Deploying the protocol' },
      { source: 'docs/translations.md', title: 'Translations' },
      { source: 'docs/releasing.md', title: 'Releasing' },
      { source: 'docs/dependencies.md', title: 'Dependencies' },
      { source: 'packages/contracts/README.md', title: 'contracts' },
      { source: 'packages/local-stack/README.md', title: 'local-stack' },
      { source: 'packages/deploy/README.md', title: 'deploy' },
      { source: 'packages/server-kit/README.md', title: 'server-kit' },
      { source: 'apps/storybook/README.md', title: 'storybook' },
      { source: 'apps/docs/README.md', title: 'This site' },
    ],
  },
  {
    title: 'Decisions',
    isLong: true,
    pages: [
      { source: 'docs/decisions/README.md', title: 'All decisions' },
      ...listTitled('docs/decisions/0*.md'),
    ],
  },
];

/**
 * The path of a page on the site, without an ending.
 *
 * @example
 * toSitePath('packages/contests/README.md'); // /packages/contests
 */
export function toSitePath(source: string): string {
  const path = source.replace(/^docs\//, '').replace(/\.md$/, '');
  if (path.endsWith('/README')) {
    const folder = path.slice(0, -'/README'.length);
    return folder.includes('/') ? `/${folder}` : `/${folder}/`;
  }
  return `/${path.includes('/') ? path : path.toLowerCase()}`;
}
