import { checksumAddress } from '../../base/address.ts';
import { isOnThisMachine, readKey } from '../../send/readKey.ts';
import { SetupError } from '../../send/sendErrors.ts';
import { findEndpoints, openChain } from '../input/openChain.ts';
import { type Terminal, UnusableInputError } from '../input/terminal.ts';
import { PLANS } from './actPlans.ts';
import { type ActValues, readPublishing, readUid } from './actValues.ts';
import { readContestFile } from './documentFile.ts';
import { makeAct } from './makeAct.ts';
import type { ActContext, ActName, Signer } from './sendAct.ts';
import { startContest } from './startContest.ts';

export type ActOptions = {
  readonly act: ActName;
  /** The chain, for all acts but `start` the contest, and what else the act takes. */
  readonly words: readonly string[];
  readonly values: ActValues & {
    readonly unsigned?: string | undefined;
    readonly from?: string | undefined;
    readonly json?: boolean | undefined;
  };
};

const KEY_VARIABLE = 'CONTESTS_PRIVATE_KEY';

/**
 * Makes an act in a contest, or starts one: checks it against the contest as it is on the chain, then sends it
 * with the key of the environment, or writes it to a file for another wallet.
 *
 * @returns 1 if the act is refused
 * @throws {UnusableInputError} | {SetupError} | {StepError} | {NodeError} | {ChainError}
 */
export async function performAct(
  { act, words, values }: ActOptions,
  terminal: Terminal,
  context: ActContext,
): Promise<0 | 1> {
  const [slug = '', ...rest] = words;
  const { urls } = findEndpoints(slug);
  refuseKey(words, values, context);
  const signer = readSigner(values, context, isOnThisMachine(urls));
  const contest = act === 'start' ? null : readUid(rest[0]);
  const input = { words: act === 'start' ? rest : rest.slice(1), values };
  if (act === 'start') {
    const started = values.contest === undefined ? null : readUid(values.contest);
    const file = await readContestFile(rest[0] ?? '', readPublishing(values));
    const chain = await openChain({ chain: slug });
    const asked = { act, chain, contest, json: values.json === true, context, terminal, ...signer };
    return startContest(asked, file, started);
  }
  const plan = await PLANS[act](input);
  const chain = await openChain({ chain: slug });
  const asked = { act, chain, contest, json: values.json === true, context, terminal, ...signer };
  return makeAct(asked, plan, readUid(rest[0]));
}

/** @throws {SetupError} if the key is among the arguments, too; the message does not repeat it */
function refuseKey(words: readonly string[], values: ActOptions['values'], { env }: ActContext): void {
  const digits = /[0-9a-f]{64}/i.exec(env[KEY_VARIABLE] ?? '')?.[0].toLowerCase();
  const given = [...words, ...Object.values(values)].map((each) => String(each).toLowerCase());
  if (digits !== undefined && given.some((each) => each.includes(digits)))
    throw new SetupError(
      `The private key is an argument. Arguments are visible to other programs and kept in the history of the shell: do not use this key any more. A key is read from ${KEY_VARIABLE} only.`,
    );
}

/** @throws {UnusableInputError} | {SetupError} */
function readSigner({ unsigned, from }: ActOptions['values'], { env }: ActContext, isLocal: boolean): Signer {
  if (unsigned === undefined) {
    if (from !== undefined)
      throw new UnusableInputError('--from is for --unsigned: a key has its own account.');
    const account = readKey(env, { variable: KEY_VARIABLE, isLocal });
    return { account, file: null, from: account.address };
  }
  delete env[KEY_VARIABLE];
  if (unsigned === '') throw new UnusableInputError('--unsigned needs the name of a file.');
  if (from !== undefined && !/^0x[0-9a-f]{40}$/i.test(from))
    throw new UnusableInputError('--from must be an address: 0x and 40 hex digits.');
  return { account: null, file: unsigned, from: from === undefined ? null : checksumAddress(from) };
}
