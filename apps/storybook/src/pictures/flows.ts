/** One step of a journey: the stories that show it, and what happens. */
type FlowStep = {
  readonly desktop: string;
  /** Default: the same story, at the phone's size. */
  readonly phone?: string;
  readonly text: string;
};

export type Flow = {
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  readonly steps: readonly FlowStep[];
};

/** A step of a wallet dialog, which has a story per window. */
const dialog = (id: string, text: string, phone = `${id}-on-phone`): FlowStep => ({
  desktop: `dialogs-${id}`,
  phone: `dialogs-${phone}`,
  text,
});

const button = (id: string, text: string): FlowStep => ({
  desktop: `wallet-connect-button-with-a-wallet--${id}`,
  phone: `wallet-connect-button-with-a-wallet--${id}-on-phone`,
  text,
});

const page = (id: string, text: string): FlowStep => ({ desktop: id, text });

/** The journeys of a visitor who becomes a judge, as sequences of stories. */
export const flows: readonly Flow[] = [
  {
    id: 'connect',
    title: 'Connect a wallet',
    intro: 'From a visitor to a connected account. Nothing is signed.',
    steps: [
      button('disconnected', 'A visitor presses “Connect Wallet”.'),
      dialog('connect--wallets', 'Chooses a wallet.'),
      dialog('connect--connecting', 'The wallet asks for permission.'),
      dialog('connect--then-connected', 'Approved: the dialog closes.'),
      button('connected', 'The button shows the chain and the account.'),
      dialog('account--account', 'The account, to copy, or to disconnect.'),
    ],
  },
  {
    id: 'connect-phone-wallet',
    title: 'Connect a wallet on another device',
    intro: 'A wallet app on the phone is paired by a QR code.',
    steps: [
      dialog('connect--wallets', 'Chooses a wallet.'),
      dialog('connect--qr-code', 'Scans the code with the wallet app.', 'connect--qr-code-in-narrow-window'),
      dialog('connect--relay-unreachable', 'Offline: offers “RETRY”.'),
      dialog('connect--then-connected', 'Paired and approved.'),
    ],
  },
  {
    id: 'get-a-wallet',
    title: 'Get a wallet',
    intro: 'For a visitor who has none.',
    steps: [
      dialog('connect--wallets', 'Reads what a wallet is.', 'connect--learn-on-phone'),
      dialog('get-a-wallet--get', 'Chooses one.'),
      dialog(
        'get-a-wallet--download-options',
        'For the phone, or for this browser.',
        'get-a-wallet--download-options-in-narrow-window',
      ),
      dialog('get-a-wallet--download', 'Scans the store’s code.', 'get-a-wallet--download-in-narrow-window'),
      dialog(
        'get-a-wallet--instructions-mobile',
        'Creates a wallet, step by step.',
        'get-a-wallet--instructions-mobile-in-narrow-window',
      ),
    ],
  },
  {
    id: 'connect-trouble',
    title: 'When connecting fails',
    intro: 'Each failure says what happened and offers a way to continue.',
    steps: [
      dialog('connect--rejected', 'Rejected in the wallet: silent, with “RETRY”.'),
      dialog('connect--request-pending', 'The wallet has another request open.'),
      button('given-up', 'Closed the dialog: the attempt is given up.'),
      dialog('connect--failed', 'The wallet failed.'),
      dialog('connect--provider-not-found', 'There is no wallet in this browser.'),
      dialog('connect--unsupported', 'The site has no WalletConnect.'),
      button('wrong-network', 'Connected, on a network that the site does not know.'),
      dialog('switch-networks--wrong-network', 'Chooses another network.'),
      dialog('switch-networks--then-switched', 'On a known network.'),
    ],
  },
  {
    id: 'sign-in',
    title: 'Sign in',
    intro: 'Optional in Laurel: a signature proves that the account is the visitor’s.',
    steps: [
      button('connected', 'Connected, not signed in.'),
      dialog('verify--idle', 'What is asked, and what it costs.'),
      dialog('verify--preparing', 'The server sends a number to sign.'),
      dialog('verify--signing', 'The wallet asks for the signature.'),
      dialog('verify--verifying', 'The server checks it.'),
      dialog('verify--then-verified', 'Signed in.'),
    ],
  },
  {
    id: 'sign-in-trouble',
    title: 'When signing in fails',
    intro: 'The dialog stays open and can be tried again.',
    steps: [
      dialog('verify--nonce-failed', 'The server does not answer.'),
      dialog('verify--rejected', 'Rejected in the wallet: silent.'),
      dialog('verify--signing-failed', 'The wallet failed.'),
      dialog('verify--verification-failed', 'The server refuses the signature.'),
      dialog('verify--wrong-network', 'The wallet is on another network.'),
      dialog('verify--cannot-switch', 'The wallet cannot switch by itself.'),
    ],
  },
  {
    id: 'required-sign-in',
    title: 'Connect and sign in at once',
    intro: 'For apps that require a signature: without it nobody is connected.',
    steps: [
      dialog('connect--wallets', 'Chooses a wallet.'),
      dialog('connect--connecting', 'The wallet asks for permission.'),
      dialog('verify-when-required--asked', 'Asked for the signature at once.'),
      dialog('verify-when-required--nonce-failed', 'The server fails once.'),
      dialog('verify-when-required--then-retried', 'Tried again: signed in.'),
      dialog('verify-when-required--session-of-last-time', 'Back the next day: still signed in.'),
    ],
  },
  {
    id: 'review',
    title: 'Review an entry',
    intro: 'A judge follows the link of a contest, reviews one entry, and goes on to the next.',
    steps: [
      page('web-contest--judging', 'The contest while it is judged.'),
      page('web-review-entry--empty', 'An empty review.'),
      page('web-review-entry--idle', 'Criteria ticked and a comment written.'),
      page('web-review-entry--checking', 'Checks the chain and the balance.'),
      page('web-review-entry--confirm-in-wallet', 'The wallet asks for the signature.'),
      page('web-review-entry--sent', 'Sent.'),
      button('pending-transaction', 'Meanwhile, the header: a ring around the picture.'),
      dialog('transactions--pending', 'The account dialog lists it.'),
      page('web-review-entry--mined', 'Mined.'),
      page('web-review-entry--visible', 'Visible to everyone.'),
      page('web-review-entry--next-in-queue', 'The next entry follows.'),
      page('web-end-of-the-queue--all-reviewed', 'All entries are reviewed.'),
      page('web-contest--closed', 'After the end: the result.'),
    ],
  },
  {
    id: 'review-many',
    title: 'Sign several reviews at once',
    intro: 'A judge writes reviews first and signs them with one request.',
    steps: [
      page('web-review-entry--in-queue', 'Saved for later instead of signed.'),
      page('web-end-of-the-queue--some-saved', 'Some are saved.'),
      page('web-sign-reviews--idle', 'What will be signed.'),
      page('web-sign-reviews--some-unticked', 'Leaves some out.'),
      page('web-sign-reviews--confirm-in-wallet', 'The wallet asks once.'),
      page('web-sign-reviews--sent', 'Sent.'),
      page('web-sign-reviews--visible', 'Visible to everyone.'),
      page('web-your-reviews--listed', 'The judge’s own reviews.'),
    ],
  },
  {
    id: 'review-trouble',
    title: 'When a review cannot be signed',
    intro: 'The draft is kept in every case.',
    steps: [
      page('web-review-entry--comment-malformed', 'The comment has a character that cannot be stored.'),
      page('web-review-entry--not-enough', 'Not enough for the fee.'),
      page('web-review-entry--on-another-chain', 'The wallet is on another network.'),
      page('web-review-entry--waiting-for-earlier', 'An earlier transaction is pending.'),
      page('web-review-entry--failed', 'The wallet has another request open.'),
      page('web-review-entry--over', 'The judging is over.'),
      page('web-review-entry--not-kept', 'This browser keeps no drafts.'),
    ],
  },
];
