import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Hex, keccak256 } from 'viem';
import type { ContestReplay } from '../../acts/contestReplay.ts';
import { findRefusal, findStartRefusal } from '../../acts/findRefusal.ts';
import type { PlannedAct } from '../../acts/plannedAct.ts';
import { getProtocol } from '../../acts/protocol.ts';
import { fetchLatestBlock } from '../../chain/blocks.ts';
import { encodeActData } from '../../contest/encode.ts';
import { readContest } from '../input/openChain.ts';
import { toJson, UnusableInputError } from '../input/terminal.ts';
import type { LaterAct, StartFile } from './documentFile.ts';
import { fetchNextTime, makeAct } from './makeAct.ts';
import { type Asked, refuse, toCall, toOutcome, withSender, writeUnsigned } from './sendAct.ts';

/**
 * Starts a contest, then adds the entries and judges that one act cannot hold. `started`: the contest that an earlier run
 * has started. The UID of a contest depends on the time of its block, so a file for another wallet has either the start or
 * all that follows.
 *
 * @returns 1 if an act is refused
 */
export async function startContest(
  asked: Asked,
  { values, later }: StartFile,
  started: Hex | null,
): Promise<0 | 1> {
  const data = encodeActData('contest', values);
  if (later.length === 0) {
    if (started !== null)
      throw new UnusableInputError('One act starts this contest: nothing is left to add. Omit --contest.');
    return start(asked, data);
  }
  if (!asked.account)
    return started === null
      ? writeStart(asked, data, later)
      : writeLater(asked, { data, later, contest: started });
  const outcomes: string[] = [];
  const { terminal } = asked;
  const noted = asked.json
    ? { ...asked, terminal: { ...terminal, out: (line: string) => void outcomes.push(line) } }
    : asked;
  const code = await sendAll(noted, { data, later, started }).finally(() => {
    const [first, ...others] = outcomes.map((outcome) => JSON.parse(outcome));
    if (first) terminal.out(toJson({ ...first, later: others }));
  });
  return code;
}

type Planned = { readonly data: Hex; readonly later: readonly LaterAct[] };

async function start(asked: Asked, data: Hex): Promise<0 | 1> {
  const { chain, from } = asked;
  const protocol = getProtocol(chain.config);
  if (!protocol) throw new UnusableInputError(`Chain ${chain.config.chain.id} has no resolver of contests.`);
  return withSender(asked, { data }, async (send) => {
    const time = await fetchNextTime(chain, await fetchLatestBlock(chain.client));
    const refusal = findStartRefusal(protocol, data, { from, time });
    if (refusal) return refuse(asked, { reason: refusal, time });
    return send(protocol, { kind: 'attest', name: 'contest', data });
  });
}

/** Sends the start, unless an earlier run has, and what the contest does not have yet. */
async function sendAll(
  asked: Asked,
  { data, later, started }: Planned & { readonly started: Hex | null },
): Promise<0 | 1> {
  const { terminal } = asked;
  const record = createRecord(asked, data);
  let contest = started ?? record.read();
  let state: ContestReplay | null = null;
  if (contest === null) {
    const onDone = (uid: Hex) => {
      contest = uid;
      record.write(uid);
    };
    const code = await start({ ...asked, onDone }, data);
    if (code !== 0 || contest === null) return code;
  } else {
    state = await readStarted(
      asked,
      contest,
      started === null ? ` Delete ${record.path} to ${ANOTHER}.` : '',
    );
    assertSameStart(state, data);
    terminal.err(`Going on with contest ${contest}, which was started before.`);
    if (asked.json) terminal.out(toOutcome(asked, { status: 'done', uid: contest }));
  }
  for (const part of later) {
    if (state && hasPart(state, part)) continue;
    const code = await makeAct(
      { ...asked, act: part.kind === 'list' ? 'list' : 'judge', contest },
      {
        asked: part,
        submissions: [],
        plan: (_at, reading) => toPlanned(part, reading.state),
      },
      contest,
    );
    if (code === 0) continue;
    const or = started === null ? `, or delete ${record.path} to ${ANOTHER}` : '';
    terminal.err(`Contest ${contest} is started. Run the command again to add what is left${or}.`);
    return code;
  }
  record.clear();
  return 0;
}

const ANOTHER = 'start another contest';

/**
 * The contest that an earlier run has started. `advice`: what to do if it takes nothing more.
 *
 * @throws {UnusableInputError} if it is not on the chain, or withdrawn
 */
