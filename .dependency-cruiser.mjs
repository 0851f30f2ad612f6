/** The house rules of docs/architecture.md: who may import whom. */
const mayImport = (from, allowed) => ({
  name: `${from}-imports`,
  severity: 'error',
  comment: `packages/${from} may import of ours only: ${allowed.join(', ') || 'nothing'}`,
  from: { path: `^packages/${from}/src`, pathNot: '\\.(test|test-d|stories)\\.tsx?$' },
  to: { path: `^(packages/(?!(${[from, ...allowed].join('|')})/)|apps/)` },
});

const onlyLibraries = (from, libraries) => ({
  name: `${from}-libraries`,
  severity: 'error',
  comment: `packages/${from} may import from npm only: ${libraries.join(', ') || 'nothing'}`,
  from: { path: `^packages/${from}/src`, pathNot: '\\.(test|test-d|stories)\\.tsx?$' },
  to: {
    dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown'],
    path: 'node_modules',
    ...(libraries.length > 0 && { pathNot: `node_modules/(${libraries.join('|')})/` }),
  },
});

const TESTS = '\\.(test|test-d|stories)\\.tsx?$';

/** The rooms of a package, from the top down: each may import only those below it. The entries in `src` compose them. */
const layRooms = (of, rooms) =>
  rooms.map((room, index) => ({
    name: `${of}-${room}-imports-downwards`,
    severity: 'error',
    comment: `packages/${of}/src/${room} may import only the rooms below it: ${rooms.slice(index + 1).join(', ') || 'none'}`,
    from: { path: `^packages/${of}/src/${room}/`, pathNot: TESTS },
    to: {
      path: `^packages/${of}/src/`,
      pathNot: `^packages/${of}/src/(${rooms.slice(index).join('|')})/`,
    },
  }));

export const CONTESTS_ROOMS = [
  ...['cli', 'track', 'proof', 'write', 'send', 'chain', 'scan', 'result', 'acts'],
  ...['document', 'contest', 'base'],
];

export const CONTESTS_REACT_ROOMS = [
  ...['pages', 'organize', 'judge', 'account', 'lists', 'contest', 'drafts', 'write', 'data'],
  ...['person', 'base', 'messages'],
];

export default {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Modules must not import each other in a circle.',
      from: {},
      to: { circular: true },
    },
    ...layRooms('contests', CONTESTS_ROOMS),
    ...layRooms('contests-react', CONTESTS_REACT_ROOMS),
    mayImport('chain-config', []),
    mayImport('contests', ['chain-config']),
    mayImport('contests-react', ['contests', 'chain-config', 'ui-theme']),
    mayImport('auth-siwe', []),
    mayImport('ui-theme', []),
    mayImport('wallet-kit', ['chain-config', 'auth-siwe', 'ui-theme']),
    mayImport('server-kit', []),
    mayImport('contracts', []),
    mayImport('local-stack', ['chain-config', 'contests', 'contracts']),
    mayImport('deploy', ['chain-config', 'contests', 'contracts', 'local-stack']),
    onlyLibraries('chain-config', []),
    onlyLibraries('contests', ['viem', '@noble/hashes', 'marked']),
    onlyLibraries('contests-react', [
      'react',
      'react-dom',
      '@tanstack/react-query',
      'viem',
      'papaparse',
      'qr',
    ]),
    onlyLibraries('auth-siwe', ['viem', '@spruceid/siwe-parser']),
    onlyLibraries('ui-theme', ['react', 'react-dom', '@base-ui/react', '@fontsource/prompt']),
    onlyLibraries('wallet-kit', [
      'react',
      'react-dom',
      '@tanstack/react-query',
      'wagmi',
      'viem',
      '@rainbow-me/rainbowkit',
      'react-remove-scroll',
    ]),
    onlyLibraries('server-kit', [
      '@electric-sql/pglite',
      '@hono/node-server',
      'hono',
      'lru-cache',
      'negotiator',
      'pg',
    ]),
    onlyLibraries('contracts', ['viem']),
    onlyLibraries('local-stack', ['viem', '@foundry-rs/anvil']),
    onlyLibraries('deploy', ['viem']),
    {
      name: 'provider-apart-from-dialogs',
      severity: 'error',
      comment:
        'The provider of wallet-kit and its dialogs share contexts of base; the layer puts them together.',
      from: { path: '^packages/wallet-kit/src/(provider|dialogs)/', pathNot: TESTS },
      to: { path: '^packages/wallet-kit/src/(provider|dialogs)/', pathNot: '^packages/wallet-kit/src/$1/' },
    },
    {
      name: 'only-wallet-kit-knows-rainbowkit',
      severity: 'error',
      comment: 'The library under the wallet layer may change without affecting other code.',
      from: { pathNot: '^packages/wallet-kit/' },
      to: { path: 'node_modules/@rainbow-me/' },
    },
    {
      name: 'only-markdown-knows-its-parser',
      severity: 'error',
      comment: 'The parser loads only where Markdown is shown: one file of contests imports it.',
      from: { path: '^(packages|apps)/', pathNot: '^packages/contests/src/markdown\\.ts$' },
      to: { path: 'node_modules/marked/' },
    },
    {
      name: 'no-package-to-app',
      severity: 'error',
      comment: 'Packages do not know the apps.',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'no-app-to-app',
      severity: 'error',
      comment: 'Apps talk over HTTP, not by import (the story globs of storybook are no import).',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'no-feature-to-feature',
      severity: 'error',
      comment: 'What two features need belongs into shared/ or a package.',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'no-shared-to-feature',
      severity: 'error',
      comment: 'shared/, config/ and messages/ serve the features and know none of them.',
      from: { path: '^apps/web/src/(shared|config|messages)/' },
      to: { path: '^apps/web/src/(features|routes|shell)/' },
    },
    {
      name: 'no-deep-path',
      severity: 'error',
      comment: 'A package is imported through its public entries only (never by a path into its src).',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'tools-by-public-entries',
      severity: 'error',
      comment: 'Tools import a package through its public entries, as any other importer does.',
      from: { path: '^tools/' },
      to: { path: '^packages/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-product-to-tools',
      severity: 'error',
      comment: 'Shipped code knows no tool (apps/laurel is the stack of `npm start` as a package).',
      from: {
        path: '^(packages/[^/]+|apps/(web|api|scan))/src/',
        pathNot: '\\.(test|test-d|stories)\\.tsx?$',
      },
      to: { path: '^tools/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // tsup writes its bundled configuration beside the source, for the moment in which it loads it.
    exclude: { path: '(^|/)(dist|dist-prerender|storybook-static|artifacts)/|[.]bundled_' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'browser', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
