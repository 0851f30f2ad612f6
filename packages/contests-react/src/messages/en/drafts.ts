import { inSentence } from '../text/names.ts';

const days = 90;

/** Messages for drafts on the server: beside a form, and on the page that lists them. */
export const englishDrafts = {
  keep: 'Also save my drafts on this server',
  keepHelp: `Lets you continue on another device. The operator of this server can read unpublished reviews. Drafts are deleted ${days} days after their last change.`,
  mine: 'Your drafts',
  looking: 'Looking for a newer draft on the server',
  removing: 'Deleting your drafts from the server',
  saving: 'Saving to the server',
  saved: (at: string) => `Saved on the server: ${at}.`,
  taken: (at: string) => `This is the server’s draft, saved ${at}.`,
  nothing: 'Will be saved on the server when you change something.',
  notRemoved: 'Your drafts could not be deleted from the server. Try again when it can be reached.',
  unowned:
    'You typed this before connecting an account. It stays in this browser until you change it or tick this box.',
  foreign: (address: string) => `You typed this as ${address}. It stays in this browser.`,

  found: {
    title: 'You have a draft on the server',
    text: (at: string) => `Saved ${at}. If you use it, drafts from this browser are saved on the server too.`,
    replaces: 'It replaces what is here.',
    act: 'Use this draft',
  },
  conflict: {
    title: 'Changed here and on another device',
    text: 'Choose which one to use. The other one stays under “Your drafts”.',
    textNoRoom: 'Choose which one to use. The server has no room for the other one: it will be lost.',
    here: 'In this browser',
    there: (at: string) => `On the server, saved ${at}`,
    empty: 'No text yet',
    keepHere: 'Use this browser’s draft',
    takeThere: 'Use the server’s draft',
  },
  /** Why a draft is saved in this browser only, by the server's error code. */
  here: {
    'session-required': 'Your sign-in has expired. The draft is saved in this browser only.',
    'too-large': 'This is too long for the server. The draft is saved in this browser only.',
    'drafts-too-large':
      'Your drafts already use 2 MB on the server. The draft is saved in this browser only.',
    'too-many-drafts': 'You already have 200 drafts on the server. The draft is saved in this browser only.',
    'drafts-full':
      'The server has no room for drafts right now. The draft is saved in this browser, and on the server later.',
    unreachable: 'The server can’t be reached. The draft is saved in this browser, and on the server later.',
    unavailable:
      'The server can’t save it right now. The draft is saved in this browser, and on the server later.',
    unexpected: 'The server returned an unexpected response. The draft is saved in this browser only.',
  },
  signIn: 'Sign in',

  page: {
    title: 'Your drafts',
    intro: `Drafts you saved on this server. Its operator can read them. Each is deleted ${days} days after its last change.`,
    connect: {
      title: 'Whose drafts?',
      text: 'Connect a wallet and sign in to see your drafts on this server. Other drafts are in the browser you typed them in.',
      act: 'Connect a wallet',
    },
    signIn: {
      title: 'Sign in to see your drafts',
      text: 'You can read them here only with the address that saved them. Signing in is free.',
    },
    loading: 'Loading your drafts',
    none: {
      title: 'No drafts on this server',
      text: 'To save one here, tick “Also save my drafts on this server” while you write.',
    },
    failed: 'The drafts could not be loaded',
    tryAgain: 'Try again',
    contest: 'New contest',
    review: 'Review',
    otherVersion: 'Other version',
    unknown: 'A draft this page can’t read',
    untitled: 'Untitled contest',
    of: (title: string) => `Entry in the contest “${inSentence(title)}”`,
    saved: (at: string) => `Saved ${at}`,
    goOn: 'Continue',
    goOnWith: (name: string) => `Continue with ${name}`,
    delete: 'Delete',
    deleteOne: (name: string) => `Delete the draft ${name}`,
    downloadAll: 'Download all',
    deleteAll: 'Delete all',
    confirm: {
      title: 'Delete all drafts on this server?',
      text: (n: number) =>
        `${n === 1 ? 'One draft is' : `${n} drafts are`} deleted permanently. Drafts in your browsers stay there.`,
      keep: 'Keep them',
    },
    deleted: 'Your drafts are deleted.',
    notDeleted: 'Could not delete. Try again.',
  },
};
