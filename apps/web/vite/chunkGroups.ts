/**
 * How modules are put together into files. Left alone, everything that two places share becomes a file of its own:
 * many small files, each compressed for itself, which made the first page 7 % heavier.
 */
export const chunkGroups = [
  // What every page needs before it can run.
  { name: 'app', tags: ['$initial' as const], priority: 2 },
  // What most pages draw with. Sheets, dialogs and forms stay with those who use them.
  {
    name: 'page',
    priority: 1,
    minShareCount: 3,
    test: new RegExp(
      [
        'packages/ui-theme/src/(address|avatar|banner|card|empty-state|icons|link|meter|skeleton|table|tag|use)',
        'packages/contests/src/(abi|attestation|contest|evaluation|rule|schemas)',
        'apps/web/src/(routes|shared/(contest|contest-card|text|time))/',
        'node_modules/(lucide-react|@tanstack/react-query)/',
      ].join('|'),
    ),
  },
];
