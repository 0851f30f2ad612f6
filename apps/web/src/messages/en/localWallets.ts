/** Words of features/local-wallets. */
export const localWallets = {
  approve: 'Approve',
  reject: 'Reject',
  connect: {
    title: (wallet: string) => `${wallet}: connect?`,
    text: 'This page asks to see this wallet’s address.',
  },
  sign: {
    title: (wallet: string) => `${wallet}: sign?`,
    text: 'This page asks you to sign this message.',
  },
  signTypedData: {
    title: (wallet: string) => `${wallet}: sign data?`,
    text: 'This page asks you to sign this data.',
  },
  send: {
    title: (wallet: string) => `${wallet}: send a transaction?`,
    text: 'This page asks you to sign and send a transaction.',
  },
  switch: {
    title: (wallet: string) => `${wallet}: switch networks?`,
    text: 'This page asks the wallet to switch to another network.',
  },
  watchAsset: {
    title: (wallet: string) => `${wallet}: add a token?`,
    text: 'This page asks the wallet to list a token.',
  },
  facts: {
    account: 'Account',
    to: 'To',
    newContract: 'A new contract',
    value: 'Value',
    ether: (amount: string) => `${amount} ETH`,
    method: 'Method',
    unknownMethod: (selector: string) => `Unknown (${selector})`,
    noMethod: 'None (plain transfer)',
    size: 'Data',
    bytes: (count: string) => `${count} bytes`,
    network: 'Network',
    message: 'Message',
  },
} as const;
