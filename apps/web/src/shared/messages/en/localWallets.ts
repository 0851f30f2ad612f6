/** Words of features/local-wallets. */
export const localWallets = {
  approve: 'Approve',
  reject: 'Reject',
  connect: {
    title: (wallet: string) => `${wallet}: connect?`,
    text: 'This page wants to see the address of this wallet.',
  },
  sign: {
    title: (wallet: string) => `${wallet}: sign?`,
    text: 'This page wants a signature under these words.',
  },
  signTypedData: {
    title: (wallet: string) => `${wallet}: sign data?`,
    text: 'This page wants a signature under this data.',
  },
  send: {
    title: (wallet: string) => `${wallet}: send a transaction?`,
    text: 'This page wants a transaction to be signed and sent.',
  },
  switch: {
    title: (wallet: string) => `${wallet}: change the network?`,
    text: 'This page wants the wallet to be on another network.',
  },
  watchAsset: {
    title: (wallet: string) => `${wallet}: watch a token?`,
    text: 'This page wants the wallet to list a token.',
  },
  facts: {
    account: 'Account',
    to: 'To',
    newContract: 'A new contract',
    value: 'Value',
    ether: (amount: string) => `${amount} ETH`,
    method: 'Method',
    unknownMethod: (selector: string) => `Unknown (${selector})`,
    noMethod: 'None, a plain transfer',
    size: 'Data',
    bytes: (count: string) => `${count} bytes`,
    network: 'Network',
    message: 'Message',
  },
} as const;
