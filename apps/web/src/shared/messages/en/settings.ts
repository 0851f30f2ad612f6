import type { EndpointProblem } from '../../endpoints/checkEndpoint.ts';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** Words of features/settings. */
export const settings = {
  title: 'Settings',
  intro: 'They hold for this browser alone.',

  endpoints: {
    title: 'Who is asked',
    text: 'Contests and reviews are read from a scan, and checked with an RPC of the chain. You may use your own: an https address, or http on this computer.',
    inUse: 'Your own endpoints are in use',
    inUseText: 'Nobody else is asked in their place, also when they do not answer.',
    rpc: (chain: string) => `RPC of ${chain}`,
    scan: (chain: string) => `Scan of ${chain}`,
    default: (url: string) => `Default: ${url}`,
    test: 'Test',
    testOne: (name: string) => `Test: ${name}`,
    save: 'Save and reload',
    reset: 'Use the defaults',
    reloads: 'Saving reloads the page, so that the new address may be asked.',
    notKept: 'This browser keeps nothing: its storage is full or blocked. The defaults are used.',
    tooMany: (max: number) => `These are more than ${max} different servers. Use fewer.`,
    problems: {
      'not-an-address': 'This is not an address. Write it whole, beginning with https://',
      insecure: 'Plain http is only for this computer. Use an address that begins with https://',
      login: 'Take the user name and the password out: a page cannot send them.',
      fragment: 'Take away what stands behind the #: a server never sees it.',
      'too-long': 'This is longer than an address may be, 500 characters.',
    } satisfies Record<EndpointProblem, string>,
    outcome: {
      testing: 'Testing',
      rpcAnswers: (chain: string) => `It answers for ${chain}.`,
      scanAnswers: (contests: number) => `It answers, and lists ${count(contests, 'contest', 'contests')}.`,
      wrongChain: (found: number, chain: string, wanted: number) =>
        `It is on another chain: its chain id is ${found}, and ${chain} has ${wanted}. Use an RPC of ${chain}.`,
      odd: 'Something answers there, but not as it should. Check the path of the address.',
      unreachable: 'It did not answer. Check the address, and that it lets pages of other sites ask (CORS).',
      blocked:
        'This site does not let its pages ask that address. Its operator has to allow it in the security policy.',
    },
  },

  stored: {
    title: 'What is stored in this browser',
    text: 'All of it stays here unless it says otherwise, and you can clear it at any time.',
    byItself:
      'Not counted, since they come back by themselves: how far you have scrolled, until the tab is closed, and the version of the wallet dialogs.',
    nothing: 'Nothing is stored.',
    blocked: 'This browser does not let pages store anything.',
    groups: {
      drafts: {
        name: 'Drafts',
        text: 'Contests, reviews and profiles that you have begun and not signed. Copies on this server stay there: “Your drafts” deletes those.',
      },
      signing: {
        name: 'What is on its way',
        text: 'What you were asked to sign, until everybody can see it. A page that was closed finds out by it what became of it.',
      },
      transactions: {
        name: 'Recent transactions',
        text: 'Those that you sent from this page, for each account.',
      },
      wallet: {
        name: 'Wallet',
        text: 'Which wallet you used last, and what wallets keep here to find you again. Clearing it disconnects.',
      },
      endpoints: {
        name: 'Own endpoints',
        text: 'The addresses above. A cookie tells this server which of them its pages may ask.',
      },
      other: {
        name: 'Everything else',
        text: 'What is not known here, such as what an extension of the browser has left.',
      },
    },
    size: (items: number, size: string) => `${count(items, 'item', 'items')}, ${size}`,
    clear: 'Clear',
    clearOne: (name: string) => `Clear: ${name}`,
    clearAll: 'Clear all',
    keep: 'Keep it',
    confirmAll: {
      title: 'Clear all that is stored?',
      text: 'You are signed out, and wallet, drafts and settings are forgotten in this browser. What you have signed stays on the chain. This cannot be undone.',
    },
    confirmDrafts: {
      title: 'Clear your drafts?',
      text: 'What you have typed in this browser and not signed is gone for good.',
    },
    notSignedOut:
      'Everything here is cleared, but the server could not be told that you sign out. Clear all again once you are online.',
  },

  sent: {
    title: 'What this site sends',
    facts: [
      {
        name: 'Reading',
        text: 'Pages ask the scan of the chain for contests and reviews, and the RPC when you open an account, check a result, use a wallet, or have something on its way that you signed. They see your IP address and what you look at. There is no other server, no statistics, no advertising.',
      },
      {
        name: 'Wallets',
        text: 'Nothing is sent to a wallet’s service before you choose a wallet. Then that wallet’s own service may be asked, and the name of your address is looked up on Ethereum.',
      },
      {
        name: 'This server',
        text: 'It sends the pages. Only if you sign in does it learn your address, by a message that you sign, and keep a cookie until you sign out. Drafts go there only if you ask for it, for 90 days.',
      },
      {
        name: 'The chain',
        text: 'What you sign is public for ever, under your address. Nothing on this page can take it back.',
      },
    ],
    walletConnect: {
      name: 'WalletConnect',
      on: 'Its relay is asked only after you have chosen a wallet that needs it. That is version 2.',
      off: 'It is not set up here, so its relay is never asked.',
      v1: 'Version 1 is switched off: its network no longer runs. A wallet that knows only version 1 needs an update.',
    },
    more: 'Privacy',
  },
} as const;
