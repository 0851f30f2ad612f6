/** Messages for editing one's own profile. */
export const englishAccountEditor = {
  title: 'Your profile',
  intro: 'This is what people see when they open your address. Only your wallet can change it.',
  loading: 'Loading your profile',
  failed: 'Your profile could not be loaded',
  tryAgain: 'Try again',
  connect: {
    title: 'Whose profile?',
    text: 'Connect a wallet to load its profile. You don’t have to sign anything.',
    act: 'Connect a wallet',
  },
  unavailable: {
    title: (chain: string) => `There are no profiles on ${chain} yet`,
    text: 'Contests and reviews work without them.',
  },
  replaces: {
    elsewhere: (href: string) =>
      `Your profile is stored at ${href}, which this page does not load. Saving replaces it.`,
    unreadable: 'Your current profile can’t be read. Saving replaces it.',
  },
  fields: {
    name: 'Name',
    about: 'About',
    picture: 'Picture',
    choosePicture: 'Choose a picture',
    pictureHelp:
      'Your browser crops it to a square and shrinks it, because every byte stored on the chain costs a fee.',
    pictureSize: (kilobytes: string) => `${kilobytes} kB`,
    pictureElsewhere: 'Your picture is stored elsewhere and shown as a link:',
    shrinking: 'Shrinking the picture',
    removePicture: 'Remove',
    preview: 'Your picture as others will see it',
    website: 'Website',
    websiteHint: 'starts with https://',
    x: 'X',
    telegram: 'Telegram',
    accountHint: 'your user name',
    count: (used: number, max: number) => `${used} of ${max}`,
  },
  problems: {
    name: (length: number, max: number) => `The name has ${length} characters; the maximum is ${max}.`,
    about: (length: number, max: number) => `This text has ${length} characters; the maximum is ${max}.`,
    website: 'This isn’t a website address that starts with https://.',
    x: 'An X user name has up to 15 letters, digits and underscores.',
    telegram: 'A Telegram user name starts with a letter and has 4 to 32 letters, digits and underscores.',
    size: {
      picture: (bytes: string, max: string) =>
        `With this picture the profile has ${bytes} bytes; the maximum is ${max}. Remove it or choose another one.`,
      texts: (bytes: string, max: string) =>
        `The profile has ${bytes} bytes; the maximum is ${max}. Shorten the text.`,
      kept: (bytes: string, max: string) =>
        `The profile has ${bytes} bytes; the maximum is ${max}. Much of it is in fields from other apps, which this page does not know.`,
    },
  },
  keptFields: {
    names: (names: string) => `Fields from other apps: ${names}`,
    more: (names: string, n: number) => `${names} and ${n} more`,
    leaveOut: 'Remove these fields',
    leftOut: 'Fields from other apps are removed when you save.',
    keep: 'Keep them',
  },
  invalid: (n: number) => `Fix ${n} ${n === 1 ? 'field' : 'fields'}.`,
  unchanged: 'Nothing has changed.',
  submit: 'Save profile',
  permanentlyPublic: 'Permanently public: older versions stay readable in the chain’s history.',
  discard: 'Discard changes',
  kept: 'Your draft is saved on this device until you save the profile.',
  notKept: 'This browser can’t save your draft. It will be lost when you close the page.',
  toAccount: 'View your account',

  preview: {
    text: 'This is exactly what your wallet will ask you to sign. It is permanently public: if you change it later, older versions stay readable in the chain’s history.',
    profile: 'The profile',
    nothing: 'Nothing: the profile will be empty.',
    keptFields: 'Kept unchanged',
    facts: 'The transaction',
    contract: 'Profile contract',
  },
  done: {
    notify: 'Your profile is saved and visible to everyone.',
    see: 'View',
  },
  resume: {
    title: 'Your profile is pending',
    asked: (at: string) =>
      `On ${at} your wallet asked you to sign your profile. This page is checking whether you did.`,
    notSigned: 'I did not sign it',
  },
} as const;
