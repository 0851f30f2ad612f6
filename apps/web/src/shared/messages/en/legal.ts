/** Words of the pages for the operator's texts: terms and privacy. */
export const legal = {
  terms: {
    title: 'Terms',
    none: 'The operator of this site has given no terms of use.',
  },
  privacy: {
    title: 'Privacy',
    none: 'The operator of this site has written nothing about privacy beyond what follows.',
  },
  loading: 'Loading the text',
  failed: 'The operator’s text could not be loaded. Your connection may have dropped.',
  tryAgain: 'Try again',
  /** True of every copy of the product, whoever runs it. */
  facts: {
    terms: {
      title: 'What holds in any case',
      texts: [
        'Contests and reviews are attestations on a public chain, signed by those who wrote them. They are public for ever: neither their author nor the operator of this site can delete them.',
        'A review is the opinion of its judge. This site shows what was signed, and by which rule it was counted; it does not decide.',
        'Signing costs a fee that goes to the chain, not to this site.',
      ],
    },
    privacy: {
      title: 'What this software does',
      texts: [
        'Reading needs no account and no wallet. There are no statistics, no advertising, and nothing from other sites is loaded.',
        'Pages ask the scan and the RPC of the chain, which see your IP address and what you look at. You may name your own in the settings.',
        'A wallet’s service, and the relay of WalletConnect, are asked only after you have chosen a wallet.',
        'This browser keeps drafts, what is on its way to the chain, and which wallet you used last. The settings list all of it, and clear it.',
        'Only if you sign in does this server learn your address, and keep a cookie until you sign out. Drafts are kept here only if you ask for it, for 90 days; the operator can read them.',
        'What you sign is public for ever, under your address.',
      ],
    },
  },
  toSettings: 'Open the settings',
} as const;
