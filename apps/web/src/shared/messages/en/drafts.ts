import { inSentence } from '../../text/inSentence.ts';

const days = 90;

/** Words of drafts on the server: beside what is being written, and on the page that lists them. */
export const drafts = {
  keep: 'Keep my drafts on this server too',
  keepHelp: `To go on with them on another device. The operator of this server can read a review that is not published yet. Drafts are gone ${days} days after their last change.`,
  mine: 'Your drafts',
  looking: 'Looking on the server for a later draft',
  removing: 'Taking your drafts off the server',
  saving: 'Saving on the server',
  saved: (at: string) => `Saved on the server: ${at}.`,
  taken: (at: string) => `This is the draft from the server, saved ${at}.`,
  nothing: 'Saved on the server as soon as you change something.',
  notRemoved: 'Your drafts could not be taken off the server. Try again once it can be reached.',
  unowned:
    'This was typed before an account was connected. It stays in this browser until you change it or tick this.',
  foreign: (address: string) => `This was typed as ${address}. It stays in this browser.`,

  found: {
    title: 'There is a draft of yours on the server',
    text: (at: string) => `Saved ${at}. Going on with it keeps your drafts on the server here too.`,
    replaces: 'It replaces what stands here.',
    act: 'Go on with it',
  },
  conflict: {
    title: 'Changed here and on another device',
    text: 'Choose the one to go on with. The other one stays under “Your drafts”.',
    textNoRoom:
      'Choose the one to go on with. There is no room on the server for the other one: it will be lost.',
    here: 'In this browser',
    there: (at: string) => `On the server, saved ${at}`,
    empty: 'No text yet',
    keepHere: 'Go on with this browser’s',
    takeThere: 'Go on with the server’s',
  },
  /** Why a draft is in the browser alone, by the code of the server's answer. */
  here: {
    'session-required': 'Your sign-in has ended. The draft is kept in this browser alone.',
    'too-large': 'This is too long for the server. The draft is kept in this browser alone.',
    'drafts-too-large':
      'Your drafts take 2 MB on the server already. The draft is kept in this browser alone.',
    'too-many-drafts':
      'The server keeps 200 drafts for you already. The draft is kept in this browser alone.',
    'drafts-full':
      'The server has no room for drafts now. The draft is kept in this browser, and on the server again later.',
    unreachable:
      'The server cannot be reached. The draft is kept in this browser, and on the server again later.',
    unavailable:
      'The server cannot save it now. The draft is kept in this browser, and on the server again later.',
    unexpected:
      'The server gave an answer that this page does not understand. The draft is kept in this browser alone.',
  },
  signIn: 'Sign in',

  page: {
    title: 'Your drafts',
    intro: `What you have begun and keep on this server. Its operator can read it; it is gone ${days} days after its last change.`,
    connect: {
      title: 'Whose drafts?',
      text: 'Connect a wallet and sign in to see the drafts that are kept on this server. Other drafts are in the browser that they were typed in.',
      act: 'Connect a wallet',
    },
    signIn: {
      title: 'Sign in to see your drafts',
      text: 'Only somebody who signs in with the address that saved them can read them here. It costs nothing.',
    },
    loading: 'Loading your drafts',
    none: {
      title: 'No drafts on this server',
      text: 'They come here when you tick “Keep my drafts on this server too” while you write.',
    },
    failed: 'The drafts could not be loaded',
    tryAgain: 'Try again',
    contest: 'Contest to be started',
    review: 'Review',
    otherVersion: 'Other version',
    unknown: 'A draft that this page cannot read',
    untitled: 'Untitled contest',
    of: (title: string) => `of an entry of “${inSentence(title)}”`,
    saved: (at: string) => `Saved ${at}`,
    goOn: 'Go on',
    goOnWith: (name: string) => `Go on with ${name}`,
    delete: 'Delete',
    deleteOne: (name: string) => `Delete the draft ${name}`,
    downloadAll: 'Download all',
    deleteAll: 'Delete all',
    confirm: {
      title: 'Delete all drafts on this server?',
      text: (n: number) =>
        `${n === 1 ? 'One draft is' : `${n} drafts are`} deleted for good. What you have typed in a browser stays there.`,
      keep: 'Keep them',
    },
    deleted: 'Your drafts are deleted.',
    notDeleted: 'That could not be deleted. Try again.',
  },
};
