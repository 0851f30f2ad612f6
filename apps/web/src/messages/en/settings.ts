import type { EndpointProblem } from '../../config/ownEndpoints.ts';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** Messages of features/settings. */
export const settings = {
  title: 'Settings',
  intro: 'These apply to this browser only.',

  appearance: {
    title: 'Appearance',
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    notKept: 'This browser can’t store settings: the theme applies until you leave this page.',
  },

  language: {
    title: 'Language',
    label: 'Language',
    /** Follows the languages of the browser's own settings. */
    asBrowser: 'As your browser',
    /** `name` is the language that this results in. */
    hint: (name: string) => `Your browser asks for: ${name}. Another choice is kept in a cookie for a year.`,
    /** The server has sent the page in another language. */
    missing: (name: string) => `You chose ${name}, but this server sends its pages in one language only.`,
  },

  signedIn: {
    title: 'Sign-in',
    text: 'You are signed in. Signing out everywhere ends your sessions in all browsers, on this and on other devices.',
    signOut: 'Sign out everywhere',
    done: 'You are signed out everywhere.',
    over: 'Your session here had ended, so you were not signed out elsewhere. Sign in, then try again.',
  },

  endpoints: {
    title: 'Endpoints',
    text: 'Contests and reviews are read from an index (a scan) and checked through an RPC of the chain. You can use your own: an https address, or http on this computer.',
    inUse: 'Custom endpoints are in use',
    inUseText: 'The defaults are not used, even if your endpoints fail.',
    rpc: (chain: string) => `${chain} RPC`,
    scan: (chain: string) => `${chain} index`,
    default: (url: string) => `Default: ${url}`,
    test: 'Test',
    testOne: (name: string) => `Test: ${name}`,
    save: 'Save and reload',
    reset: 'Use the defaults',
    reloads: 'Saving reloads the page so that it may contact the new address.',
    notKept: 'This browser can’t store settings: its storage is full or blocked. The defaults are used.',
    tooMany: (max: number) => `You can use at most ${max} different servers.`,
    problems: {
      'not-an-address': 'This isn’t an address. Enter the whole address, starting with https://',
      insecure: 'Plain http works only for this computer. Use an address that starts with https://',
      login: 'Remove the user name and password: a page can’t send them.',
      fragment: 'Remove the # and what follows it: servers never see it.',
      'too-long': 'This address is too long. The maximum is 500 characters.',
    } satisfies Record<EndpointProblem, string>,
    outcome: {
      testing: 'Testing',
      rpcAnswers: (chain: string) => `It responds for ${chain}.`,
      scanAnswers: (contests: number) => `It responds and lists ${count(contests, 'contest', 'contests')}.`,
      wrongChain: (found: number, chain: string, wanted: number) =>
        `Wrong chain: its chain id is ${found}, but ${chain} has ${wanted}. Use an RPC of ${chain}.`,
      odd: 'It returned an unexpected response. Check the path of the address.',
      unreachable:
        'It did not respond. Check the address, and that it allows requests from other sites (CORS).',
      blocked: 'This site’s security policy does not allow that address. Its operator has to add it.',
    },
  },

  stored: {
    title: 'What is stored in this browser',
    text: 'It stays here unless stated otherwise. You can clear it at any time.',
    byItself:
      'Not counted because they are restored automatically: your scroll position, until you close the tab, and the version of the wallet dialogs.',
    nothing: 'Nothing is stored.',
    blocked: 'This browser does not let pages store anything.',
    groups: {
      drafts: {
        name: 'Drafts',
        text: 'Unsigned contests, reviews and profiles. Copies on this server stay there: delete those under “Your drafts”.',
      },
      sealed: {
        name: 'Sealed reviews',
        text: 'Your reviews in sealed contests. Without them, or their files, you cannot reveal what you signed.',
      },
      signing: {
        name: 'Pending transactions',
        text: 'What your wallet asked you to sign, until everyone can see it. After you close a page, this lets it look up the outcome.',
      },
      transactions: {
        name: 'Recent transactions',
        text: 'The transactions you sent from this site, per account.',
      },
      wallet: {
        name: 'Wallet',
        text: 'The wallet you used last, and what wallets store here to reconnect. Clearing it disconnects.',
      },
      appearance: {
        name: 'Appearance',
        text: 'The theme you chose above. Clearing it reloads the page.',
      },
      endpoints: {
        name: 'Custom endpoints',
        text: 'The addresses above. A cookie tells this server which of them its pages may contact.',
      },
      other: {
        name: 'Everything else',
        text: 'Data this site does not recognize, such as data left by a browser extension.',
      },
    },
    size: (items: number, size: string) => `${count(items, 'item', 'items')}, ${size}`,
    clear: 'Clear',
    clearOne: (name: string) => `Clear: ${name}`,
    clearAll: 'Clear all',
    keep: 'Keep it',
    confirmAll: {
      title: 'Clear everything stored?',
      text: 'This signs you out and removes your wallet, drafts, sealed reviews and settings from this browser. What you have signed stays on the chain. This cannot be undone.',
    },
    confirmDrafts: {
      title: 'Clear your drafts?',
      text: 'Everything you typed in this browser and did not sign will be lost.',
    },
    confirmSealed: {
      title: 'Clear your sealed reviews?',
      text: 'Those that you have not revealed can then be revealed from their files only. Without a file they never count.',
    },
    notSignedOut:
      'Everything here is cleared, but the server could not be reached to sign you out. Clear all again when you are online.',
  },

  sent: {
    title: 'What this site sends',
    facts: [
      {
        name: 'Reading',
        text: 'Pages read contests and reviews from the index, and use the RPC for the names and pictures of the people shown, and when you check a result, use a wallet, or have a pending transaction. Both see your IP address and what you look at. There is no other server, no tracking and no advertising.',
      },
      {
        name: 'Wallets',
        text: 'Nothing is sent to a wallet’s service before you choose a wallet. After that, the wallet’s own service may be contacted, and the name of your address is looked up on Ethereum.',
      },
      {
        name: 'This server',
        text: 'It sends the pages. It learns your address only if you sign in with a signed message, and sets a cookie until you sign out. Drafts are stored there only if you ask for it, for 90 days.',
      },
      {
        name: 'The chain',
        text: 'What you sign is permanently public, under your address. Nothing on this page can undo that.',
      },
    ],
    walletConnect: {
      name: 'WalletConnect',
      on: 'Version 2: its relay is contacted only after you choose a wallet that needs it.',
      off: 'It is not set up here, so its relay is never contacted.',
      v1: 'Version 1 is switched off: its network no longer runs. A wallet that supports only version 1 needs an update.',
    },
    more: 'Privacy',
  },
} as const;
