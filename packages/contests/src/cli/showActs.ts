import type { Hex } from 'viem';
import type { ContestEntry, ContestReplay } from '../acts/contestReplay.ts';
import { type Note, readNotes } from '../acts/notes.ts';
import { getNowSeconds } from '../base/bigint.ts';
import { ChainError } from '../base/errors.ts';
import type { ChainProgress } from '../chain/chainReader.ts';
import type { ActsReading } from '../chain/createActsReader.ts';
import { fetchContests } from '../chain/fetchContests.ts';
import { fetchNotes } from '../chain/fetchNotes.ts';
import { getPhase } from '../contest/contest.ts';
import type { EntryDocument } from '../document/contestDocument.ts';
import {
  type DocumentReading,
  readContestDocument,
  readEntriesDocument,
  readEntryDocument,
} from '../document/readDocument.ts';
import { toContest } from '../result/readResult.ts';
import type { ScannedActs } from '../scan/createActsFetch.ts';
import { createActsScan } from '../scan/createActsScan.ts';
import { createScanReader } from '../scan/createScanReader.ts';
import { readUid } from './act/actValues.ts';
import { describeActs, describeHead } from './describeActs.ts';
import { type ChainOptions, type OpenChain, openChain, readContest } from './input/openChain.ts';
import {
  describeProgress,
  type Terminal,
  toDate,
  toJson,
  toPlainText,
  toTable,
  UnusableInputError,
} from './input/terminal.ts';

/** Prints a contest as it is on the chain. */
export async function show(
  {
    uid,
    json,
    scan,
    ...options
  }: ChainOptions & {
    readonly uid: string | undefined;
    readonly scan?: boolean | undefined;
    readonly json?: boolean | undefined;
  },
  terminal: Terminal,
): Promise<0> {
  const contest = readUid(uid);
  const chain = await openChain(options);
  return showActs({ chain, uid: contest, json: json === true, isFromScan: scan === true }, terminal);
}

/** Options of `list`. `scan` reads from the chain's scan, which is faster but not verified. */
type ListOptions = ChainOptions & {
  readonly take: number;
  readonly scan?: boolean | undefined;
  readonly json?: boolean | undefined;
};

/** Prints the newest contests of a chain, newest first. */
export async function list(options: ListOptions, terminal: Terminal): Promise<0> {
  const chain = await openChain(options);
  const ask = options.scan ? askScan : askChain;
  const { contests, unreadable, time: now } = await ask(chain, options, terminal);
  terminal.progress('');
  if (options.json) {
    terminal.out(toJson(contests.map((contest) => ({ state: getPhase(contest, now), ...contest }))));
    return 0;
  }
  const rows = contests.map((contest) => [
    toDate(contest.time).slice(0, 10),
    getPhase(contest, now),
    contest.uid,
    toPlainText(contest.title),
  ]);
  terminal.out(toTable([['Started', 'State', 'UID', 'Title'], ...rows]));
  if (unreadable > 0)
    terminal.err(`${unreadable} more attestations under the schema cannot be read as contests.`);
  return 0;
}

/** A scan names no block, so the clock of this machine decides the states. */
async function askScan({ config }: OpenChain, { take }: ListOptions) {
  return {
    ...(await createScanReader({ config }).fetchContests({ skip: 0, take })),
    time: getNowSeconds(),
  };
}

async function askChain(chain: OpenChain, { take }: ListOptions, { progress }: Terminal) {
  const onProgress = (each: ChainProgress) => progress(describeProgress(each));
  const { block, ...found } = await fetchContests(chain, { take, onProgress });
  return { ...found, time: block.time };
}

type ContestRows = Pick<ActsReading, 'contest' | 'state'>;

type Shown = {
  readonly chain: OpenChain;
  readonly uid: Hex;
  readonly json: boolean;
  readonly isFromScan: boolean;
};

/**
 * Prints a contest with the times in force, its entries and the organizer's notes. Documents are read from
 * `data:` URIs only: nothing but the endpoint is asked, or the scan.
 */
export async function showActs({ chain, uid, json, isFromScan }: Shown, terminal: Terminal): Promise<0> {
  const reading = isFromScan ? await scanContest(chain, uid) : await readContest(chain, uid, terminal);
  const { state } = reading;
  const document = await readContestDocument(state.values);
  const names = await readEntryNames(state, document);
  const notes = await (isFromScan ? scanNotes(chain, reading) : readOwnNotes(chain, reading, terminal));
  const contest = toContest({ ...reading, document });
  // The clock of this machine may be wrong; a scan names no block.
  const phase = getPhase(contest, 'block' in reading ? reading.block.time : getNowSeconds());
  if (json) {
    const { postponements } = state;
    const numbers = state.entries.map(({ number, status, reason }) => {
      return { number, name: names.get(number) ?? null, status, reason };
    });
    const { order } = reading;
    terminal.out(toJson({ state: phase, order, ...contest, postponements, numbers, notes }));
    return 0;
  }
  if (isFromScan) terminal.err('From the scan, not verified.');
  terminal.out(
    [...describeHead(contest), toTable(describeActs(state, { contest, phase, document, names, notes }))].join(
      '\n',
    ),
  );
  return 0;
}

const openScan = ({ config }: OpenChain) => createActsScan({ config });

/** @throws {UnusableInputError} if the scan does not have such a contest | {ScanError} */
async function scanContest(chain: OpenChain, uid: Hex): Promise<ScannedActs> {
  const lookup = await openScan(chain).fetchActs(uid);
  if (lookup.status === 'found') return lookup.reading;
  if (lookup.status === 'not-found')
    throw new UnusableInputError('The scan has no attestation with this UID.');
  throw new UnusableInputError('The scan has no contest of a known resolver with this UID.');
}

async function scanNotes(chain: OpenChain, { contest, state }: ContestRows): Promise<readonly Note[]> {
  const { rows } = await openScan(chain).fetchNotes(contest);
  return readNotes(state, rows);
}

/** The names of entries whose document can be read, by their number. */
async function readEntryNames(
  { entries }: ContestReplay,
  document: DocumentReading,
): Promise<ReadonlyMap<number, string>> {
  const started = document.status === 'read' ? document.document.entries : [];
  const lists = new Map<Hex, readonly EntryDocument[]>();
  const names = new Map<number, string>();
  for (const { number, contentHash, submission, list } of entries) {
    if (list && !lists.has(list.uid)) lists.set(list.uid, await readLateList(entries, list));
    const texts = submission
      ? await readEntryDocument({ uri: submission.uri, contentHash })
      : list
        ? lists.get(list.uid)?.[list.place]
        : started[number - 1];
    if (texts) names.set(number, texts.name);
  }
  return names;
}

async function readLateList(
  entries: readonly ContestEntry[],
  { uid, uri, contentHash }: NonNullable<ContestEntry['list']>,
): Promise<readonly EntryDocument[]> {
  const hashes = entries.flatMap((each) => (each.list?.uid === uid ? [each.contentHash] : []));
  const reading = await readEntriesDocument({ uri, contentHash, entries: hashes });
  return reading.status === 'read' ? reading.document.entries : [];
}

/** The notes that count; null if the endpoint does not return them, which no other line depends on. */
async function readOwnNotes(
  chain: OpenChain,
  { contest, state }: ContestRows,
  terminal: Terminal,
): Promise<readonly Note[] | null> {
  try {
    const { rows } = await fetchNotes(chain, contest);
    return readNotes(state, rows);
  } catch (error) {
    if (!(error instanceof ChainError)) throw error;
    terminal.err(`The notes of the contest cannot be read: ${error.code}.`);
    return null;
  }
}
