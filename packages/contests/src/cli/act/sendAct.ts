import { join } from 'node:path';
import {
  type Address,
  decodeFunctionData,
  type Hex,
  isAddressEqual,
  keccak256,
  stringToHex,
  zeroAddress,
  zeroHash,
} from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import type { ContestReplay, Protocol } from '../../acts/contestReplay.ts';
import type { ActRefusal } from '../../acts/findRefusal.ts';
import { type ActSchemaName, getSchemaUid, isRevocable, type PlannedAct } from '../../acts/plannedAct.ts';
import { getProtocol } from '../../acts/protocol.ts';
import { easAbi } from '../../chain/generated/easAbi.ts';
import { NOTE_SCHEMA_UID } from '../../contest/schemas.ts';
import { createJournal } from '../../send/journal.ts';
import { createNode, type Receipt } from '../../send/node.ts';
import { StepError } from '../../send/sendErrors.ts';
import { createSender, type PendingCall } from '../../send/sender.ts';
import { writeSafeBatch } from '../../send/writeSafeBatch.ts';
import { encodeAttestCall, encodeRevokeCall } from '../../write/easCalls.ts';
import { findUids } from '../../write/written.ts';
import type { OpenChain } from '../input/openChain.ts';
import { type Terminal, toJson, toTable } from '../input/terminal.ts';
import { describeRefusal } from './refusalSentences.ts';

/** The schemas that an act attests under; a withdrawal revokes. */
const SCHEMAS = {
  start: ['contest'],
  enter: ['entry'],
  admit: ['admit'],
  list: ['list'],
  judge: ['judges'],
  disqualify: ['disqualify'],
  postpone: ['postpone'],
  review: ['evaluation', 'commit'],
  reveal: ['reveal'],
  recuse: ['recusal'],
  note: ['note'],
  withdraw: [],
} as const satisfies Record<string, readonly ActSchemaName[]>;

/** The commands that send something. */
export type ActName = keyof typeof SCHEMAS;

/**
 * True if the command that the part names makes this call: to the EAS of the resolver, under a
 * schema of that act, and about this contest if the part is that of the present command.
 */
export function isActCall(
  { part, to, data, value }: PendingCall,
  present: { readonly protocol: Protocol | null; readonly part: string; readonly contest: Hex | null },
): boolean {
  const act = part.split(' ', 1)[0] ?? '';
  if (!isAct(act) || value !== 0n || !present.protocol) return false;
  const { eas, schemas } = present.protocol;
  if (!isAddressEqual(eas, to)) return false;
  const call = decode(data);
  if (call?.functionName === 'revoke')
    return act === 'withdraw' && [...Object.values(schemas), NOTE_SCHEMA_UID].includes(call.args[0].schema);
  if (call?.functionName !== 'attest') return false;
  const [{ schema, data: attestation }] = call.args;
  const isPresent = part !== present.part || attestation.refUID === (present.contest ?? zeroHash);
  const names: readonly ActSchemaName[] = SCHEMAS[act];
  return isPresent && names.some((name) => getSchemaUid(schemas, name) === schema);
}

const isAct = (word: string): word is ActName => Object.hasOwn(SCHEMAS, word);

function decode(data: Hex) {
  try {
    return decodeFunctionData({ abi: easAbi, data });
  } catch {
    return undefined;
  }
}

/** The parts of the process that a sending command needs. */
export type ActContext = {
  /** The key is removed from it. */
  readonly env: Record<string, string | undefined>;
  /** The folder of the notes about sent transactions. */
  readonly folder: string;
  /** How long to wait until a transaction is mined. */
  readonly patienceMs: number;
};

/** The signer: the key of the environment, or somebody else, with the file for the transaction. */
export type Signer =
  | { readonly account: PrivateKeyAccount; readonly file: null; readonly from: Address }
  | { readonly account: null; readonly file: string; readonly from: Address | null };

/** The requested act, its signer and chain. `contest` is null for a new contest. */
export type Asked = Signer & {
  readonly act: ActName;
  readonly chain: OpenChain;
  readonly contest: Hex | null;
  readonly json: boolean;
  readonly context: ActContext;
  readonly terminal: Terminal;
  /** Called once the act is mined, with the UID of its attestation. */
  readonly onDone?: (uid: Hex) => void;
};

type Send = (protocol: Protocol, act: PlannedAct) => Promise<0>;

/**
 * Runs an act with what sends it. A transaction that an earlier run has sent is finished first; if it was of the same
 * command, it is the outcome, and nothing is sent twice.
 */
