import type { Hex } from 'viem';
import { type ActsReading, createActsReader } from '../../chain/createActsReader.ts';
import type { OpenChain } from './openChain.ts';
import { describeProgress, type Terminal, UnusableInput } from './terminal.ts';

/** @throws {UnusableInput} if there is no such contest */
export async function readContest(chain: OpenChain, contest: Hex, terminal: Terminal): Promise<ActsReading> {
  const lookup = await createActsReader(chain).fetchActs(contest, {
    onProgress: (progress) => terminal.progress(describeProgress(progress)),
  });
  terminal.progress('');
  if (lookup.status === 'found') return lookup.reading;
  if (lookup.status === 'not-found') throw new UnusableInput('The chain has no attestation with this UID.');
  throw new UnusableInput("This is not a contest of the chain's resolver.");
}
