import type { ConsentRequest, SendRequest } from '@org/wallet-kit/testing';
import { formatEther } from 'viem/utils';
import { messages } from '../../messages/messages.ts';
import { describeActs } from './describeActs.ts';
import type { Names } from './knownContest.ts';
import { readActs } from './readActs.ts';

/** The content of the dialog: a heading, a sentence, and facts as pairs of name and value. */
export type Description = {
  readonly title: string;
  readonly text: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
};

const words = messages.localWallets;

async function describeSend(request: SendRequest, names: Names): Promise<Description['facts']> {
  const { to, value, data } = request;
  const amount = value > 0n ? [[words.facts.value, words.facts.ether(formatEther(value))] as const] : [];
  const recipient = [words.facts.to, to ?? words.facts.newContract] as const;
  if (data === '0x') return [[words.facts.act, words.facts.noMethod], recipient, ...amount];
  const acts = readActs(request);
  const { contest, summary, acts: lines } = await describeActs(acts, names);
  const isKnown = to !== undefined && acts.every(({ kind }) => kind !== 'unknown');
  return [
    ...(contest === null ? [] : [[words.facts.contest, contest] as const]),
    [words.facts.act, summary],
    ...(lines.length > 1 ? lines.map((line, index) => [`${index + 1}`, line] as const) : []),
    ...(isKnown ? [] : [recipient]),
    ...amount,
  ];
}

/** Describes a request to the user of the wallet named `wallet`; a transaction by what it does. */
export async function describeRequest(
  wallet: { readonly name: string; readonly address: string },
  request: ConsentRequest,
  names: Names,
): Promise<Description> {
  const account = [words.facts.account, wallet.address] as const;
  const describe = (
    { title, text }: { title: (wallet: string) => string; text: string },
    facts: Description['facts'],
  ): Description => ({ title: title(wallet.name), text, facts: [account, ...facts] });
  switch (request.kind) {
    case 'connect':
      return describe(words.connect, []);
    case 'sign':
      return describe(words.sign, [[words.facts.message, request.message]]);
    case 'sign-typed-data':
      return describe(words.signTypedData, [[words.facts.message, request.message]]);
    case 'send':
      return describe(words.send, await describeSend(request, names));
    case 'switch':
    case 'add':
      return describe(words.switch, [[words.facts.network, request.chainName ?? String(request.chainId)]]);
    case 'watch-asset':
      return describe(words.watchAsset, [[words.facts.message, request.message]]);
  }
}
