/** Messages for the pages with the operator's terms and privacy texts. */
export const legal = {
  terms: {
    title: 'Terms',
    none: 'The operator of this site has not published terms of use.',
  },
  privacy: {
    title: 'Privacy',
    none: 'The operator of this site has not added anything about privacy to the following.',
  },
  loading: 'Loading the text',
  failed: 'The operator’s text could not be loaded. Check your connection.',
  tryAgain: 'Try again',
  /** True of every installation, with any operator. */
  facts: {
    terms: {
      title: 'What always applies',
      lines: [
        'Contests and reviews are attestations on a public chain, signed by their authors. They are permanently public: neither their author nor the operator of this site can delete them.',
        'A review is the opinion of its judge. This site shows what was signed and the rule used to count it. It does not decide.',
        'Signing costs a fee, which goes to the chain and not to this site.',
      ],
    },
    privacy: {
      title: 'What this software does',
      lines: [
        'You need no account and no wallet to read. There is no tracking and no advertising, and nothing is loaded from other sites.',
        'Pages contact the index and the chain’s RPC, which see your IP address and what you look at. You can choose your own in the settings.',
        'A wallet’s own service and the WalletConnect relay are contacted only after you choose a wallet.',
        'This browser stores drafts, pending transactions, and the wallet you used last. You can see and clear all of it in the settings.',
        'This server learns your address only if you sign in, and sets a cookie until you sign out. Drafts are stored here only if you ask for it, for 90 days. The operator can read them.',
        'What you sign is permanently public, under your address.',
      ],
    },
  },
  toSettings: 'Open the settings',
} as const;
