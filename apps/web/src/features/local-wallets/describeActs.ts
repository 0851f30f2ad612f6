import { decodeActData, decodeNote, readEntriesDocument, readEntryDocument, toIsoTime } from '@org/contests';
import { cutMiddle } from '@org/contests/names';
import { locale } from '@org/contests-react/messages';
import type { Hex } from 'viem';
import { messages } from '../../messages/messages.ts';
import type { KnownContest, Names } from './knownContest.ts';
import type { WalletAct } from './readActs.ts';

const actsMessages = messages.localWallets.acts;

/** A description of acts: their contest, one line for all of them, and a line for each. */
export type ActsDescription = {
  readonly contest: string | null;
  readonly summary: string;
  readonly acts: readonly string[];
};

/** Describes acts in words. All texts are untrusted, and shown as text. */
export async function describeActs(acts: readonly WalletAct[], names: Names): Promise<ActsDescription> {
  const contests = new Map<Hex, KnownContest | null>();
  const findContest = async (uid: Hex) => {
    const known = contests.has(uid) ? (contests.get(uid) ?? null) : await names.findContest(uid);
    contests.set(uid, known);
    return known;
  };
  const lines: string[] = [];
  for (const act of acts) lines.push(await describeAct(act, { ...names, findContest }));
  const [first] = [...contests.values()].filter((contest) => contest !== null);
  return { contest: first?.title ?? null, summary: summarize(acts, lines), acts: lines };
}

function summarize(acts: readonly WalletAct[], lines: readonly string[]): string {
  const { length } = acts;
  if (length === 1) return lines[0] ?? '';
  const isAll = (...names: string[]) =>
    acts.every((act) => act.kind === 'attest' && names.includes(act.name));
  if (isAll('reveal')) return actsMessages.reveals(length);
  if (isAll('evaluation')) return actsMessages.reviews(length);
  if (isAll('commit')) return actsMessages.seals(length);
  if (acts.some(({ kind }) => kind === 'deploy' || kind === 'register')) return actsMessages.protocol;
  return actsMessages.many(length);
}

async function describeAct(act: WalletAct, names: Names): Promise<string> {
  switch (act.kind) {
    case 'attest':
      return describeMade(act, names);
    case 'revoke':
      return describeRevoked(act, names);
    case 'register':
      return actsMessages.register(act.definition);
    case 'profile':
    case 'deploy':
    case 'unknown':
      return actsMessages[act.kind];
  }
}

async function describeMade(
  { name, data, contest: uid }: Extract<WalletAct, { kind: 'attest' }>,
  { findContest }: Names,
): Promise<string> {
  if (name === 'contest') {
    const read = decodeActData(name, data);
    return read.ok
      ? actsMessages.start(read.value.title, read.value.entries.length, read.value.judges.length)
      : actsMessages.unknown;
  }
  const contest = await findContest(uid);
  const nameEntry = (n: number) => contest?.entries.get(n) || actsMessages.entry(n);
  if (name === 'note') {
    const read = decodeNote(data);
    return read.ok ? actsMessages.note(read.value.text) : actsMessages.unknown;
  }
  if (name === 'other') return actsMessages.unknown;
  const read = decodeActData(name, data);
  if (!read.ok) return actsMessages.unknown;
  return describeValues({ name, value: read.value } as Decoded, { contest, nameEntry });
}

type Decoded = {
  readonly [Name in Exclude<Parameters<typeof decodeActData>[0], 'contest'>]: {
    readonly name: Name;
    readonly value: Extract<ReturnType<typeof decodeActData<Name>>, { ok: true }>['value'];
  };
}[Exclude<Parameters<typeof decodeActData>[0], 'contest'>];

async function describeValues(
  { name, value }: Decoded,
  {
    contest,
    nameEntry,
  }: { readonly contest: KnownContest | null; readonly nameEntry: (n: number) => string },
): Promise<string> {
  const toPoints = (points: readonly number[]) =>
    points
      .map((given, index) => {
        const criterion = contest?.criteria[index];
        return actsMessages.points(
          criterion?.label || actsMessages.criterion(index + 1),
          given,
          criterion?.maxPoints,
        );
      })
      .join(', ');
  const comment = (text: string) => (text === '' ? actsMessages.noComment : actsMessages.comment(text));
  switch (name) {
    case 'entry': {
      const texts = await readEntryDocument(value);
      const called = texts?.name ?? actsMessages.unread;
      return value.replaces ? actsMessages.edit(called) : actsMessages.submit(called);
    }
    case 'admit': {
      const named = value.submissions.map((uid) => contest?.submissions.get(uid) ?? cutMiddle(uid, 12));
      return actsMessages.admit(named.join(', '), value.first);
    }
    case 'list': {
      const late = await readEntriesDocument(value);
      const called = late.status === 'read' ? late.document.entries.map((each) => each.name) : [];
      return actsMessages.list(value.entries.length, called.join(', '));
    }
    case 'judges':
      return value.listed
        ? actsMessages.addJudges(value.judges.join(', '))
        : actsMessages.removeJudges(value.judges.join(', '));
    case 'evaluation':
      return actsMessages.review(nameEntry(value.entry), toPoints(value.points), comment(value.comment));
    case 'reveal':
      return actsMessages.reveal(nameEntry(value.entry), toPoints(value.points), comment(value.comment));
    case 'commit':
      return actsMessages.seal(nameEntry(value.entry));
    case 'recusal':
      return actsMessages.recuse(nameEntry(value.entry));
    case 'disqualify':
      return actsMessages.disqualify(nameEntry(value.entry), value.reason);
    case 'postpone':
      return actsMessages.postpone(formatTime(value.closesAt), value.reason);
  }
}

/** A time with its time zone; one that no date can hold as its seconds. */
function formatTime(seconds: bigint): string {
  const time = toIsoTime(seconds);
  if (time === undefined) return `${seconds}`;
  const { format } = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'long' });
  return format(new Date(time));
}

async function describeRevoked(
  { name, uid }: Extract<WalletAct, { kind: 'revoke' }>,
  { findContest, findAttestation }: Names,
): Promise<string> {
  if (name === 'note') return actsMessages.withdrawNote;
  if (name === 'contest') {
    const contest = await findContest(uid);
    return actsMessages.withdrawContest(contest?.title ?? cutMiddle(uid, 12));
  }
  const known = await findAttestation(uid);
  const contest = known && (await findContest(known.contest));
  if (name === 'entry')
    return actsMessages.withdrawSubmission(contest?.submissions.get(uid) ?? cutMiddle(uid, 12));
  if (name !== 'evaluation' && name !== 'commit') return actsMessages.unknown;
  const entry = known?.entry ?? 0;
  return actsMessages.withdrawReview(contest?.entries.get(entry) || actsMessages.entry(entry));
}