export async function withSender(
  asked: Asked,
  input: unknown,
  run: (send: Send) => Promise<0 | 1>,
): Promise<0 | 1> {
  const { act, chain, account, context, terminal } = asked;
  const { config, urls } = chain;
  if (!account)
    return run(async (protocol, planned) =>
      writeUnsigned(asked, asked.file, [toCall(protocol, planned, asked.contest)]),
    );
  const chainId = config.chain.id;
  const node = createNode({ chainId, urls });
  const journal = createJournal(join(context.folder, `${chainId}-${account.address.toLowerCase()}.json`));
  const { patienceMs } = context;
  const sender = createSender({ node, config, account, journal, log: terminal.err, patienceMs });
  const part = `${act} ${keccak256(stringToHex(toJson(input))).slice(0, 18)}`;
  const settled = await sender.settle((call) =>
    isActCall(call, { protocol: getProtocol(config), part, contest: asked.contest }),
  );
  if (settled?.part === part && settled.receipt) return report(asked, settled.receipt);
  return run(async (protocol, planned) => {
    const step = { ...toCall(protocol, planned, asked.contest), value: 0n };
    const receipt = await sender.send(step, part);
    if (receipt) return report(asked, receipt);
    throw new StepError(
      'Another transaction of this account took its place. Look at the contest, then try again.',
    );
  });
}

/** The call of EAS. */
export function toCall({ eas, schemas }: Protocol, act: PlannedAct, contest: Hex | null) {
  if (act.kind === 'revoke') {
    const { uid, schema } = act.attestation;
    return { to: eas, data: encodeRevokeCall({ uid, schemaUid: schema }) };
  }
  const { data, name } = act;
  const schemaUid = getSchemaUid(schemas, name);
  const refUid = contest ?? zeroHash;
  return { to: eas, data: encodeAttestCall({ schemaUid, data, revocable: isRevocable(name), refUid }) };
}

/** Writes the file for another wallet. */
export function writeUnsigned(asked: Asked, file: string, calls: readonly ReturnType<typeof toCall>[]): 0 {
  const { act, chain, contest, terminal } = asked;
  const description = `Laurel: ${act} ${contest ?? 'a contest'}`;
  const valued = calls.map((call) => ({ ...call, value: 0n }));
  writeSafeBatch(file, { chainId: chain.config.chain.id, description, calls: valued });
  if (asked.json) terminal.out(toOutcome(asked, { status: 'unsigned', file }));
  else
    terminal.out(
      `Wrote ${calls.length === 1 ? 'the transaction' : `${calls.length} transactions`} to ${file}. Nothing was sent.`,
    );
  return 0;
}

/** @throws {StepError} if the transaction failed */
function report(asked: Asked, receipt: Receipt): 0 {
  const { act, chain, account, terminal } = asked;
  const { hash: transaction, blockNumber: block } = receipt;
  const written = { act: act === 'withdraw' ? 'revoke' : 'attest' } as const;
  const source = { config: chain.config, account: account?.address ?? zeroAddress };
  const [uid] = findUids(receipt, source, written) ?? [];
  if (!receipt.isSuccess || uid === undefined)
    throw new StepError(`The transaction failed: ${transaction}. Run the command again to see why.`);
  asked.onDone?.(uid);
  if (asked.json) terminal.out(toOutcome(asked, { status: 'done', uid, transaction, block }));
  else
    terminal.out(
      toTable([
        ['UID', uid],
        ['Transaction', transaction],
        ['Block', String(block)],
      ]),
    );
  return 0;
}

/** Says why an act is refused. `state` and `planned` are null for a contest that is not started yet. */
export function refuse(
  asked: Asked,
  {
    reason,
    state = null,
    planned = null,
    time,
  }: {
    readonly reason: ActRefusal;
    readonly state?: ContestReplay | null;
    readonly planned?: PlannedAct | null;
    readonly time: bigint;
  },
): 1 {
  const { terminal } = asked;
  terminal.err(`${describeRefusal(reason, state, time, planned)} Nothing was sent. (${reason})`);
  if (asked.json) terminal.out(toOutcome(asked, { status: 'refused', reason }));
  return 1;
}

type Outcome = {
  readonly status: 'done' | 'unsigned' | 'refused';
  readonly reason?: ActRefusal;
  readonly uid?: Hex;
  readonly transaction?: Hex;
  readonly block?: bigint;
  readonly file?: string;
};

/** The outcome for programs. A contest that was started is its own contest. */
export function toOutcome({ act, chain, contest }: Asked, outcome: Outcome): string {
  const { status, reason = null, uid = null, transaction = null, block = null, file = null } = outcome;
  return toJson({
    ...{ status, reason, act, chainId: chain.config.chain.id, contest: contest ?? uid },
    ...{ uid, transaction, block, file },
  });
}
