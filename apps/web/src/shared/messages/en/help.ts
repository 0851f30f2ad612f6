/** Words of features/help. */
export const help = {
  title: 'Help',
  sections: [
    {
      id: 'contests',
      heading: 'How a contest works',
      texts: [
        'An organizer signs who judges and what is entered. Each judge reviews every entry in words and points, signed in their own wallet. Both are attestations of the Ethereum Attestation Service: public for ever, and nobody can change them, not even this site.',
        'The ranking is the mean of the points that the listed judges gave in time. What does not count is listed on the contest’s page, with the reason.',
      ],
    },
    {
      id: 'check',
      heading: 'Check a result yourself',
      texts: [
        '“Check against the chain” reads every review again from the chain and compares. “Download JSON” gives the whole result as a file, which this command compares with what it computes from the chain itself, without this site:',
      ],
      code: 'npx @org/contests verify <chain> <contest> --bundle <file>',
    },
    {
      id: 'wallets',
      heading: 'Which wallets work',
      texts: [
        'Reading needs none. For signing, every wallet works that announces itself to the page in your browser, such as MetaMask, Brave or Rainbow; Safe works inside its own app, and wallets on a phone by scanning a code, where the operator of this site has set that up.',
        'Codes are those of WalletConnect v2. WalletConnect v1 is switched off, since its network no longer runs: a wallet that knows only v1 needs an update.',
      ],
    },
    {
      id: 'privacy',
      heading: 'What leaves your browser',
      texts: [
        'Pages ask the scan of the chain for contests and reviews, and the chain itself when you open an account, check a result or sign. Nothing else is asked before you choose a wallet; then that wallet’s own service may be, and the name of your address is looked up on Ethereum.',
        'Signing in is optional. It sends a message that you signed to this site, and sets a cookie until you sign out.',
      ],
    },
    {
      id: 'storage',
      heading: 'What is kept',
      texts: [
        'This browser keeps what you have begun and not signed yet, what you were asked to sign until everybody can see it, your recent transactions, and which wallet you used last. The settings list all of it and clear it.',
        'The server keeps drafts only if you sign in and ask for it, for 90 days. Its operator can read them.',
      ],
    },
  ],
} as const;
