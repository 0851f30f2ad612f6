import { formatNumber } from '@org/contests-react';
import type { ConsentRequest, SendRequest } from '@org/wallet-kit/testing';
import { formatEther } from 'viem/utils';
import { messages } from '../../messages/messages.ts';

/** The content of the dialog: a heading, a sentence, and facts as pairs of name and value. */
export type Description = {
  readonly title: string;
  readonly text: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
};

const words = messages.localWallets;

/** The methods that the product calls, by selector. */
const methods: Readonly<Record<string, string>> = {
  '0xf17325e7': 'EAS: attest',
  '0x46926267': 'EAS: revoke',
  '0x60d7a278': 'SchemaRegistry: register',
  '0x02fe5305': 'Profile: setURI',
};

const describeMethod = (data: string) => {
  if (data === '0x') return words.facts.noMethod;
  const selector = data.slice(0, 10).toLowerCase();
  return methods[selector] ?? words.facts.unknownMethod(selector);
};

const describeSend = ({ to, value, data }: SendRequest): Description['facts'] => [
  [words.facts.to, to ?? words.facts.newContract],
  [words.facts.value, words.facts.ether(formatEther(value))],
  [words.facts.method, describeMethod(data)],
  [words.facts.size, words.facts.bytes(formatNumber((data.length - 2) / 2))],
];

/** Describes a request to the user of the wallet named `wallet`. */
export function describeRequest(
  wallet: { readonly name: string; readonly address: string },
  request: ConsentRequest,
): Description {
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
      return describe(words.send, describeSend(request));
    case 'switch':
    case 'add':
      return describe(words.switch, [[words.facts.network, request.chainName ?? String(request.chainId)]]);
    case 'watch-asset':
      return describe(words.watchAsset, [[words.facts.message, request.message]]);
  }
}
