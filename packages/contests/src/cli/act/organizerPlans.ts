import { type Address, type Hex, isAddress } from 'viem';
import type { Protocol } from '../../acts/contestReplay.ts';
import { encodeNote } from '../../acts/encodeNote.ts';
import { type NoteAbout, parseNote } from '../../acts/notes.ts';
import type { PlannedAct } from '../../acts/plannedAct.ts';
import { checksumAddress } from '../../base/address.ts';
import type { Attestation } from '../../base/attestation.ts';
import type { ActsReading } from '../../chain/createActsReader.ts';
import { type Schedule, TIME_NAMES } from '../../contest/decode.ts';
import { encodeActData } from '../../contest/encode.ts';
import { ACT_LIMITS } from '../../contest/schemas.ts';
import { toPlainText, UnusableInputError } from '../input/terminal.ts';
import {
  type ActValues,
  type Moment,
  readEntryNumber,
  readMoment,
  readPublishing,
  readText,
  readUid,
  readWrittenText,
} from './actValues.ts';
import { readEntriesFile } from './documentFile.ts';
import { readTextFile } from './jsonFields.ts';

type Listed = { readonly word: string; readonly place: string };

/**
 * The judges of a command: addresses as words, and those of a file with one judge a line. What follows an address is the
 * judge's name, which the chain does not get.
 *
 * @throws {UnusableInputError} which names the line of the file
 */
async function readJudges(words: readonly string[], path: string | undefined): Promise<Address[]> {
  const listed: readonly Listed[] = [
    ...words.map((word, index) => ({ word, place: `Address ${index + 1}` })),
    ...(path === undefined ? [] : await readLines(path)),
  ];
  if (listed.length === 0)
    throw new UnusableInputError('Which judges? Pass their addresses, or --file FILE.');
  const places = new Map<Address, string>();
  for (const { word, place } of listed) {
    const judge = readAddress(word);
    if (!judge)
      throw new UnusableInputError(
        `${place} is not an address: 0x and 40 hex digits, with the right checksum or in lower case.`,
      );
    const other = places.get(judge);
    if (other !== undefined)
      throw new UnusableInputError(`${place} is the same judge as ${lowerFirst(other)}.`);
    places.set(judge, place);
  }
  return [...places.keys()];
}

async function readLines(path: string): Promise<readonly Listed[]> {
  const lines = (await readTextFile(path)).split(/\r\n|\r|\n/);
  return lines.flatMap((line, index) => {
    const [word = ''] = line.trim().split(/[\s,;]/, 1);
    if (word === '' || word.startsWith('#')) return [];
    return [{ word, place: `Line ${index + 1} of ${toPlainText(path)}` }];
  });
}

// Addresses in one case have no checksum.
const readAddress = (word: string): Address | null => (isAddress(word) ? checksumAddress(word) : null);

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A contest as it is on the chain, and who acts; null if that is not known. */
type Situation = {
  readonly protocol: Protocol;
  readonly contest: Hex;
  readonly from: Address | null;
  /** An attestation that is no act, such as a note. */
  readonly fetchAttestation: (uid: Hex) => Promise<Attestation | null>;
};

/** An act that was read from the command line and its files. */
export type ActPlan = {
  /** Equal for equal commands: what the user asked for, without anything that the chain or chance adds. */
  readonly asked: unknown;
  /** The submissions that the act names. */
  readonly submissions: readonly Hex[];
  /** Null if there is nothing to withdraw. */
  readonly plan: (at: Situation, reading: ActsReading) => PlannedAct | null | Promise<PlannedAct | null>;
  /** Called once the act is accepted, before it is sent. */
  readonly keep?: () => Promise<void>;
};

/** The words after the chain and the contest, and the options of an act. */
export type Input = { readonly words: readonly string[]; readonly values: ActValues };

/**
 * The plans of the acts that only the organizer makes, without `admit`.
 *
 * @throws {UnusableInputError}
 */
