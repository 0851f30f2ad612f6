/** Messages of features/help. */
export const help = {
  title: 'Help',
  sections: [
    {
      id: 'contests',
      heading: 'How a contest works',
      lines: [
        'An organizer signs the criteria, the dates, the judges and the entries. A contest can also take submissions, which the organizer admits. Each judge reviews every entry with points for each criterion and a comment, signed with their own wallet. Everything is stored as attestations of the Ethereum Attestation Service: they are permanently public, and nobody can change them, not even this site.',
        'A contract on the chain refuses reviews by anyone who is not a judge, reviews outside the dates, and points outside the scale. Each criterion’s points are multiplied by its weight and added up, and entries are ranked by their mean points. Entries with the same mean share a rank, and the next rank is skipped: 1, 1, 3. Entries without a review have no rank. A judge can replace or withdraw a review until judging ends.',
        'In a sealed contest nobody can read a review before judging has ended. Judges reveal their reviews afterwards, on the same device or with the file that they saved; a review that is not revealed in time does not count.',
      ],
    },
    {
      id: 'check',
      heading: 'Check a result yourself',
      lines: [
        '“Check against the chain” reads every review again from the chain and compares. “Download JSON” saves the whole result as a file. This command compares it with a result that it computes from the chain, without this site:',
      ],
      code: 'npx @org/contests verify <chain> <contest> --closed --bundle <file>',
    },
    {
      id: 'wallets',
      heading: 'Which wallets work',
      lines: [
        'You need no wallet to read. To sign, use any browser wallet, such as MetaMask, Brave or Rainbow; Safe inside its own app; or a wallet on your phone by scanning a code, if the operator of this site has set that up.',
        'The codes use WalletConnect v2. WalletConnect v1 is switched off: a wallet that supports only v1 needs an update.',
      ],
    },
    {
      id: 'privacy',
      heading: 'What leaves your browser',
      lines: [
        'Pages read contests and reviews from the index, a service that lists the chain’s attestations. They read from the chain when you open an account, check a result or sign. No other server is contacted until you choose a wallet. After that, the wallet’s own service may be contacted, and the name of your address is looked up on Ethereum.',
        'Signing in is optional. It sends a signed message to this site and sets a cookie until you sign out.',
      ],
    },
    {
      id: 'storage',
      heading: 'What is stored',
      lines: [
        'This browser stores your unsigned drafts, pending transactions until everyone can see them, your recent transactions, and the wallet you used last. You can see and clear all of it in the settings.',
        'The server stores drafts only if you sign in and ask for it, for 90 days. Its operator can read them.',
      ],
    },
  ],
} as const;