async function readStarted({ chain, terminal }: Asked, contest: Hex, advice: string): Promise<ContestReplay> {
  const name = `Contest ${contest}, which was started before,`;
  const { state } = await readContest(chain, contest, terminal).catch((cause: unknown) => {
    if (!(cause instanceof UnusableInputError)) throw cause;
    throw new UnusableInputError(`${name} cannot be read. ${cause.message}${advice}`, { cause });
  });
  if (state.isRevoked) throw new UnusableInputError(`${name} is withdrawn.${advice}`);
  return state;
}

/** Writes the start for another wallet. */
async function writeStart(asked: Asked, data: Hex, later: readonly LaterAct[]): Promise<0 | 1> {
  const code = await start(asked, data);
  if (code === 0)
    asked.terminal.err(
      `Transactions that follow this one: ${later.length}. Once it is mined, run the command again with --contest and the UID of the contest, and another file.`,
    );
  return code;
}

/** Writes everything that a started contest does not have yet, in order. */
async function writeLater(
  asked: Asked,
  { data, later, contest }: Planned & { readonly contest: Hex },
): Promise<0 | 1> {
  const { chain, from, terminal } = asked;
  const { state: read, block, protocol } = await readContest(chain, contest, terminal);
  assertSameStart(read, data);
  const time = await fetchNextTime(chain, block);
  const state = read.clone();
  const calls = [];
  for (const part of later.filter((each) => !hasPart(read, each))) {
    const planned = toPlanned(part, state);
    const call = toCall(protocol, planned, contest);
    // An accepted act changes the state, on which the next one follows.
    const reason = findRefusal(state, planned, { from, time });
    if (reason) return refuse({ ...asked, contest }, { reason, state, planned, time });
    calls.push(call);
  }
  if (calls.length === 0 || asked.file === null)
    throw new UnusableInputError(`Contest ${contest} has every entry and judge of the file.`);
  return writeUnsigned({ ...asked, contest }, asked.file, calls);
}

/** @throws {UnusableInputError} */
function assertSameStart({ attestation }: ContestReplay, data: Hex): void {
  if (attestation.data === data) return;
  throw new UnusableInputError(
    `Contest ${attestation.uid} was not started from this file. Use the file and the options of its start.`,
  );
}

function toPlanned(part: LaterAct, state: ContestReplay): PlannedAct {
  if (part.kind === 'judges') {
    const judges = part.judges.filter((judge) => !state.judges.has(judge));
    return { kind: 'attest', name: 'judges', data: encodeActData('judges', { judges, listed: true }) };
  }
  const { kind: _, ...listed } = part;
  const data = encodeActData('list', { first: state.entries.length + 1, ...listed });
  return { kind: 'attest', name: 'list', data };
}

/**
 * True if the contest has all that the act adds.
 *
 * @throws {UnusableInputError} if it has some of the entries: the document of the act has all of them
 */
function hasPart({ entries, judges }: ContestReplay, part: LaterAct): boolean {
  if (part.kind === 'judges') return part.judges.every((judge) => judges.has(judge));
  const hashes = new Set(entries.map(({ contentHash }) => contentHash));
  const left = part.entries.filter((hash) => !hashes.has(hash));
  if (left.length === 0 || left.length === part.entries.length) return left.length === 0;
  throw new UnusableInputError(
    `The contest has ${part.entries.length - left.length} of ${part.entries.length} entries of a list that follows: they were added in other portions. Write the others into a file and add them with the command list.`,
  );
}

/**
 * The contest that was started from this data, in a file until it has everything. So a command that was interrupted
 * between two transactions does not start a second contest.
 */
function createRecord({ account, chain, context }: Asked, data: Hex) {
  const name = `${chain.config.chain.id}-${account?.address.toLowerCase()}-${keccak256(data).slice(2, 18)}`;
  const path = join(context.folder, `started-${name}.txt`);
  return {
    path,
    read: (): Hex | null => {
      let text: string;
      try {
        text = readFileSync(path, 'utf8').trim();
      } catch (error) {
        if (Object(error).code === 'ENOENT') return null;
        throw error;
      }
      // Checked to be hex.
      if (/^0x[0-9a-f]{64}$/.test(text)) return text as Hex;
      throw new UnusableInputError(
        `${path} cannot be read. Pass the UID of the contest that was started with --contest, or delete the file to start another one.`,
      );
    },
    write: (uid: Hex): void => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `${uid}\n`, { flush: true, mode: 0o600 });
    },
    clear: (): void => rmSync(path, { force: true }),
  };
}