export const ORGANIZER_PLANS = {
  async judge({ words: [change, ...words], values }: Input): Promise<ActPlan> {
    if (change !== 'add' && change !== 'remove')
      throw new UnusableInputError('Add judges, or remove them: judge <chain> <contest-uid> add 0x…');
    const judges = await readJudges(words, values.file);
    if (judges.length > ACT_LIMITS.judges)
      throw new UnusableInputError(
        `These are ${judges.length} judges, and one act changes at most ${ACT_LIMITS.judges}: split the list, and run the command once for each part.`,
      );
    const data = encodeActData('judges', { judges, listed: change === 'add' });
    return { asked: data, submissions: [], plan: () => ({ kind: 'attest', name: 'judges', data }) };
  },

  async disqualify({ words: [word], values }: Input): Promise<ActPlan> {
    const data = encodeActData('disqualify', {
      entry: readEntryNumber(word),
      reason: await readReason(values),
    });
    return { asked: data, submissions: [], plan: () => ({ kind: 'attest', name: 'disqualify', data }) };
  },

  async postpone({ values }: Input): Promise<ActPlan> {
    const moments = readMoments(values);
    const reason = await readReason(values);
    const asked = { reason, times: TIME_NAMES.map((name) => values[OPTIONS[name]] ?? null) };
    return {
      asked,
      submissions: [],
      plan: (_at, { state }) => {
        const times = moveTimes(state.times, moments, state.isSealed);
        return { kind: 'attest', name: 'postpone', data: encodeActData('postpone', { ...times, reason }) };
      },
    };
  },

  async list({ words: [path = ''], values }: Input): Promise<ActPlan> {
    const listed = await readEntriesFile(path, readPublishing(values));
    return {
      asked: listed,
      submissions: [],
      plan: (_at, { state }) => {
        const first = state.entries.length + 1;
        return { kind: 'attest', name: 'list', data: encodeActData('list', { first, ...listed }) };
      },
    };
  },

  async note({ words: [given], values }: Input): Promise<ActPlan> {
    const { kind = 'text' } = values;
    if (!/^\P{Cc}{1,100}$/u.test(kind))
      throw new UnusableInputError('--kind must have 1 to 100 characters, such as text or awards.');
    const about = readAbout(values.about);
    const text = await readNoteText(given, values.file);
    checkJson(kind, text);
    return {
      asked: { about, kind, text },
      submissions: typeof about === 'string' ? [about] : [],
      plan: ({ contest }) => {
        const data = encodeNote({ about: about === contest ? null : about, kind, text });
        return { kind: 'attest', name: 'note', data };
      },
    };
  },
} as const satisfies Record<string, (input: Input) => Promise<ActPlan>>;

async function readReason(values: ActValues): Promise<string> {
  const reason = await readText(values, 'reason');
  if (reason !== undefined) return reason;
  throw new UnusableInputError('A reason is needed, which is public: --reason TEXT, or --reason-file FILE.');
}

const OPTIONS = {
  submissionsUntil: 'submissions-until',
  opensAt: 'opens-at',
  closesAt: 'closes-at',
  revealUntil: 'reveal-until',
} as const satisfies { readonly [Name in keyof Schedule]: keyof ActValues };

type Moments = { readonly [Name in keyof Schedule]?: Moment };

function readMoments(values: ActValues): Moments {
  const given = TIME_NAMES.flatMap((name) => {
    const word = values[OPTIONS[name]];
    return word === undefined ? [] : [[name, readMoment(OPTIONS[name], word)] as const];
  });
  if (given.length > 0) return Object.fromEntries(given);
  const options = Object.values(OPTIONS).map((each) => `--${each}`);
  throw new UnusableInputError(`Which time is postponed? Pass at least one of ${options.join(', ')}.`);
}

/** The times after the postponement: those that are not given stay. In an open contest `revealUntil` equals `closesAt`. */
function moveTimes(inForce: Schedule, moments: Moments, isSealed: boolean): Schedule {
  const move = (name: keyof Schedule) => moments[name]?.(inForce[name]) ?? inForce[name];
  const closesAt = move('closesAt');
  const revealUntil = isSealed || moments.revealUntil ? move('revealUntil') : closesAt;
  return { submissionsUntil: move('submissionsUntil'), opensAt: move('opensAt'), closesAt, revealUntil };
}

function readAbout(word: string | undefined): NoteAbout {
  if (word === undefined) return null;
  return word.startsWith('0x') ? (readUid(word) satisfies Hex) : readEntryNumber(word);
}

async function readNoteText(given: string | undefined, path: string | undefined): Promise<string> {
  if ((given === undefined) === (path === undefined))
    throw new UnusableInputError('A note needs its text, or --file FILE, not both.');
  const text = path === undefined ? given : await readWrittenText(path);
  if (text) return text;
  throw new UnusableInputError('The note has no text.');
}

const JSON_KINDS: { readonly [kind: string]: string } = {
  assignments: '[["0x…", 1, 2]]',
  awards: '[{ "prize": "…", "entry": 1, "reason": "…" }]',
};

/** Readers show JSON that they cannot parse as text. */
function checkJson(kind: string, text: string): void {
  const shape = Object.hasOwn(JSON_KINDS, kind) ? JSON_KINDS[kind] : undefined;
  if (shape === undefined) return;
  const parsed = parseNote({ uid: '0x', time: 0n, about: null, kind, text });
  if (parsed.kind === 'other') throw new UnusableInputError(`A note of kind ${kind} must be JSON: ${shape}.`);
}
