import { type Summary, summarize } from '../record/record.ts';
import { PEERS } from './buildPeers.ts';
import { measureRound, VISITS, type VisitKind } from './measurePage.ts';
import { NETWORKS, type Network } from './openVisit.ts';
import { FIGURES, type FigureName, type PageName, type Values } from './pages.ts';
import type { Samples } from './samples.ts';

export const PAGE_NAMES: readonly PageName[] = ['laurel', ...PEERS];
export const NETWORK_NAMES: readonly Network[] = ['slow', 'fast'];

export type Round = Partial<Record<VisitKind, Values>>;

/** One figure of one page. `missed` counts the visits that ended without a value, such as a click without a dialog. */
export type Cell = { readonly summary: Summary | null; readonly missed: number };

/** By network, kind of visit, figure and page. */
export type KitResults = Record<
  Network,
  Record<VisitKind, Partial<Record<FigureName, Record<PageName, Cell>>>>
>;

/** All pages take turns, in another order each time, so that a busy moment of the machine hits none of them alone. */
export async function measureKits(options: {
  urls: Readonly<Record<PageName, string>>;
  runs: number;
  visits: readonly VisitKind[];
  samples: Samples<Round>;
}): Promise<KitResults> {
  const { urls, runs, visits, samples } = options;
  const rounds: { page: PageName; network: Network; round: Round }[] = [];
  for (let run = 0; run < runs; run++)
    for (const network of NETWORK_NAMES)
      for (const page of rotate(PAGE_NAMES, run)) {
        const key = `kits ${network} ${page} ${run}`;
        const subject = { page, network, url: urls[page] };
        const round = await samples.take(key, () => measureRound(subject, visits));
        rounds.push({ page, network, round });
        console.log(`  ${run + 1}/${runs} ${page}, ${NETWORKS[network].name}: ${showRound(round)}`);
      }
  return summarizeRounds(rounds);
}

export function summarizeRounds(
  rounds: readonly { page: PageName; network: Network; round: Round }[],
): KitResults {
  const toCell = (network: Network, kind: VisitKind, figure: FigureName, page: PageName): Cell => {
    const values = rounds
      .filter((each) => each.page === page && each.network === network)
      .map(({ round }) => round[kind]?.[figure])
      .filter((value) => value !== undefined);
    const found = values.filter((value) => value !== null);
    return { summary: found.length > 0 ? summarize(found) : null, missed: values.length - found.length };
  };
  const toRecord = <Key extends string, Value>(keys: readonly Key[], of: (key: Key) => Value) =>
    // The cast: Object.fromEntries loses the key type.
    Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, Value>;
  return toRecord(NETWORK_NAMES, (network) =>
    toRecord(VISITS, (kind) =>
      // The cast: Object.keys loses the key type.
      toRecord(Object.keys(FIGURES) as FigureName[], (figure) =>
        toRecord(PAGE_NAMES, (page) => toCell(network, kind, figure, page)),
      ),
    ),
  );
}

function rotate<Item>(items: readonly Item[], by: number): readonly Item[] {
  const from = by % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
}

const showRound = ({ cold, impatient }: Round) =>
  Object.entries({ ...cold, ...impatient })
    .map(([name, value]) => `${name} ${typeof value === 'number' ? Number(value.toPrecision(3)) : 'none'}`)
    .join(', ');
