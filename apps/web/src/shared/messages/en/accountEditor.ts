/** Words of the page on which somebody writes their own profile. */
export const accountEditor = {
  title: 'Your profile',
  intro: 'What people see when they open your address. It is yours: no wallet but yours can write it.',
  loading: 'Loading your profile',
  failed: 'Your profile could not be loaded',
  tryAgain: 'Try again',
  connect: {
    title: 'Whose profile is it?',
    text: 'Connect a wallet, and this page loads what its address says of itself. Nothing has to be signed for that.',
    act: 'Connect a wallet',
  },
  unavailable: {
    title: (chain: string) => `There are no profiles on ${chain} yet`,
    text: 'Contests and reviews do without them.',
  },
  replaces: {
    elsewhere: (href: string) =>
      `Your profile is at ${href}, which this page does not fetch. Saving replaces it.`,
    unreadable: 'What is in your profile cannot be read here. Saving replaces it.',
  },
  fields: {
    name: 'Name',
    about: 'About',
    picture: 'Picture',
    pictureHelp:
      'It is cut to a square and made small here, in your browser: what is stored on the chain costs by the byte.',
    pictureSize: (kilobytes: string) => `${kilobytes} kB`,
    pictureElsewhere: 'The picture is elsewhere, and shown as a link:',
    shrinking: 'Making the picture small',
    removePicture: 'Remove',
    preview: 'Your picture as it will be seen',
    website: 'Website',
    websiteHint: 'begins with https://',
    x: 'X',
    telegram: 'Telegram',
    accountHint: 'your name there',
    count: (used: number, max: number) => `${used} of ${max}`,
  },
  problems: {
    name: (length: number, max: number) => `The name has ${length} characters; ${max} is the most.`,
    about: (length: number, max: number) => `This text has ${length} characters; ${max} is the most.`,
    website: 'This is no address of a website that begins with https://.',
    x: 'A name on X has up to 15 letters, digits and underscores.',
    telegram: 'A name on Telegram begins with a letter and has 4 to 32 letters, digits and underscores.',
    size: {
      picture: (bytes: string, max: string) =>
        `With this picture the profile has ${bytes} bytes; ${max} is the most. Remove it, or choose another one.`,
      texts: (bytes: string, max: string) =>
        `The profile has ${bytes} bytes; ${max} is the most. Shorten the text.`,
      kept: (bytes: string, max: string) =>
        `The profile has ${bytes} bytes; ${max} is the most. Much of it is in fields that were written elsewhere and that this page does not know.`,
    },
    'not-a-picture': 'This file is no picture that can be used here. PNG, JPEG, WebP and GIF can.',
    broken: 'This picture cannot be opened. The file may be damaged.',
    'too-large': 'This picture is too large to be opened here. Make it smaller first.',
    'does-not-fit': 'This picture cannot be made small enough. Try another one.',
  },
  keptFields: {
    names: (names: string) => `Fields from elsewhere: ${names}`,
    more: (names: string, n: number) => `${names} and ${n} more`,
    leaveOut: 'Leave these fields out',
    leftOut: 'Fields that this page does not know are left out when you save.',
    keep: 'Keep them',
  },
  invalid: (n: number) => `${n} ${n === 1 ? 'field needs' : 'fields need'} another look.`,
  unchanged: 'Nothing has changed.',
  submit: 'Save profile',
  publicForEver: 'Public for ever: older versions stay readable in the chain’s history.',
  discard: 'Discard changes',
  kept: 'What you type is kept on this device until the profile is saved.',
  notKept: 'This browser keeps nothing here: what you type is lost when the page is closed.',
  toAccount: 'See your account',

  preview: {
    text: 'This is what your wallet will be asked to sign. It is public for ever: when you change it later, older versions stay readable in the chain’s history.',
    profile: 'The profile',
    nothing: 'Nothing: the profile is emptied.',
    keptFields: 'Kept as they are',
    facts: 'The transaction',
    contract: 'Profile contract',
  },
  done: {
    notify: 'Your profile is saved and visible to everyone.',
    see: 'See it',
  },
  resume: {
    title: 'Your profile is on its way',
    asked: (at: string) =>
      `On ${at} you were asked to sign your profile. This page is looking whether it has happened.`,
    notSigned: 'I did not sign it',
  },
} as const;
