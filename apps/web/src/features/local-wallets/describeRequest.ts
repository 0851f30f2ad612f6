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

const localWalletsMessages = messages.localWallets;

async function describeSend(request: SendRequest, names: Names): Promise<Description['facts']> {
  const { to, value, data } = request;
  const amount =
    value > 0n
      ? [[localWalletsMessages.facts.value, localWalletsMessages.facts.ether(formatEther(value))] as const]
      : [];
  const recipient = [localWalletsMessages.facts.to, to ?? localWalletsMessages.facts.newContract] as const;
  if (data === '0x')
    return [[localWalletsMessages.facts.act, localWalletsMessages.facts.noMethod], recipient, ...amount];
  const acts = readActs(request);
  const { contest, summary, acts: lines } = await describeActs(acts, names);
  const isKnown = to !== undefined && acts.every(({ kind }) => kind !== 'unknown');
  return [
    ...(contest === null ? [] : [[localWalletsMessages.facts.contest, contest] as const]),
    [localWalletsMessages.facts.act, summary],
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
  const account = [localWalletsMessages.facts.account, wallet.address] as const;
  const describe = (
    { title, text }: { title: (wallet: string) => string; text: string },
    facts: Description['facts'],
  ): Description => ({ title: title(wallet.name), text, facts: [account, ...facts] });
  switch (request.kind) {
    case 'connect':
      return describe(localWalletsMessages.connect, []);
    case 'sign':
      return describe(localWalletsMessages.sign, [[localWalletsMessages.facts.message, request.message]]);
    case 'sign-typed-data':
      return describe(localWalletsMessages.signTypedData, [
        [localWalletsMessages.facts.message, request.message],
      ]);
    case 'send':
      return describe(localWalletsMessages.send, await describeSend(request, names));
    case 'switch':
    case 'add':
      return describe(localWalletsMessages.switch, [
        [localWalletsMessages.facts.network, request.chainName ?? String(request.chainId)],
      ]);
    case 'watch-asset':
      return describe(localWalletsMessages.watchAsset, [
        [localWalletsMessages.facts.message, request.message],
      ]);
  }
}
