/**
 * What most pages draw with. Sheets, dialogs and forms stay with those who use them, and so does what comes after a
 * page was drawn: the second ranking, the picture of a winner.
 */
const OF_MOST_PAGES = [
  'packages/ui-theme/src/(address|avatar|banner|card|empty-state|icons/(?!pageIcons)|meter|skeleton|table|tag|use)',
  'packages/contests/src/(abi|attestation|contest|evaluation|judge|rule/(?!findSeverities|groupByEntry|rankAdditively)|schemas)',
  'apps/web/src/(routes/(find|load|use)|shared/(chain/attestationsQuery|messages/en/address|contest/(?!check/(?!CheckLineSlot)|data/askAgain)|page/(?!InOrder|ShowMore)|scan)|shared/time/(?!formatDay)|shared/text/(formatNumber|getShownTitle|nameEntry|shortenLink|showLink)|shared/contest-card/StateTag|shared/writing/(keptIntents|useIntents))',
  'packages/chain-config/src/urls',
  'node_modules/(lucide-react/(?!.*/(trophy|external-link|download|shield-check))|@tanstack/react-query/(?!.*/use(Mutation|InfiniteQuery|Queries)))',
];

/**
 * How modules are put together into files. Left alone, everything that two places share becomes a file of its own:
 * many small files, each compressed for itself, which made the first page 7 % heavier.
 */
export const chunkGroups = [
  // What every page needs before it can run.
  { name: 'app', tags: ['$initial' as const], priority: 2 },
  { name: 'page', priority: 1, minShareCount: 2, test: new RegExp(OF_MOST_PAGES.join('|')) },
];
